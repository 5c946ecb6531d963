import fc from 'fast-check';

/** Splits a text at its spaces. A line break of the source code belongs to the spaces after it. */
const words = (text: string) => text.trim().split(/\n? +/);

/** Malformed and ambiguous parts of paths and queries. */
const PARTS = words(`
  % %% %2 %zz %u0e01 %E0%A4%A %ff %80 %c0%af %c0%ae%c0%ae %e0%80%af %ed%a0%80 %f4%90%80%80 %F0%9F%98%80 %00 %09 %0a %20
  %0d%0aX-Injected:%20yes %2f %2F.. %5c %5c..%5c %2e %2e%2e .%2e %252e%252e %252f %25 %3f %23 %3b %7f . .. ... ./ ../ ..;
  ..%2f..%2fetc%2fpasswd \\ \\..\\ a\tb a\rb a\nb \0 \x01 \x7f \x80 \xff \xe0\xb8\x81 \xc0\xaf # a#b ; ;a=b : @ * [ ]
  [locale] { } | ^ \` " < > ' __proto__ constructor toString NaN -1 1e9 99999999999999999999 .env .git/config .next/server
  node_modules package.json web.config nxtPlocale=evil _rsc=1 __nextLocale=evil url=http://169.254.169.254/&w=640&q=75`);

const PREFIXES = words(`
  / /en-us /en-us/ /th-th/listings/ /en-us/properties/ /th-th/search?q= /en-us? /api/ /api/places? /_next/ /_next/data/
  /_next/static/ /_next/image? /_ipx/ /_ipx/_/http://127.0.0.1:22/ /_ipx/w_320/ /__nextjs_original-stack-frame?file=
  /__nextjs_source-map? /_not-found /_error /500 /index`);

/** Targets that are not paths. */
const FORMS = ['*', '', 'en-us', 'http://localhost/en-us', 'https://evil.example/', 'localhost:80', '//', '?', '/?'];

/** Notations of another host, and prefixes after which a browser or a proxy may read the rest as a host. */
const OTHER_HOSTS = words(`
  evil.example EVIL.EXAMPLE evil%2eexample evil%E3%80%82example localhost@evil.example localhost%40evil.example 2130706434
  0x7f000002 [::ffff:7f00:2]`);
const BEFORE_HOST = words(`
  // /// /\\ /\\/ \\\\ /%5c /%5C%5c /%2f /%2F%2f //%2f /%252f%252f /./ /.// /..// /%2e// /%09/ /%0d%0a/ /%00/ /; /;@ /@
  /:@ /?// /http:// /https: /http%3a// /javascript:// /data:, /en-us// /en-us/\\ /en-us/%5c /en-us/..// /en-us;// /en-us@
  /en-us:80@ //en-us// /?next=// /en-us?redirect=/\\ /en-us/properties?url=https: /th-th/contact-us-for-sell?r=%2f%2f`);
const AFTER_HOST = ['', '/', '/%2f..', '/..', '/en-us', '?x=//evil.example'];

/** Internal headers of Next.js and of proxies, and headers that change how a response is made or cached. */
const NAMES = words(`
  x-middleware-subrequest x-middleware-rewrite x-middleware-next x-middleware-redirect x-middleware-set-cookie
  x-middleware-override-headers x-middleware-prefetch x-middleware-skip x-middleware-cache x-nextjs-data x-nextjs-redirect
  x-nextjs-rewrite x-nextjs-matched-path x-matched-path x-invoke-path x-invoke-status x-invoke-error x-invoke-output
  x-invoke-query x-now-route-matches x-vercel-id x-next-revalidated-tags x-prerender-revalidate next-resume next-action
  x-action-redirect x-action-revalidated next-hmr-refresh next-html-request-id next-router-prefetch next-url rsc
  next-router-segment-prefetch next-router-state-tree x-deployment-id x-nonce x-forwarded-host x-forwarded-proto
  x-forwarded-port x-forwarded-for x-forwarded-prefix forwarded x-real-ip x-original-url x-rewrite-url
  x-http-method-override via content-security-policy purpose sec-purpose accept-encoding accept accept-language range
  if-range if-match if-none-match if-modified-since if-unmodified-since cache-control cookie authorization origin referer
  user-agent te upgrade http2-settings connection keep-alive expect max-forwards content-type content-encoding __proto__
  :path :authority x-injected`);
