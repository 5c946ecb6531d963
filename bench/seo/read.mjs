import { request } from 'node:http';

/** Reads a whole response and calls `onPiece` with each chunk. Resolves with the number of bytes. */
export const read = (url, encoding, onPiece = () => undefined) =>
  new Promise((resolve, reject) => {
    const sending = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (piece) => {
        bytes += piece.length;
        onPiece(piece);
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    sending.on('error', reject).end();
  });

export async function textOf(url) {
  const pieces = [];
  await read(url, 'identity', (piece) => pieces.push(piece));
  return Buffer.concat(pieces).toString();
}

/** Reads the index of the sitemap and all its parts one after the other, like a search engine. */
export async function readAll(server, encoding) {
  const index = await textOf(`${server.url}/sitemap.xml`);
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname);
  const bytes = [];
  for (const part of parts) bytes.push(await read(server.url + part, encoding));
  return { parts, bytes };
}
