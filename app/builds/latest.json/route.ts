import { runningBuild } from '@/lib/build/build-manifest.server';
import { refusal } from '@/lib/http/requests';

export const dynamic = 'force-dynamic';

/** U1: the running build. Open pages use it to detect a new build. */
export function GET(): Response {
  const build = runningBuild();
  return build === null ? refusal(404) : Response.json(build, { headers: { 'Cache-Control': 'no-store' } });
}
