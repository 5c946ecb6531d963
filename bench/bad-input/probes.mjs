import { GIANT_HEADERS, HEADERS, HOSTS, INTERNAL_HEADERS, RSC } from './headers.mjs';
import { KEPT, PAGES } from './pages.mjs';
import { REDIRECT_STRINGS } from './redirect-strings.mjs';
import { SMUGGLING } from './smuggling.mjs';
import { TARGETS } from './targets.mjs';

const METHODS = [
  ...[
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'SEARCH',
    'PURGE',
    'LINK',
    'QUERY',
    'M-SEARCH',
  ],
  ...['get', 'Get', 'GETT', 'G\x00T', 'PRI', 'EVIL', 'GET\t', '', 'SOURCE', 'MKCOL', 'LOCK', 'UNSUBSCRIBE'],
];

/** The last request on a connection. It makes the server close the connection. */
const last = (host) => `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

const request = (method, target, lines) => `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;

/**
 * Each kind generates a random `{ text, page, asked }`: the bytes, the address to check with a normal request
 * afterwards, and the highest number of responses. `isCut`: the request is truncated.
 */
const KINDS = {
  target: ({ one, host }) => {
    const target = one(TARGETS);
    return { text: request('GET', target, [host]), page: target, asked: 1 };
  },
  redirect: ({ one, host }) => {
    const target = one(REDIRECT_STRINGS);
    return { text: request('GET', target, [host]), page: target, asked: 1 };
  },
  header: ({ one, host, encoding }) => {
    const page = one(PAGES);
    return {
      text: request(one(['GET', 'GET', 'GET', 'HEAD']), page, [host, ...encoding, one(HEADERS)]),
      page,
      asked: 1,
    };
  },
  internal: ({ one, host, encoding }) => {
    const page = one(KEPT);
    const lines = [one(INTERNAL_HEADERS), one(INTERNAL_HEADERS), one([...RSC, 'x: y', 'x: y']), one(INTERNAL_HEADERS)];
    return { text: request('GET', page, [host, ...encoding, ...lines]), page, asked: 1 };
  },
  giant: ({ one, host }) => {
    const page = one(PAGES);
    return { text: request('GET', page, [host, one(GIANT_HEADERS)]), page, asked: 1 };
  },
  host: ({ one, encoding }) => {
    const page = one(PAGES);
    const lines = one([
      [`Host: ${one(HOSTS)}`],
      [],
      ['Host: localhost', `Host: ${one(HOSTS)}`],
      [`host : ${one(HOSTS)}`],
    ]);
    return { text: request('GET', page, [...lines, ...encoding]), page, asked: 1 };
  },
  method: ({ one, host }) => {
    const page = one(PAGES);
    const body = one([
      ['Content-Length: 3', 'abc'],
      ['Transfer-Encoding: chunked', '3\r\nabc\r\n0\r\n\r\n'],
      ['X: y', ''],
    ]);
    return { text: request(one(METHODS), page, [host, body[0]]) + body[1], page, asked: 1 };
  },
  smuggling: ({ one }) => {
    const { text, isRefused } = one(SMUGGLING);
    return { text, page: one(KEPT), asked: 1, isRefused, mayWait: true };
  },
  pipelined: ({ one, host }) => {
    const pages = [one(KEPT), one(KEPT), one(KEPT)];
    return { text: pages.map((page) => request('GET', page, [host])).join(''), page: pages[0], asked: 3, pages };
  },
  cut: ({ one, host, chance }) => {
    const page = one(PAGES);
    const whole = one([
      request('GET', page, [host, one(HEADERS)]),
      `${request('POST', '/api/seller-leads', [host, 'Content-Length: 1000'])}a=b`,
      `${request('POST', '/api/policy-reports', [host, 'Transfer-Encoding: chunked'])}ff\r\nabc`,
      `${request('POST', '/api/seller-leads', [host, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 999'])}--x`,
    ]);
    return { text: whole.slice(0, 1 + Math.floor(chance() * (whole.length - 1))), page, asked: 1, isCut: true };
  },
  noise: ({ one, host, chance }) => {
    const page = one(PAGES);
    const bytes = [...request('GET', page, [host, one(HEADERS)])];
    for (let times = 1 + Math.floor(chance() * 6); times > 0; times--)
      bytes[Math.floor(chance() * bytes.length)] = String.fromCharCode(Math.floor(chance() * 256));
    return { text: bytes.join(''), page, asked: 2, mayWait: true };
  },
};

const NAMES = Object.keys(KINDS);

/** The probe with a number, the same for the same `chance`. A normal request follows it unless it is truncated. */
export function probeOf(number, chance, port) {
  const one = (list) => list[Math.floor(chance() * list.length)];
  const kind = NAMES[number % NAMES.length];
  const brotli = chance() < 0.5;
  const host = `localhost:${port}`;
  const accept = 'Accept-Encoding: br';
  const probe = KINDS[kind]({ one, chance, host: `Host: ${host}`, encoding: brotli ? [accept] : [] });
  const text = probe.isCut ? probe.text : probe.text + last(host);
  const encoding = probe.text.includes(accept) ? 'br' : 'identity';
  return { kind, ...probe, bytes: Buffer.from(text, 'latin1'), encoding };
}

export const ALL_TARGETS = [...new Set([...PAGES, ...TARGETS, ...REDIRECT_STRINGS])];
