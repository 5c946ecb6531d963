import { describe, expect, it } from 'vitest';
import { iconFetch } from './icon-fetch';
import type { IconSet } from './icon-set';

const mdi: IconSet = { prefix: 'mdi', icons: { home: { body: '<path/>' } } };

function fetchFrom(answer: () => Response) {
  const requests: string[] = [];
  const loaded: IconSet[] = [];
  const send: typeof fetch = async (input) => {
    requests.push(String(input));
    return answer();
  };
  return { requests, loaded, fetch: iconFetch(send, (set) => loaded.push(set)) };
}

describe('I2 fetching for the Iconify client', () => {
  it('does not encode commas, and passes the set on', async () => {
    const { fetch, requests, loaded } = fetchFrom(() => Response.json(mdi));
    expect(await (await fetch('/api/icons/mdi.json?icons=home%2Ccheck')).json()).toEqual(mdi);
    expect(requests).toEqual(['/api/icons/mdi.json?icons=home,check']);
    expect(loaded).toEqual([mdi]);
  });

  it.each([404, 500])('returns a %d to the client', async (status) => {
    const { fetch, loaded } = fetchFrom(() => new Response(null, { status }));
    expect((await fetch('/api/icons/mdi.json?icons=home')).status).toBe(status);
    expect(loaded).toEqual([]);
  });

  it('cancels the body of a response that is not read', async () => {
    const cancelled = new Promise((resolve) => {
      const body = new ReadableStream({ cancel: () => resolve(true) });
      void fetchFrom(() => new Response(body, { status: 404 })).fetch('/api/icons/mdi.json?icons=home');
    });
    await expect(cancelled).resolves.toBe(true);
  });

  it.each([
    ['another set', { ...mdi, prefix: 'lucide' }],
    ['no set', { prefix: 'mdi', icons: { home: {} } }],
  ])('answers 502 for a response with %s', async (_, body) => {
    const { fetch, loaded } = fetchFrom(() => Response.json(body));
    expect((await fetch('https://icons.example/mdi.json?icons=home')).status).toBe(502);
    expect(loaded).toEqual([]);
  });
});
