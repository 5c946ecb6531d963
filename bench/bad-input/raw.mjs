import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Parses the status and the headers of a response, with lower-case names. Joins the values of repeated headers. */
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

/** The end of a chunked body, or -1 if it is incomplete. */
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
 * Parses the complete responses on a connection as `{ status, headers, body }`, without those of status 1xx, and
 * returns the remaining bytes as `left`. `isHead(n)` says whether the n-th response belongs to a HEAD request.
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
 * Sends bytes on a new connection, and returns all bytes until the server closes it. With `closesAfterMs`, closes its
 * own side after this time without a received byte. `isHung` is true if the server does not close it in time.
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
