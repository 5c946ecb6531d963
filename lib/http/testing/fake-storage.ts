import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

type FakeObject = { bytes: Buffer; contentType: string; generation: number; updatedAt: Date };

/** Objects per page of a list. Small, so that tests read several pages. */
const PAGE = 2;

/** A fake of the part of Cloud Storage's JSON API that the site uses: one bucket in memory, without access control. */
export async function startFakeStorage(bucket: string) {
  const objects = new Map<string, FakeObject>();
  let generations = 0;
  const answers: { status: number | null } = { status: null };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const body = await buffer(request);
    const say = (status: number, data: object | string) =>
      response.writeHead(status).end(typeof data === 'string' ? data : JSON.stringify(data));
    const [, upload, name, given] = /^(\/upload)?\/storage\/v1\/b\/([^/]+)\/o(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (answers.status !== null) return say(answers.status, 'an error of the test');
    if (name !== bucket) return say(404, { error: { message: 'The specified bucket does not exist.' } });
    const object = given === undefined ? (query.get('name') ?? '') : decodeURIComponent(given);
    const stored = objects.get(object);
    if (upload !== undefined) {
      const expected = query.get('ifGenerationMatch');
      if (expected !== null && expected !== String(stored?.generation ?? 0)) return say(412, 'Precondition Failed');
      generations += 1;
      const contentType = request.headers['content-type'] ?? '';
      objects.set(object, { bytes: body, contentType, generation: generations, updatedAt: new Date() });
      return say(200, { name: object, generation: String(generations) });
    }
    if (given === undefined) {
      const names = [...objects.keys()].filter((each) => each.startsWith(query.get('prefix') ?? '')).sort();
      const from = Number(query.get('pageToken') ?? 0);
      const items = names.slice(from, from + PAGE).map((each) => ({ name: each }));
      return say(200, {
        ...(items.length === 0 ? {} : { items }),
        ...(from + PAGE < names.length ? { nextPageToken: String(from + PAGE) } : {}),
      });
    }
    if (stored === undefined) return say(404, `No such object: ${bucket}/${object}`);
    if (request.method === 'DELETE') {
      objects.delete(object);
      return response.writeHead(204).end();
    }
    if (query.get('alt') !== 'media')
      return say(200, { generation: String(stored.generation), updated: stored.updatedAt.toISOString() });
    response.writeHead(200, {
      'Content-Type': stored.contentType,
      'X-Goog-Generation': stored.generation,
      'Last-Modified': stored.updatedAt.toUTCString(),
    });
    return response.end(stored.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    objects,
    answers,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
