import 'server-only';
import { alerts } from '../alerts/alerts.server';
import type { AlertsStatus } from '../alerts/alerts-status';
import type { ContentStatus } from '../content/source';
import { contentStatus } from '../content/store.server';
import { type Family, single } from '../http/prometheus-text';
import { leads } from '../leads/leads.server';
import { type LeadsReason, type LeadsStatus, leadsReasons, outboxReason } from '../leads/leads-status';

/** Alerts depend on these codes, so do not rename them. Details are in the log. */
type HealthReason = 'draining' | 'content-source-down' | 'content-missing' | LeadsReason;

type HealthInput = {
  readonly content: ContentStatus;
  readonly leads: LeadsStatus;
  readonly alerts: AlertsStatus | null | undefined;
  readonly isDraining: boolean;
};

/** Codes only, because a message could expose hosts and folders. */
export type SiteHealth = {
  readonly status: 'ok' | 'degraded';
  readonly live: true;
  readonly ready: boolean;
  readonly reasons: readonly HealthReason[];
  readonly content: ContentStatus;
  readonly leads: LeadsStatus;
  /** Undefined if alerts are off. */
  readonly alerts: AlertsStatus | null | undefined;
};

/** A server that never loaded the content is not ready, so that it does not replace an old server that has it. */
const isReady = ({ content, isDraining }: Pick<HealthInput, 'content' | 'isDraining'>): boolean =>
  !isDraining && content.missing.length === 0;

/** Even a degraded site serves what it has; only `ready` affects routing. */
export function siteHealth({ content, leads, alerts, isDraining }: HealthInput): SiteHealth {
  const reasons: HealthReason[] = [
    ...(isDraining ? ['draining' as const] : []),
    ...(content.fault === undefined ? [] : ['content-source-down' as const]),
    ...(content.missing.length === 0 ? [] : ['content-missing' as const]),
    ...leadsReasons(leads),
  ];
  const targets = leads.targets.map(({ name, fault, isUnusable }) => ({
    name,
    ...(fault === undefined ? {} : { fault: isUnusable ? 'leads-target-unusable' : 'leads-target-down' }),
  }));
  return {
    status: reasons.length === 0 ? 'ok' : 'degraded',
    live: true,
    ready: isReady({ content, isDraining }),
    reasons,
    content: { ...content, ...(content.fault === undefined ? {} : { fault: 'content-source-down' }) },
    leads: { ...leads, targets, ...(leads.fault === undefined ? {} : { fault: outboxReason(leads.fault) }) },
    alerts,
  };
}

export async function siteMetrics(): Promise<Family[]> {
  const { fault, missing, ageSeconds, documents, reads } = await contentStatus();
  const { waiting, oldestSeconds, setAside, targets, fault: leadsFault } = leads().status();
  const targetsDown = targets.filter((target) => target.fault !== undefined).length;
  const isUp = (reason: string | undefined) => (reason === undefined ? 1 : 0);
  return [
    single('content_reads_total', 'counter', 'Documents read from Firestore, as Google bills them.', reads.total),
    single('content_reads_last_hour', 'gauge', 'Documents read in the last hour.', reads.lastHour),
    single('content_documents', 'gauge', 'Documents in memory.', documents),
    single(
      'content_age_seconds',
      'gauge',
      'Time since the content last matched its source; since the start if it never did.',
      ageSeconds ?? Math.round(process.uptime()),
    ),
    single('content_collections_missing', 'gauge', 'Collections that were never loaded.', missing.length),
    single('content_source_up', 'gauge', '1 if the content source responds, else 0.', isUp(fault)),
    single('leads_waiting', 'gauge', 'Enquiries that wait for delivery.', waiting),
    single('leads_oldest_seconds', 'gauge', 'Age of the oldest enquiry that waits for delivery.', oldestSeconds ?? 0),
    single(
      'leads_set_aside',
      'gauge',
      'Enquiries set aside after a target rejected them or failed repeatedly.',
      setAside,
    ),
    single('leads_targets_down', 'gauge', 'Delivery targets of enquiries that do not respond.', targetsDown),
    single('leads_outbox_up', 'gauge', '1 if enquiries can be stored, else 0.', isUp(leadsFault)),
    ...(alerts()?.metrics() ?? []),
  ];
}

const PATH = '/api/health';

export type HealthResponse = { readonly status: 200 | 503; readonly body: object };

/** `/api/health` is always 200, `/live` while the process responds; `/ready` is 503 while it wants no visitors. */
export async function healthResponse(path: string, isDraining: boolean): Promise<HealthResponse | null> {
  if (path === `${PATH}/live`) return { status: 200, body: { live: true } };
  if (path === PATH) {
    const statuses = { content: await contentStatus(), leads: leads().status(), alerts: alerts()?.status() };
    return { status: 200, body: siteHealth({ ...statuses, isDraining }) };
  }
  if (path !== `${PATH}/ready`) return null;
  const ready = isReady({ content: await contentStatus(), isDraining });
  return { status: ready ? 200 : 503, body: { ready } };
}