const VALUES = [
  ...words(
    '1 500 evil https://evil.example/ //evil.example /th-th /en-us/nope /_tree ../../etc/passwd %ff * x \x01 \x7f',
  ),
  ...words(
    'middleware:middleware:middleware:middleware:middleware upgrade websocket h2c close no-cache only-if-cached',
  ),
  ...[
    '',
    '{"message":"evil"}',
    "script-src 'nonce-evil'",
    'host=evil.example;proto=https',
    'bytes=0-10',
    'bytes=9-1,a-b',
  ],
  ...[
    'th;q=NaN,*;q=9',
    'gzip;q=2, ,,*;q=x',
    'i18n_redirected=evil',
    '__prerender_bypass=x; =;;',
    '100-continue',
    'a\0b',
  ],
];

const METHODS = words(`
  HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND SEARCH PURGE QUERY get GETT G\0T PRI EVIL GET\t M-SEARCH`);

/** Pages of each kind. All but the first are cached, so a request that could change one would reach other visitors. */
export const PAGES = words(`
  / /en-us /th-th /en-us/listings/rm-1001 /th-th/listings/rm-1002 /th-th/properties/1 /en-us/properties /th-th/search
  /en-us/search?q=condo /en-us/our-team /th-th/contact-us-for-sell /en-us/listings/rm-1001/enquire /en-us/nope`);

export type BadRequest = {
  readonly text: string;
  /** The page to read afterwards. It must be as before. */
  readonly page: string;
  /** The client closes its side after the text, because the server may wait for the rest of the request. */
  readonly isIncomplete?: boolean;
  /** The only valid result is one error response. */
  readonly mustFail?: boolean;
};

const HOST = 'Host: localhost\r\nAccept-Encoding: br';
const LAST = `GET /robots.txt HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`;

const requestText = (method: string, target: string, lines: readonly string[], body = '') =>
  `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;

const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
const page = fc.constantFrom(...PAGES);
const part = fc.oneof({ arbitrary: fc.constantFrom(...PARTS), weight: 4 }, latin1);
const target = fc.oneof(
  fc.tuple(fc.constantFrom(...PREFIXES), part, part, fc.constantFrom('', '/our-team')).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...BEFORE_HOST), fc.constantFrom(...OTHER_HOSTS), fc.constantFrom(...AFTER_HOST))
    .map((parts) => parts.join('')),
  fc.constantFrom(...FORMS),
  fc
    .tuple(fc.constantFrom('x', 'a/', '%2e%2e/', '..%2f', '?a=b&'), fc.nat(9_000))
    .map(([text, times]) => `/en-us/${text.repeat(times)}`),
);
const header = fc
  .tuple(fc.constantFrom(...NAMES), fc.oneof({ arbitrary: fc.constantFrom(...VALUES), weight: 4 }, latin1))
  .map(([name, value]) => `${name}: ${value}`);
const headers = fc.array(header, { minLength: 1, maxLength: 4 });

/** A path within a body. A response for it means that the server read the body as a request. */
export const HIDDEN = 'hidden-in-a-body';
const INNER = `GET /en-us/${HIDDEN} HTTP/1.1\r\n${HOST}\r\nX: `;
const IN_CHUNK = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`;
const CODINGS = [
  ...[' : chunked', ': xchunked', ': chunked, identity', ': identity', ': "chunked"', ':\x0bchunked', ': chunked\0'],
  ...[':\n chunked', ':\r\n chunked', ': chunk', ': gzip, chunked', ': ,', ': chunked\r\nTransfer-Encoding: x'],
].map((rest) => `Transfer-Encoding${rest}`);
const LENGTHS = [
  '+5',
  '-5',
  '0x5',
  '5,5',
  '5 5',
  '05x',
  '5\x0b',
  '1e1',
  '5.0',
  '',
  '18446744073709551621',
  '9'.repeat(40),
];
const CHUNKS = [
  ...[
    '+5\r\nhello',
    '-5\r\nhello',
    '0x5\r\nhello',
    '5 \r\nhello',
    ' 5\r\nhello',
    'fffffffffffffffff\r\nhello',
    '5\nhello',
  ],
  ...['5\rhello', '5\r\nhelloXX', 'g\r\nhello', '\r\nhello', '5;\nhello', '5;a="\r\nhello'],
].map((chunk) => `${chunk}\r\n0\r\n\r\n`);

