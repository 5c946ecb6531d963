import { createServer } from 'node:http';

/** Long enough for any browser to paint the first half. */
const HELD_MS = 1_500;

/**
 * Starts a proxy of `origin` that sends each page in two halves with a pause between them. The page is split at the
 * last of `marks`; each mark is searched after the previous one.
 */
export async function halvedServer(origin: string, ...marks: string[]): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const accept = headers.accept ?? '*/*';
    const answer = await fetch(new URL(url, origin), { headers: { accept } });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const place = marks.reduce((from, mark) => (from < 0 ? from : body.indexOf(mark, from)), 0);
    const at = type.startsWith('text/html') ? place : -1;
    if (at < 0) return response.end(body);
    response.write(body.subarray(0, at));
    setTimeout(() => response.end(body.subarray(at)), HELD_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { url: `http://localhost:${address.port}`, stop: () => server.close() };
}
