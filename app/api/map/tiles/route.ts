import { matchesETag, refusal } from '@/lib/http/requests';
import { archiveFile, readRange } from '@/lib/map/map-archive.server';

export const dynamic = 'force-dynamic';

/** PMTiles's reader compares the ETag of each range, and reads again without the cache when the file was replaced. */
const DAY = 'public, max-age=86400';

/** A range of the file in `MAP_TILES_URL`. Never the whole, which may be larger than all pages together. */
export async function GET({ headers }: Request): Promise<Response> {
  const file = await archiveFile();
  if (file === null) return refusal(404);
  const { size, etag } = file;
  const about = { ETag: etag, 'Cache-Control': DAY };
  if (matchesETag(headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: about });
  const ifRange = headers.get('if-range');
  const range = ifRange === null || ifRange === etag ? readRange(headers.get('range'), size) : null;
  if (range === null) return refusal(416, { 'Content-Range': `bytes */${size}` });
  const [first, last] = range;
  return new Response(file.read(first, last), {
    status: 206,
    headers: {
      ...about,
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${first}-${last}/${size}`,
      'Content-Type': 'application/vnd.pmtiles',
    },
  });
}
