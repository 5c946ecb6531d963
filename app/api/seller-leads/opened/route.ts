import { signOpened } from '@/lib/leads/time-trap';
import { methodNotAllowed } from '../../method-not-allowed';

export const dynamic = 'force-dynamic';

/**
 * Returns a signed timestamp of when the form was opened. The cached page is the same for every visitor and cannot
 * contain it.
 */
export async function GET(): Promise<Response> {
  return Response.json({ token: signOpened(Date.now()) }, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
