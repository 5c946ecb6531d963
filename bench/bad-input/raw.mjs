import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** The headers of an answer, names in lower case; of one that comes twice, both. */
function readHead(text) {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers };
}

/** Where a chunked body ends, or -1 where it has not yet. */
function chunksEnd(bytes, from) {
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return -1;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (at > bytes.length) return -1;
    if (size === 0) return at;
  }
}

function bodyEnd(bytes, from, { status, headers }, isHead) {
  if (isHead || status === 204 || status === 304 || status < 200) return from;
  if (headers['transfer-encoding'] === 'chunked') return chunksEnd(bytes, from);
  const end = from + Number(headers['content-length'] ?? 0);
  return end > bytes.length ? -1 : end;
}

/**
 * The whole answers in what a connection said, `{ status, headers, body }`, without those that only say to go on; and what is
 * left over. `isHead(n)` tells whether the n-th was asked for without its body.
 */
export function readAnswers(bytes, isHead = () => false) {
  const answers = [];
  let at = 0;
  for (;;) {
    const headEnd = bytes.indexOf(HEAD_END, at);
    if (headEnd < 0) break;
    const head = readHead(bytes.toString('latin1', at, headEnd));
    const end = bodyEnd(bytes, headEnd + 4, head, isHead(answers.length));
    if (end < 0) break;
    if (head.status >= 200 || head.status === 0) answers.push({ ...head, body: bytes.subarray(headEnd + 4, end) });
    at = end;
  }
  return { answers, left: bytes.subarray(at) };
}

/**
 * Sends bytes on a connection of their own and gives all that came until the other side ended. `closesAfterMs`: the sender
 * ends its own side after so long without a byte. `isHung`: there was no end in time.
 */
export function sendRaw(port, bytes, { closesAfterMs, hangsAfterMs }) {
  return new Promise((resolve) => {
    const parts = [];
    const begun = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let closes;
    const done = (isHung) => {
      clearTimeout(closes);
      clearTimeout(hangs);
      socket.destroy();
      resolve({ bytes: Buffer.concat(parts), isHung, ms: performance.now() - begun });
    };
    const hangs = setTimeout(() => done(true), hangsAfterMs);
    socket.on('data', (part) => {
      parts.push(part);
      closes?.refresh();
    });
    socket.on('error', () => done(false));
    socket.on('end', () => done(false));
    socket.write(bytes);
    if (closesAfterMs === 0) socket.end();
    else if (closesAfterMs !== undefined) closes = setTimeout(() => socket.end(), closesAfterMs);
  });
}
