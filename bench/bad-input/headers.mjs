/** Internal headers of Next.js and of proxies in front of it (from its security advisories since 2025). */
const INTERNAL = [
  ...[
    'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
    'x-middleware-subrequest: src/middleware',
  ],
  ...[
    'x-middleware-rewrite: https://evil.example/',
    'x-middleware-rewrite: /th-th',
    'x-middleware-next: 1',
    'x-middleware-redirect: //evil.example',
  ],
  ...[
    'x-middleware-set-cookie: stolen=1',
    'x-middleware-override-headers: host',
    'x-middleware-request-host: evil.example',
  ],
  ...['x-middleware-prefetch: 1', 'x-middleware-skip: 1', 'x-middleware-invoke: 1', 'x-middleware-cache: no-cache'],
  ...[
    'x-nextjs-data: 1',
    'x-nextjs-redirect: //evil.example',
    'x-nextjs-rewrite: /evil',
    'x-nextjs-matched-path: /evil',
  ],
  ...[
    'x-matched-path: /en-us/nope',
    'x-invoke-path: /_error',
    'x-invoke-status: 500',
    'x-invoke-error: {"message":"evil"}',
  ],
  ...[
    'x-invoke-output: /evil',
    'x-invoke-query: %7B%22id%22%3A%22evil%22%7D',
    'x-now-route-matches: 1=evil',
    'x-vercel-id: evil',
  ],
  ...[
    'x-next-revalidated-tags: evil',
    'x-next-revalidate-tag-token: evil',
    'x-prerender-revalidate: evil',
    'x-prerender-revalidate-if-generated: 1',
  ],
  ...[
    'x-next-resume-state-length: 5',
    'next-resume: 1',
    'next-action: 0123456789012345678901234567890123456789',
    'next-action: x',
  ],
  ...[
    'x-action-forwarded: 1',
    'x-action-redirect: //evil.example',
    'x-action-revalidated: [[],0,1]',
    'next-hmr-refresh: 1',
    'next-html-request-id: evil',
  ],
  ...[
    'next-router-prefetch: 1',
    'next-router-prefetch: 2',
    'next-router-segment-prefetch: /_tree',
    'next-router-segment-prefetch: ../../x',
  ],
  ...[
    'next-router-state-tree: garbage',
    'next-router-state-tree: %5B%22%22%2C%7B%7D%5D',
    'next-router-state-tree: %ff',
    'next-url: //evil.example',
  ],
  ...[
    'next-instant-navigation-testing: 1',
    'next-test-fetch-priority: 1',
    '__next_internal: 1',
    'x-deployment-id: evil',
    'x-nonce: evil',
  ],
];

const FORWARDED = [
  ...[
    'x-forwarded-host: evil.example',
    'x-forwarded-proto: https',
    'x-forwarded-proto: javascript',
    'x-forwarded-port: 99999',
    'x-forwarded-for: evil',
  ],
  ...[
    'x-forwarded-for: 127.0.0.1',
    'x-forwarded-prefix: //evil.example',
    'forwarded: host=evil.example;proto=https',
    'x-real-ip: ::1',
  ],
  ...[
    'x-original-url: /en-us/nope',
    'x-rewrite-url: /en-us/nope',
    'x-host: evil.example',
    'x-http-method-override: POST',
    'via: 1.1 evil',
  ],
];

const OTHERS = [
  ...[
    "content-security-policy: script-src 'nonce-evil'",
    "content-security-policy-report-only: script-src 'nonce-evil'",
    'purpose: prefetch',
  ],
  ...[
    'sec-purpose: prefetch;prerender',
    'x-purpose: preview',
    'accept-encoding: garbage;q=2, ,,*;q=x',
    'accept-encoding: zstd, dcb, dcz',
  ],
  ...[
    'range: bytes=0-10',
    'range: bytes=-99999999999',
    'range: bytes=9-1,a-b',
    'if-range: "x"',
    'if-match: "x"',
    'if-none-match: *',
  ],
  ...[
    'if-modified-since: yesterday',
    'if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT',
    'cache-control: only-if-cached',
    'pragma: akamai-x-cache-on',
  ],
  ...[
    'accept: text/x-component',
    'accept: application/json',
    'accept: \xff',
    'accept-language: ../../etc/passwd',
    'accept-language: th;q=NaN,*;q=9',
  ],
  ...[
    'cookie: i18n_redirected=evil',
    'cookie: i18n_redirected=th-th',
    'cookie: i18n_redirected=%ff; __prerender_bypass=x; __next_preview_data=x',
  ],
  ...[
    'cookie: =;;;==; a',
    'authorization: Basic ####',
    'authorization: Bearer x',
    'origin: null',
    'origin: https://evil.example',
    'referer: \x01',
  ],
  ...[
    'user-agent: Googlebot',
    'user-agent: ',
    'user-agent: () { :;}; echo evil',
    'te: trailers',
    'upgrade: h2c',
    'upgrade: websocket',
    'http2-settings: x',
  ],
  ...[
    'connection: upgrade, te, close',
    'connection: x-forwarded-for, cookie',
    'keep-alive: timeout=99999',
    'expect: 100-continue',
    'expect: 200-ok',
  ],
  ...[
    'max-forwards: 0',
    'proxy-connection: keep-alive',
    'proxy-authorization: Basic x',
    'content-type: multipart/form-data',
    'content-encoding: gzip',
  ],
  ...[
    '__proto__: x',
    'constructor: x',
    'x-injected: yes',
    ':path: /evil',
    ':authority: evil.example',
    'x y: z',
    'x\x00: y',
    'x: a\x00b',
    'x: \x7f',
    ': y',
  ],
];

export const RSC = ['rsc: 1', 'rsc: garbage'];

const GIANT = [
  `x: ${'x'.repeat(15_000)}`,
  `x: ${'x'.repeat(17_000)}`,
  `x: ${'x'.repeat(300_000)}`,
  `cookie: ${'a=b; '.repeat(3_000)}`,
  `accept-language: ${'th;q=0.1,'.repeat(1_500)}`,
  `accept-encoding: ${'gzip;q=0,'.repeat(1_500)}`,
  `next-router-state-tree: ${'%5B'.repeat(4_000)}`,
  Array.from({ length: 1_500 }, (_, at) => `x${at}: y`).join('\r\n'),
  Array.from({ length: 1_000 }, () => 'cookie: a=b').join('\r\n'),
  Array.from({ length: 5_000 }, () => 'a:').join('\r\n'),
];

const single = [...INTERNAL, ...FORWARDED, ...OTHERS];

/** Each header twice, with different values. */
const TWICE = [...INTERNAL, ...OTHERS].map((line) => `${line}\r\n${line.replace(/: .*/, ': other')}`);

export const HEADERS = [...single, ...TWICE];
export const GIANT_HEADERS = GIANT;
export const INTERNAL_HEADERS = [...INTERNAL, ...FORWARDED];

export const HOSTS = [
  '',
  ' ',
  'evil.example',
  'evil.example:80',
  'localhost:99999',
  'localhost, evil.example',
  'a b',
  'a/b',
  '@',
  '[::1',
  '\xff',
  'x'.repeat(5_000),
];
