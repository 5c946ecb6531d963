import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

type Handler = (event: Record<string, unknown>) => void;

const source = readFileSync('public/sw.js', 'utf8');
const DAY_AGO = new Date(Date.now() - 90_000_000).toUTCString();

let handlers: Record<string, Handler>;
let stored: Map<string, Response>;
let network: () => Promise<Response>;
let added: string[];
let waiting: Promise<unknown>[];
let sent: [string, { body: string }][];
let shown: [string, object][];
let opened: string[];

/** The worker's response, or undefined if it does not handle the request. */
async function responseTo(path: string, request: Record<string, unknown> = {}): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  handlers.fetch?.({
    request: { mode: 'navigate', method: 'GET', url: `https://site.example${path}`, ...request },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return answer;
}

beforeEach(() => {
  handlers = {};
  added = [];
  waiting = [];
  [sent, shown, opened] = [[], [], []];
  stored = new Map(['en-us', 'th-th'].map((locale) => [`/offline/${locale}.html`, new Response(`offline ${locale}`)]));
  network = async () => new Response('today');
  const cache = { match: async (page: string) => stored.get(page), add: async (page: string) => added.push(page) };
  runInNewContext(source, {
    ...{ URL, Date, Uint8Array, btoa, navigator: { language: 'th' } },
    registration: {
      showNotification: async (title: string, options: object) => shown.push([title, options]),
      pushManager: { subscribe: async () => ({ endpoint: 'next' }) },
    },
    clients: { openWindow: async (address: string) => opened.push(address) },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    fetch: (address: string, request: { body: string }) => {
      sent.push([address, request]);
      return network();
    },
    caches: { open: async () => cache, match: cache.match },
  });
});

describe('the service worker', () => {
  it('is smaller than 4 kB', () => expect(source.length).toBeLessThan(4_000));

  it('returns the network response, including a 404 and the 503 of a busy server', async () => {
    for (const status of [200, 404, 503]) {
      network = async () => new Response('today', { status });
      expect((await responseTo('/en-us'))?.status).toBe(status);
    }
  });

  it('returns the stored page in the language of the URL if the network fails', async () => {
    network = () => Promise.reject(new TypeError('Failed to fetch'));
    const shown = async (path: string) => (await responseTo(path))?.clone().text();
    expect(await shown('/en-us/listings/rm-1001?sums')).toBe('offline en-us');
    expect(await shown('/th-th')).toBe('offline th-th');
    expect(await shown('/en-usual'), 'no known locale: the language of the browser').toBe('offline th-th');
    stored.clear();
    await expect(responseTo('/en-us')).rejects.toThrow('Failed to fetch');
  });

  it('does not handle other requests', async () => {
    for (const request of [{ mode: 'cors' }, { mode: 'no-cors' }, { mode: 'same-origin' }, { method: 'POST' }])
      expect(await responseTo('/en-us', request), JSON.stringify(request)).toBeUndefined();
    for (const path of [
      '/api/visits',
      '/_next/static/a.js',
      '/_ipx/w_320/a',
      '/demo/a.mp4',
      '/robots.txt',
      '/cards/a.jpg',
    ])
      expect(await responseTo(path), path).toBeUndefined();
  });

  it('refreshes the stored page once a day', async () => {
    const renewed = async (date: string) => {
      stored.set('/offline/en-us.html', new Response('', { headers: { date } }));
      await responseTo('/en-us');
      await Promise.all(waiting);
      return added.splice(0);
    };
    expect(await renewed(new Date().toUTCString())).toEqual([]);
    expect(await renewed(DAY_AGO)).toEqual(['/offline/en-us.html']);
    expect(await renewed('no date')).toEqual(['/offline/en-us.html']);
  });
});

describe('its messages', () => {
  const waitUntil = (work: Promise<unknown>) => waiting.push(work);

  it('shows a message, and opens the home, or the page that ends the alert', async () => {
    const end = { label: 'End', url: '/end' };
    handlers.push?.({ waitUntil, data: { json: () => ({ title: 'New', body: '฿1', tag: 'a', url: '/home', end }) } });
    handlers.push?.({ waitUntil, data: { json: () => ({ title: 'Asleep', body: '', url: '/page' }) } });
    await Promise.all(waiting);
    expect(shown).toMatchObject([
      [
        'New',
        { body: '฿1', tag: 'a', actions: [{ action: 'end', title: 'End' }], data: { url: '/home', end: '/end' } },
      ],
      ['Asleep', { actions: [], data: { url: '/page' } }],
    ]);
    const notification = { close: () => undefined, data: { url: '/home', end: '/end' } };
    for (const action of ['', 'end']) handlers.notificationclick?.({ action, notification, waitUntil });
    expect(opened).toEqual(['/home', '/end']);
  });

  it('sends the subscription that replaces another one', async () => {
    const options = { applicationServerKey: new Uint8Array([251, 255, 190]).buffer };
    handlers.pushsubscriptionchange?.({ waitUntil, oldSubscription: { endpoint: 'old', options } });
    handlers.pushsubscriptionchange?.({ waitUntil, oldSubscription: null });
    await Promise.all(waiting);
    expect(sent.map(([address, { body }]) => [address, JSON.parse(body)])).toEqual([
      ['/api/alerts', { push: '{"endpoint":"next"}', replaces: expect.stringContaining('old'), key: '-_--' }],
    ]);
  });
});
