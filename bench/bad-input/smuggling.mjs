const HOST = 'Host: localhost';
/** A path within a body. A response for it means that the server took the body for a request. */
export const HIDDEN = 'hidden-in-a-body';
const INNER = `GET /en-us/${HIDDEN} HTTP/1.1\r\n${HOST}\r\nX: `;

const post = (lines, body, path = '/api/policy-reports') =>
  `${[`POST ${path} HTTP/1.1`, HOST, ...lines].join('\r\n')}\r\n\r\n${body}`;

const inChunk = `${(INNER.length).toString(16)}\r\n${INNER}\r\n0\r\n\r\n`;
const CL = `Content-Length: ${inChunk.length}`;
const TE = 'Transfer-Encoding: chunked';

/** Variants of "chunked" that a proxy may accept and a server reject, or the other way round. */
const CODINGS = [
  ...[
    'Transfer-Encoding : chunked',
    ' Transfer-Encoding: chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
  ],
  ...[
    'Transfer-Encoding: identity',
    'Transfer-Encoding: "chunked"',
    "Transfer-Encoding: 'chunked'",
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  ],
  ...[
    'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding:\x0bchunked',
    'Transfer-Encoding: chunked\x00',
    'Transfer-Encoding: \x00chunked',
  ],
  ...[
    'Transfer-Encoding:\n chunked',
    'Transfer-Encoding:\r\n chunked',
    'X: x\nTransfer-Encoding: chunked',
    'X: x\rTransfer-Encoding: chunked',
  ],
  ...[
    'Transfer\x00-Encoding: chunked',
    'Transfer_Encoding: chunked',
    'Transfer-Encoding: chunk',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: ,',
  ],
];

/** Lengths that two parsers may read differently. */
const LENGTHS = [
  '+5',
  '-5',
  '0x5',
  '5,5',
  '5, 6',
  '5 5',
  '05x',
  '5\x0b',
  '1e1',
  '5.0',
  '',
  ' ',
  '18446744073709551621',
  '9'.repeat(40),
  '٥',
];

const CHUNKS = [
  ...[
    '+5\r\nhello\r\n0\r\n\r\n',
    '-5\r\nhello\r\n0\r\n\r\n',
    '0x5\r\nhello\r\n0\r\n\r\n',
    '5 \r\nhello\r\n0\r\n\r\n',
    ' 5\r\nhello\r\n0\r\n\r\n',
  ],
  ...[
    'fffffffffffffffff\r\nhello\r\n0\r\n\r\n',
    '100000000000000005\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '5\rhello\r0\r\r',
    '5\r\nhelloXX0\r\n\r\n',
  ],
  ...[
    '5\r\nhello0\r\n\r\n',
    'g\r\nhello\r\n0\r\n\r\n',
    '\r\nhello\r\n0\r\n\r\n',
    '5;\nhello\r\n0\r\n\r\n',
    '5;a="\r\nhello\r\n0\r\n\r\n',
    '0\r\nX Y: a\r\n\r\n',
  ],
];

/** Well-formed bodies that contain the text of a request. */
const WELL_FORMED = [
  post([`Content-Length: ${INNER.length}`], INNER),
  post([TE], inChunk),
  post([TE], `5;name=value\r\nhello\r\n${inChunk}`),
  post([TE], `5\r\nhello\r\n0\r\nX-Trailer: a\r\nContent-Length: 0\r\nTransfer-Encoding: x\r\n\r\n`),
  post(['Content-Length: 005'], 'hello'),
  post([TE.toUpperCase()], inChunk),
  `\r\n\r\n${post(['Content-Length: 5'], 'hello')}`,
];

const TWO_LENGTHS = [
  post([CL, TE], inChunk),
  post([TE, CL], inChunk),
  post(['Content-Length: 4', TE], inChunk),
  post([`Content-Length: ${INNER.length}`, TE], `0\r\n\r\n${INNER}`),
  post(['Content-Length: 0', `Content-Length: ${INNER.length}`], INNER),
  post([`Content-Length: ${INNER.length}`, 'Content-Length: 0'], INNER),
  post(['Content-Length: 5', 'Content-Length: 5'], 'hello'),
  post(['Content-Length : 5'], 'hello'),
  post([' Content-Length: 5'], 'hello'),
  post(['Content-Length: 5\r\n 0'], 'hello'),
  post(['X: a\r\n\tb\r\n c', 'Content-Length: 5'], 'hello'),
  post(['X: a\rb', 'Content-Length: 5'], 'hello'),
  post(['X: a\nContent-Length: 5'], 'hello'),
  post(['Content-Length: 5\n'], `hello${INNER}`),
  `POST /api/policy-reports HTTP/1.1\n${HOST}\nContent-Length: 5\n\nhello`,
  `POST /api/policy-reports HTTP/1.0\r\n${HOST}\r\n${TE}\r\n\r\n${inChunk}`,
  `POST /api/policy-reports\r\n${HOST}\r\n\r\n${INNER}`,
  `GET /en-us HTTP/1.1\r\n${HOST}\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`,
  `GET /en-us HTTP/1.1\r\n${HOST}\r\n${TE}\r\n\r\n${inChunk}`,
  `GET /en-us HTTP/9.9\r\n${HOST}\r\n\r\n`,
  `GET /en-us HTTP/1.1 \r\n${HOST}\r\n\r\n`,
  `GET /en-us HTTP/1.1\r\n${HOST}\r\n${HOST}\r\n\r\n`,
  `GET /en-us HTTP/1.1\r\n${HOST}\r\nhost: evil.example\r\n\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03`,
];

/** `isRefused`: the only valid result is one error response. After the others, the next request gets its response. */
export const SMUGGLING = [
  ...TWO_LENGTHS.map((text) => ({ text, isRefused: true })),
  ...CODINGS.flatMap((coding) => [
    { text: post([CL, coding], inChunk), isRefused: !/^(?:X: |Transfer_)/.test(coding) },
    { text: post([coding], inChunk, '/api/seller-leads') },
  ]),
  ...LENGTHS.map((length) => ({ text: post([`Content-Length: ${length}`], 'hello'), isRefused: true })),
  ...CHUNKS.map((chunks) => ({ text: post([TE], chunks), isRefused: true })),
  ...WELL_FORMED.map((text) => ({ text, isRefused: false })),
].map(({ text, isRefused = false }) => ({ text, isRefused }));
