import { get, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ICON_HOST_ROTATION_MS } from '@/lib/config/constants';
import { type IconHost, knows, says, silent, startHost } from '../../e2e/icon-host';

const LIBRARY = pathToFileURL(join(process.cwd(), 'node_modules/@iconify/react/dist/iconify.js')).href;
const HOUR_MS = 3_600_000;

const hosts: IconHost[] = [];
let visits = 0;
const loadLibrary = vi.fn(() => import(/* @vite-ignore */ `${LIBRARY}?visit=${visits}`));

async function host(answer: RequestListener): Promise<IconHost> {
  const started = await startHost(answer);
  hosts.push(started);
  return started;
}

const realTimeout = setTimeout;
const untilNetwork = () => new Promise((resolve) => realTimeout(resolve, 1));

/** Waits for a condition while responses arrive and the fake clock advances by a millisecond at a time. */
async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 3_000 && !condition(); turn += 1) {
    await act(async () => {
      await untilNetwork();
      await vi.advanceTimersByTimeAsync(1);
    });
  }
  expect(condition()).toBe(true);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A request of the page. The `fetch` of the DOM library writes every failure to the test output. */
const ask = (address: string) =>
  new Promise<Response>((resolve, reject) => {
    const fail = () => reject(new TypeError('Failed to fetch'));
    get(address, (answer) => {
      text(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 0 })), fail);
    }).on('error', fail);
  });

/** Renders a page with client icons. Modules are loaded again, as in a reload, and the browser's storage is kept. */
async function visit(own: IconHost, icons: readonly string[], iconOrigins: readonly string[] = [], fallback?: string) {
  visits += 1;
  vi.resetModules();
  vi.doMock('@iconify/react', loadLibrary);
  const { ClientIcon } = await import('./client-icon');
  const { SiteProvider } = await import('./navigation');
  /** When each request was sent, by the fake clock. */
  const requests: number[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    requests.push(Date.now());
    return ask(new URL(String(address), own.origin).href);
  });
  const routing = { defaultLocale: 'en-us', prefix: 'always' } as const;
  const { container } = render(
    <SiteProvider settings={{ locale: 'en-us', routing, iconOrigins }}>
      {icons.map((name) => (
        <ClientIcon key={name} name={name} className="box" fallback={fallback} />
      ))}
    </SiteProvider>,
  );
  const boxes = () => Array.from(container.querySelectorAll('.box'));
  const drawn = () => boxes().filter((box) => box.querySelector('span[style*="--svg"]')).length;
  return { container, boxes, requests, drawn };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  loadLibrary.mockClear();
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(hosts.splice(0).map(({ close }) => close()));
});

describe('I2 the hosts of client icons', () => {
  it('get requests in turn, the next one after each 750 ms without a response', async () => {
    const [own, quiet, last] = [await host(silent), await host(silent), await host(knows())];
    const { requests, drawn } = await visit(own, ['mdi:home'], [quiet.origin, last.origin]);
    await until(() => requests.length === 1);
    await pass(2 * ICON_HOST_ROTATION_MS);
    await until(() => drawn() === 1);
    const [first = 0] = requests;
    expect(requests.map((time) => time - first)).toEqual([0, 750, 1_500]);
    expect(own.asked.map(({ url }) => url)).toEqual(['/api/icons/mdi.json?icons=home']);
    expect(last.asked.map(({ url }) => url)).toEqual(['/mdi.json?icons=home']);
  });

  it('may respond after the next one got a request', async () => {
    let answer = () => {};
    const own = await host((request, response) => {
      answer = () => knows()(request, response);
    });
    const quiet = await host(() => answer());
    const { drawn } = await visit(own, ['mdi:home'], [quiet.origin]);
    await until(() => own.asked.length === 1);
    await pass(ICON_HOST_ROTATION_MS);
    await until(() => drawn() === 1);
    expect(quiet.asked).toHaveLength(1);
  });

  it('get no request after a 404, and the box stays empty', async () => {
    const other = await host(knows());
    const own = await host((request, response) =>
      request.url?.includes('gone') ? says(404)(request, response) : undefined,
    );
    const { drawn } = await visit(own, ['gone:a', 'slow:a'], [other.origin]);
    await until(() => drawn() === 1);
    expect(own.asked).toHaveLength(2);
    // The other set went to the next host after 750 ms, so this one would have, too.
    expect(other.asked.map(({ url }) => url)).toEqual(['/slow.json?icons=a']);
  });

  it.each([
    ['a 500', says(500)],
    ['HTML', (_: unknown, response: ServerResponse) => void response.end('<html>')],
    ['another set', says(200, { prefix: 'lucide', icons: {} })],
    ['an icon without a body', says(200, { prefix: 'mdi', icons: { home: {} } })],
    ['a broken connection', (_: unknown, response: ServerResponse) => void response.destroy()],
  ] as const)('get a request at once after %s', async (_, answer) => {
    const [own, other] = [await host(answer), await host(knows())];
    const { requests, drawn } = await visit(own, ['mdi:home'], [other.origin]);
    await until(() => drawn() === 1);
    const [first = 0, second = 0] = requests;
    expect(second - first).toBeLessThan(ICON_HOST_ROTATION_MS);
  });

  it('are skipped if they are down', async () => {
    const [dead, own, other] = [await host(silent), await host(says(500)), await host(knows())];
    await dead.close();
    const { drawn } = await visit(own, ['mdi:home'], [dead.origin, other.origin]);
    await until(() => drawn() === 1);
  });
});

