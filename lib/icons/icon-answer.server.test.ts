import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { hostIcons, ICON_REQUEST_MAX_NAMES, loadIcons, readIconRequest } from './icon-answer.server';
import { isIconSet } from './icon-set';

describe('I1 icons of the installed sets', () => {
  it('returns only the requested icons, in the format IconifyJSON', async () => {
    const answer = await loadIcons({ prefix: 'lucide', names: ['check', 'house'] });
    expect(answer).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
    expect(Object.keys(Object(answer).icons)).toEqual(['check', 'house']);
    expect(answer).not.toHaveProperty('not_found');
    expect(isIconSet(answer)).toBe(true);
  });

  it('returns an alias with its parent', async () => {
    const answer = await loadIcons({ prefix: 'lucide', names: ['home'] });
    expect(answer).toMatchObject({ icons: { house: {} }, aliases: { home: { parent: 'house' } } });
  });

  it('lists missing icons, even if their name is a property of every object', async () => {
    const answer = await loadIcons({ prefix: 'lucide', names: ['check', 'constructor', 'no-such-icon'] });
    expect(answer).toMatchObject({ not_found: ['constructor', 'no-such-icon'] });
    expect(Object.keys(Object(answer).icons)).toEqual(['check']);
  });

  it.each(['mdi', 'constructor', 'valueof'])('returns 404 for the set %s', async (prefix) => {
    expect(await loadIcons({ prefix, names: ['a'] })).toBe(404);
  });
});

const servers: Server[] = [];
let written: MockInstance<typeof process.stderr.write>;
let requests: string[];
let nextPrefix = 0;

/** Starts a real host and returns its origin. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const responds =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Responds with the requested set. */
const serveSet: RequestListener = (request, response) => {
  const prefix = /\/([^/]+)\.json/.exec(request.url ?? '')?.[1];
  responds(200, { prefix, icons: { home: { body: '<path/>' } } })(request, response);
};

/** Responses are cached, so each test requests another set. */
const requestFor = (...origins: string[]) => {
  nextPrefix += 1;
  return { prefix: `set${nextPrefix}`, names: ['home'], origins };
};

