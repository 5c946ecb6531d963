import { createServer } from 'node:http';
import { Readable } from 'node:stream';

/** A bare Node.js server that responds to `/{bytes}` with a stream of that many bytes. Prints its port. */
const PIECE = Buffer.alloc(65_536, '<url>');

function* pieces(bytes) {
  for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length));
}

const server = createServer(({ url }, response) => Readable.from(pieces(Number(url.slice(1)))).pipe(response));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
