import { contentStatus } from '@/lib/content/store.server';
import { leads } from '@/lib/leads/leads.server';
import { areLeadsWell } from '@/lib/leads/leads-status';
import { methodNotAllowed } from '../method-not-allowed';

export const dynamic = 'force-dynamic';

/** Whether the site is well, and if not, why: it answers all the same, with what it has. */
export async function GET(): Promise<Response> {
  const content = await contentStatus();
  const enquiries = leads().status();
  const isWell = content.fault === undefined && content.missing.length === 0 && areLeadsWell(enquiries);
  return Response.json(
    { status: isWell ? 'ok' : 'degraded', content, leads: enquiries },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
