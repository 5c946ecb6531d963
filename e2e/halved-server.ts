import { createServer } from 'node:http';

/** Long enough for any browser to have painted what it has. */
const HELD_MS = 1_500;

/** The site of `origin`, whose pages come in two halves with a pause between them, parted at `mark`. */
export async function halvedServer(origin: string, mark: string | RegExp): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const accept = headers.accept ?? '*/*';
    const answer = await fetch(new URL(url, origin), { headers: { accept } });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    // Each byte a letter, so that a place among these is one among those.
    const at = type.startsWith('text/html') ? body.toString('latin1').search(mark) : -1;
    if (at < 0) return response.end(body);
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), HELD_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { url: `http://localhost:${address.port}`, stop: () => server.close() };
}
