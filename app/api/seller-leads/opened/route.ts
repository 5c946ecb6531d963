import { signOpened } from '@/lib/leads/time-trap';
import { methodNotAllowed } from '../../method-not-allowed';

export const dynamic = 'force-dynamic';

/** Says when a form was begun, signed: its page is the same for everybody and cannot. */
export async function GET(): Promise<Response> {
  return Response.json({ token: signOpened(Date.now()) }, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
