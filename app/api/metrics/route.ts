import { contentStatus } from '@/lib/content/store.server';
import { leads } from '@/lib/leads/leads.server';
import { methodNotAllowed } from '../method-not-allowed';

export const dynamic = 'force-dynamic';

/** Figures for Prometheus, in its text format. */
export async function GET(): Promise<Response> {
  const { fault, missing, ageSeconds, documents, reads } = await contentStatus();
  const enquiries = leads().status();
  const targetsDown = enquiries.targets.filter((target) => target.fault !== undefined).length;
  const figures: readonly (readonly [name: string, kind: 'counter' | 'gauge', help: string, value: number])[] = [
    ['content_reads_total', 'counter', 'Documents read from the database, as it bills them.', reads.total],
    ['content_reads_last_hour', 'gauge', 'Documents read in the last hour.', reads.lastHour],
    ['content_documents', 'gauge', 'Documents held in memory.', documents],
    ['content_age_seconds', 'gauge', 'Since the content was last in step with its source.', ageSeconds ?? Number.NaN],
    ['content_collections_missing', 'gauge', 'Collections that were never loaded.', missing.length],
    ['content_source_up', 'gauge', '1 while the source of the content answers.', fault === undefined ? 1 : 0],
    ['leads_waiting', 'gauge', 'Enquiries that wait for delivery.', enquiries.waiting],
    ['leads_oldest_seconds', 'gauge', 'Since the oldest of them was stored.', enquiries.oldestSeconds ?? 0],
    ['leads_set_aside', 'gauge', 'Enquiries that somebody has to look at.', enquiries.setAside],
    ['leads_targets_down', 'gauge', 'Places that enquiries go to and that do not answer.', targetsDown],
    ['leads_outbox_up', 'gauge', '1 while enquiries can be stored.', enquiries.fault === undefined ? 1 : 0],
  ];
  const text = figures.map(
    ([name, kind, help, value]) =>
      `# HELP rommai_${name} ${help}\n# TYPE rommai_${name} ${kind}\nrommai_${name} ${value}\n`,
  );
  return new Response(text.join(''), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