beforeEach(() => {
  requests = [];
  vi.stubEnv('LOG_LEVEL', 'warn');
  written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const warnings = () => written.mock.calls.map(([line]) => String(line)).join('');

describe('I2 icons of sets that are not installed', () => {
  it('come from the first host, which gets one request for concurrent and later requests', async () => {
    const same = requestFor(await host(serveSet));
    const [first, second] = await Promise.all([hostIcons(same), hostIcons(same)]);
    expect(first).toEqual({ prefix: same.prefix, icons: { home: { body: '<path/>' } } });
    expect(second).toEqual(first);
    expect(await hostIcons(same)).toEqual(first);
    expect(requests).toEqual([`/${same.prefix}.json?icons=home`]);
  });

  it('come from the next host after a failure, which is logged', async () => {
    const next = requestFor(await host(responds(500, {})), 'http://127.0.0.1:1', await host(serveSet));
    expect(await hostIcons(next)).toMatchObject({ prefix: next.prefix });
    expect(warnings().match(/icon host failed/g)).toHaveLength(2);
  });

  it('are unknown after a 404, without a request to further hosts', async () => {
    expect(await hostIcons(requestFor(await host(responds(404, {})), await host(serveSet)))).toBe(404);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['another set', { prefix: 'other', icons: {} }],
    ['no set', { icons: 'x' }],
    ['a list', []],
  ])('are rejected if a host responds with %s', async (_, body) => {
    expect(await hostIcons(requestFor(await host(responds(200, body))))).toBe(500);
    expect(warnings()).toContain('the response is not the requested icon set');
  });

  it('never come from a redirect', async () => {
    const target = await host(serveSet);
    const from = await host((request, response) => response.writeHead(302, { Location: target + request.url }).end());
    expect(await hostIcons(requestFor(from))).toBe(500);
    expect(requests).toHaveLength(1);
  });

  it('are not requested again right after a failure, nor by too many requests at once', async () => {
    const broken = requestFor(await host(responds(500, {})));
    expect([await hostIcons(broken), await hostIcons(broken)]).toEqual([500, 500]);
    expect(requests).toHaveLength(1);
    const origin = await host(serveSet);
    const answers = await Promise.all(Array.from({ length: 50 }, () => hostIcons(requestFor(origin))));
    expect(answers.filter((answer) => answer === 500)).toHaveLength(42);
    expect(await hostIcons(requestFor(origin))).toMatchObject({ icons: {} });
  });
});

describe('I2 hosts that hang', () => {
  /** Runs time five times faster. Returns the answer and its duration in that time, in milliseconds. */
  async function timed(slow: ReturnType<typeof requestFor>) {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 5));
    const start = performance.now();
    const answer = await hostIcons(slow);
    return { answer, ms: (performance.now() - start) * 5 };
  }

  const HANGING: [string, RequestListener][] = [
    ['is silent', () => undefined],
    ['stops in its body', (_, response) => void response.write('{')],
  ];

  it.each(HANGING)('are skipped for the next host after 750 ms if one %s', async (_, hangs) => {
    const slow = requestFor(await host(hangs), await host(serveSet));
    const { answer, ms } = await timed(slow);
    expect(answer).toMatchObject({ prefix: slow.prefix });
    expect(ms).toBeGreaterThan(740);
    expect(ms).toBeLessThan(1_500);
    expect(warnings()).toContain('icon host failed');
  });

  it.each(HANGING)(
    'fail after 1,500 ms if every host %s, and log the same warning as the original',
    async (_, hangs) => {
      const slow = requestFor(await host(hangs), await host(hangs));
      const { answer, ms } = await timed(slow);
      expect(answer).toBe(500);
      expect(ms).toBeGreaterThan(1_480);
      expect(warnings()).toContain(`[Icon] loading icon \`${slow.prefix}:home\` timed out after 1500ms`);
      expect(requests).toHaveLength(2);
    },
  );

  it('have 1,500 ms if there is only one host', async () => {
    const slow = requestFor(await host((request, response) => void setTimeout(() => serveSet(request, response), 160)));
    expect((await timed(slow)).answer).toMatchObject({ prefix: slow.prefix });
  });
});

const read = (file: string, query: string) => readIconRequest(file, new URLSearchParams(query));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`).join(',');

describe('I1 the request for icons', () => {
  it('is the same for any order and repetition of its names', () => {
    const names = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(names, names, (some, others) => {
        const all = [...some, ...others].slice(0, 90);
        expect(read('lucide.json', `icons=${[...all].reverse().join(',')}`)).toEqual(
          read('lucide.json', `icons=${all.join(',')}`),
        );
      }),
    );
  });

  it('has sorted names without duplicates', () => {
    expect(read('lucide.json', 'icons=b,a,b')).toEqual({ prefix: 'lucide', names: ['a', 'b'] });
  });

  it.each([
    ['lucide', 'icons=a', 404],
    ['lucide.svg', 'icons=a', 404],
    ['.json', 'icons=a', 400],
    ['../lucide.json', 'icons=a', 400],
    ['__proto__.json', 'icons=a', 400],
    ['lucide.json', '', 400],
    ['lucide.json', 'icons=', 400],
    ['lucide.json', 'icons=a,', 400],
    ['lucide.json', 'icons=a&icons=b', 400],
    ['lucide.json', 'icons=toString', 400],
    ['lucide.json', 'icons=%00', 400],
    ['lucide.json', 'icons=<script>', 400],
    ['lucide.json', `icons=${Array(30).fill('a'.repeat(90)).join(',')}`, 400],
  ])('rejects %s?%s', (file, query, status) => {
    expect(read(file, query)).toBe(status);
  });

  it('has a limited number of names', () => {
    expect(read('lucide.json', `icons=${numbered(ICON_REQUEST_MAX_NAMES)}`)).toMatchObject({ prefix: 'lucide' });
    expect(read('lucide.json', `icons=${numbered(ICON_REQUEST_MAX_NAMES + 1)}`)).toBe(400);
  });

  it('never throws for any input', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (file, list) => void read(file, `icons=${list}`)));
  });
});
