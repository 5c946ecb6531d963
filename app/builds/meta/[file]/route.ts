import { buildManifest, runningBuild } from '@/lib/build/build-manifest.server';
import { refusal } from '@/lib/http/requests';

export const dynamic = 'force-dynamic';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** U1. Not cached if the query names other redirect rules than the current ones, as on a replica slightly behind. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const build = runningBuild();
  const { file } = await params;
  if (build === null || file !== `${build.id}.json`) return refusal(404);
  const { manifest, version } = await buildManifest(build);
  const query = new URL(request.url).searchParams;
  const isExpectedVersion = query.size === 0 || query.has(version);
  return Response.json(manifest, { headers: { 'Cache-Control': isExpectedVersion ? IMMUTABLE : 'no-store' } });
}