const post = (lines: readonly string[], body: string) =>
  requestText('POST', '/api/policy-reports', [HOST, ...lines], body);

/** Requests whose length two parsers may read differently. */
const SMUGGLED = [
  ...CODINGS.map((coding) => post([`Content-Length: ${IN_CHUNK.length}`, coding], IN_CHUNK)),
  ...CODINGS.map((coding) => post([coding], IN_CHUNK)),
  ...LENGTHS.map((length) => post([`Content-Length: ${length}`], 'hello')),
  ...CHUNKS.map((chunks) => post(['Transfer-Encoding: chunked'], chunks)),
  post([`Content-Length: ${INNER.length}`, 'Transfer-Encoding: chunked'], `0\r\n\r\n${INNER}`),
  post(['Content-Length: 0', `Content-Length: ${INNER.length}`], INNER),
  post([' Content-Length: 5'], 'hello'),
  post(['X: a\nContent-Length: 5'], 'hello'),
  requestText('GET', '/en-us', [HOST, `Content-Length: ${INNER.length}`], INNER),
  requestText('GET', '/en-us', [HOST, 'Transfer-Encoding: chunked'], IN_CHUNK),
  requestText('GET', '/en-us', [HOST, 'host: evil.example']),
];

const whole = fc.oneof(
  fc.tuple(page, headers).map(([path, lines]) => requestText('GET', path, [HOST, ...lines])),
  fc.constant(post(['Transfer-Encoding: chunked'], 'ff\r\nabc')),
  fc.constant(
    requestText(
      'POST',
      '/api/seller-leads',
      [HOST, 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 999'],
      '--x',
    ),
  ),
);

/** A seeded sample of requests that no browser sends. Each text ends with a plain request that closes the connection. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  fc.record({ text: target.map((path) => requestText('GET', path, [HOST]) + LAST), page }),
  fc.tuple(fc.constantFrom('GET', 'GET', 'HEAD'), page, headers).map(([method, path, lines]) => ({
    text: requestText(method, path, [HOST, ...lines]) + LAST,
    page: path,
  })),
  fc.record({
    text: fc
      .tuple(fc.constantFrom(...NAMES, 'x'), fc.nat(40_000))
      .map(([name, length]) => requestText('GET', '/en-us', [HOST, `${name}: ${'x, '.repeat(length)}`]) + LAST),
    page,
  }),
  fc.record({
    text: fc
      .tuple(page, fc.constantFrom('', ' ', 'a b', 'a/b', '@', '[::1', '\xff', 'evil.example', 'localhost:99999'))
      .map(([path, host]) => requestText('GET', path, [`Host: ${host}`]) + LAST),
    page,
  }),
  fc.tuple(fc.constantFrom(...METHODS), page, fc.constantFrom('', 'abc')).map(([method, path, body]) => ({
    text: requestText(method, path, [HOST, `Content-Length: ${body.length}`], body) + LAST,
    page: path,
  })),
  fc.record({
    text: fc.constantFrom(...SMUGGLED).map((text) => text + LAST),
    page,
    isIncomplete: fc.constant(true),
    mustFail: fc.constant(true),
  }),
  fc.record({
    text: fc
      .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([text, share]) => text.slice(0, 1 + share * (text.length - 1))),
    page,
    isIncomplete: fc.constant(true),
  }),
  fc.record({
    text: fc.tuple(whole, latin1, fc.double({ min: 0, max: 1, noNaN: true })).map(([text, noise, share]) => {
      const at = Math.floor(share * text.length);
      return text.slice(0, at) + noise + text.slice(at + noise.length) + LAST;
    }),
    page,
    isIncomplete: fc.constant(true),
  }),
);
