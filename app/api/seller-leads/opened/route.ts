import { signOpened } from '@/lib/leads/time-trap';

export const dynamic = 'force-dynamic';

/**
 * Returns a signed timestamp of when the form was opened. The cached page is the same for every visitor and cannot
 * contain it.
 */
export async function GET(): Promise<Response> {
  return Response.json({ token: signOpened(Date.now()) }, { headers: { 'Cache-Control': 'no-store' } });
}
