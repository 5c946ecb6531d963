import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, TileType } from 'pmtiles';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streetArchive } from '@/lib/map/testing/street-archive';

const archive = streetArchive();
const folder = mkdtempSync(join(tmpdir(), 'map-archive-'));
const file = join(folder, 'streets.pmtiles');

beforeEach(() => {
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('rommai.map archive')) Reflect.deleteProperty(globalThis, key);
  writeFileSync(file, archive);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The modules with this address in `MAP_TILES_URL`, and what they have written to stderr. */
async function configured(address: string) {
  vi.stubEnv('MAP_TILES_URL', address);
  vi.stubEnv('LOG_LEVEL', 'warn');
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const { mapStyleUrl } = await import('@/lib/map/map-archive.server');
  const { GET } = await import('./route');
  const get = (headers: Record<string, string>) => GET(new Request('http://site.example/api/map/tiles', { headers }));
  const reasons = () => written.map((line): unknown => JSON.parse(line).reason);
  return { mapStyleUrl, get, reasons };
}

it('offers a file at an address of the site, which answers with the range and nothing else', async () => {
  const { mapStyleUrl, get, reasons } = await configured(file);
  expect(mapStyleUrl()).toBe('pmtiles:///api/map/tiles');
  const response = await get({ range: 'bytes=100-70000' });
  expect(response.status).toBe(206);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-range': `bytes 100-${archive.length - 1}/${archive.length}`,
    'cache-control': 'public, max-age=86400',
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(archive.subarray(100))).toBe(true);
  expect(reasons()).toEqual([]);
});

it.each(['', 'bytes=0-', 'bytes=-5', 'bytes=0-1,5-6', 'bytes=9-5', 'bytes=99999999-99999999', 'bytes=0-4194304', 'x'])(
  'answers %j with the length of the file and no byte of it',
  async (range) => {
    writeFileSync(file, Buffer.concat([archive, Buffer.alloc(5_000_000)]));
    const { get } = await configured(file);
    const response = await get({ range });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      416,
      `bytes */${archive.length + 5_000_000}`,
    ]);
  },
);

it('answers 304 for a known ETag, and refuses a range of another file than the client has', async () => {
  const { get } = await configured(file);
  const etag = (await get({ range: 'bytes=0-9' })).headers.get('etag') ?? '';
  expect((await get({ range: 'bytes=0-9', 'if-none-match': etag })).status).toBe(304);
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(416);
});

it.each([
  ['is missing', () => rmSync(file), /ENOENT/],
  ['is a picture', () => writeFileSync(file, Buffer.alloc(500, 'png')), /no PMTiles archive/],
  ['is empty', () => writeFileSync(file, ''), /no PMTiles archive/],
  ['is cut off', () => writeFileSync(file, archive.subarray(0, -1)), /cut off after \d+ of \d+ bytes/],
])('does not offer a file that %s, and logs it once', async (_, damage, reason) => {
  damage();
  const { mapStyleUrl, get, reasons } = await configured(file);
  expect([mapStyleUrl(), mapStyleUrl()]).toEqual([undefined, undefined]);
  expect((await get({ range: 'bytes=0-9' })).status).toBe(404);
  expect(reasons()).toEqual([expect.stringMatching(reason)]);
});

const ON_HOST = 'https://tiles.example/thailand.pmtiles';

it.each([
  ['answers without ranges', () => new Response(new Uint8Array(archive)), 'its host answers without ranges'],
  ['is missing', () => new Response(null, { status: 404 }), 'status 404'],
  ['is cut off', () => ranged(500), expect.stringMatching(/cut off after 500/)],
])('logs once an archive on a host that %s, and leaves it to browsers', async (_, answer, reason) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const { mapStyleUrl, reasons } = await configured(ON_HOST);
  expect([mapStyleUrl(), mapStyleUrl()]).toEqual([`pmtiles://${ON_HOST}`, `pmtiles://${ON_HOST}`]);
  await expect.poll(reasons).toEqual([reason]);
});

const ranged = (size: number) =>
  new Response(new Uint8Array(archive.subarray(0, 127)), {
    status: 206,
    headers: { 'content-range': `bytes 0-126/${size}` },
  });

it('is silent about an archive on a host that is whole', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => ranged(archive.length));
  const { mapStyleUrl, reasons } = await configured(ON_HOST);
  mapStyleUrl();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(reasons()).toEqual([]);
});

it('writes archives for tests that the reader of the site understands', async () => {
  const read = new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  });
  expect(await read.getHeader()).toMatchObject({ tileType: TileType.Mvt, maxZoom: 14 });
  expect((await read.getZxy(14, 12768, 7559))?.data.byteLength).toBeGreaterThan(100);
});
