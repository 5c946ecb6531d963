import 'server-only';
import { contentStatus } from '../content/store.server';
import { type Family, single } from '../http/prometheus-text';
import { leads } from '../leads/leads.server';

/** The metrics of content and enquiries. */
export async function siteMetrics(): Promise<Family[]> {
  const { fault, missing, ageSeconds, documents, reads } = await contentStatus();
  const { waiting, oldestSeconds, setAside, targets, fault: leadsFault } = leads().status();
  const targetsDown = targets.filter((target) => target.fault !== undefined).length;
  const isUp = (reason: string | undefined) => (reason === undefined ? 1 : 0);
  return [
    single('content_reads_total', 'counter', 'Documents read from the database, as it bills them.', reads.total),
    single('content_reads_last_hour', 'gauge', 'Documents read in the last hour.', reads.lastHour),
    single('content_documents', 'gauge', 'Documents held in memory.', documents),
    single(
      'content_age_seconds',
      'gauge',
      'Since the content was last in step with its source, or since the start where it never was.',
      ageSeconds ?? Math.round(process.uptime()),
    ),
    single('content_collections_missing', 'gauge', 'Collections that were never loaded.', missing.length),
    single('content_source_up', 'gauge', '1 while the source of the content answers.', isUp(fault)),
    single('leads_waiting', 'gauge', 'Enquiries that wait for delivery.', waiting),
    single('leads_oldest_seconds', 'gauge', 'Since the oldest of them was stored.', oldestSeconds ?? 0),
    single('leads_set_aside', 'gauge', 'Enquiries that somebody has to look at.', setAside),
    single('leads_targets_down', 'gauge', 'Places that enquiries go to and that do not answer.', targetsDown),
    single('leads_outbox_up', 'gauge', '1 while enquiries can be stored.', isUp(leadsFault)),
  ];
}
