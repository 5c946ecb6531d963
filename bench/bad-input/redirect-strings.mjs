/** Notations of hosts that a filter may miss, or that a browser may read differently. */
const HOSTS = [
  ...[
    'evil.example',
    'EVIL.EXAMPLE',
    'evil%2eexample',
    'evil\u3002example'.replace('\u3002', '%E3%80%82'),
    'localhost@evil.example',
  ],
  ...[
    'localhost:80@evil.example',
    'localhost%40evil.example',
    'localhost.evil.example',
    '2130706434',
    '0x7f000002',
    '[::ffff:7f00:2]',
  ],
];

/** Prefixes after which a browser, a proxy or a framework may read the rest as a host. */
const BEGINNINGS = [
  ...[
    '//',
    '///',
    '////',
    '/\\',
    '/\\/',
    '\\\\',
    '/%5c',
    '/%5C%5c',
    '/%2f',
    '/%2F%2f',
    '/%2f/',
    '//%2f',
    '/%252f%252f',
    '/./',
    '/.//',
  ],
  ...[
    '/..//',
    '/%2e//',
    '/%2e%2e//',
    '/%09/',
    '/%0a/',
    '/%0d/',
    '/%0d%0a/',
    '/%20/',
    '/%00/',
    '/;/',
    '/;@',
    '/@',
    '/:@',
    '/?//',
    '/#//',
  ],
  ...[
    '/http://',
    '/https://',
    '/http:/',
    '/https:',
    '/http:',
    '/%68ttp://',
    '/http%3a//',
    '/http%3A%2F%2F',
    '/javascript://',
    '/data:,',
  ],
  ...[
    '/en-us//',
    '/th-th//',
    '/en-us/\\',
    '/en-us/%5c',
    '/en-us/%2f%2f',
    '/en-us/..//',
    '/en-us/%2e%2e//',
    '/en-us/http://',
  ],
  ...[
    '/en-us/properties//',
    '/en-us/properties/..//',
    '/en-us;//',
    '/en-us/./',
    '/en-us@',
    '/en-us.',
    '/en-us:80@',
    '//en-us//',
  ],
];

const ENDS = ['', '/', '/%2f..', '/..', '//', '/en-us', '?x=//evil.example', '/%2e%2e/'];

/** Query parameters that other sites use for the target of a redirect. */
const NAMES = [
  'next',
  'url',
  'redirect',
  'return',
  'returnTo',
  'continue',
  'dest',
  'destination',
  'goto',
  'r',
  'callbackUrl',
  'page',
];
const ASKED = ['/', '/en-us', '/en-us/properties', '/th-th/contact-us-for-sell'];

/** Targets that try to redirect to another site: each host with each prefix, and alternating ends. */
export const REDIRECT_STRINGS = [
  ...HOSTS.flatMap((host, row) => BEGINNINGS.map((begin, at) => `${begin}${host}${ENDS[(row + at) % ENDS.length]}`)),
  ...NAMES.flatMap((name, at) =>
    ['//evil.example', '/\\evil.example', 'https:evil.example', '%2f%2fevil.example'].map(
      (value) => `${ASKED[at % ASKED.length]}?${name}=${value}`,
    ),
  ),
];