describe('I2 client icons', () => {
  it('are requested with URLs under 500 characters, however many there are', async () => {
    const own = await host(knows());
    const icons = Array.from({ length: 120 }, (_, index) => `mdi:icon-${index}`);
    const { drawn } = await visit(own, icons, ['https://a-host-with-a-long-name.icons.example']);
    await until(() => drawn() === 120);
    const lengths = own.asked.map(({ url }) => url.length);
    expect(Math.max(...lengths)).toBeLessThan(500);
    expect(lengths.length).toBeLessThan(6);
  });

  it('show the fallback until they have loaded, and keep it if no host has them', async () => {
    const own = await host((request, response) =>
      request.url?.includes('gone') ? says(404)(request, response) : knows()(request, response),
    );
    const { boxes, drawn } = await visit(own, ['gone:a', 'mdi:home'], [], 'instead');
    expect(boxes().map((box) => box.textContent)).toEqual(['instead', 'instead']);
    await until(() => drawn() === 1 && own.asked.length === 2);
    await pass(1);
    expect(boxes().map((box) => box.textContent)).toEqual(['instead', '']);
  });

  it('are CSS images, so that no markup of a hostile host gets into the page', async () => {
    const own = await host(knows('<image href="x" onerror="attack()"/><script>attack()</script>'));
    const { container, drawn } = await visit(own, ['mdi:home']);
    await until(() => drawn() === 1);
    expect(container.querySelectorAll(':not(span, div)')).toHaveLength(0);
  });

  it('without a full name send no request and do not load the library', async () => {
    const own = await host(knows());
    const { requests, boxes } = await visit(own, ['house', '<b>', '@x:y:z', 'mdi:__proto__']);
    await pass(1_000);
    expect(boxes()).toHaveLength(4);
    expect(requests).toEqual([]);
    expect(loadLibrary).not.toHaveBeenCalled();
  });
});

describe('I3 the browser cache of client icons', () => {
  it('saves a second visit all requests, for 168 hours', async () => {
    const own = await host(knows());
    const first = await visit(own, ['mdi:home']);
    await until(() => first.drawn() === 1);
    expect(localStorage.getItem('iconify0')).toContain('"prefix":"mdi"');
    for (const [hours, requests] of [
      [166, 1],
      [2, 2],
    ] as const) {
      vi.setSystemTime(Date.now() + hours * HOUR_MS);
      const again = await visit(own, ['mdi:home']);
      await until(() => again.drawn() === 1);
      expect(own.asked).toHaveLength(requests);
    }
  });

  it('uses session storage if local storage is denied, and icons work without both', async () => {
    const own = await host(knows());
    const forbid = (area: 'localStorage' | 'sessionStorage') =>
      vi.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const local = forbid('localStorage');
    for (const _ of ['first', 'second']) {
      const { drawn } = await visit(own, ['mdi:home']);
      await until(() => drawn() === 1);
    }
    expect(own.asked).toHaveLength(1);
    const session = forbid('sessionStorage');
    const { drawn } = await visit(own, ['mdi:home']);
    await until(() => drawn() === 1);
    expect(own.asked).toHaveLength(2);
    for (const area of [local, session]) area.mockRestore();
  });
});
