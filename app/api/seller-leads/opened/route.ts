import { signOpenTime } from '@/lib/leads/spam-score';

export const dynamic = 'force-dynamic';

/** A signed timestamp of when the form was opened, because the cached page cannot contain it. */
export async function GET(): Promise<Response> {
  return Response.json({ token: signOpenTime(Date.now()) }, { headers: { 'Cache-Control': 'no-store' } });
}
