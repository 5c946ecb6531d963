import type { ContentStatus } from '../content/content-status';
import { type LeadsReason, type LeadsStatus, leadsReasons, outboxReason } from '../leads/leads-status';

/** Why the site is unhealthy. Alerts depend on these codes, so do not rename them. Details are in the log. */
type HealthReason = 'draining' | 'content-source-down' | 'content-missing' | LeadsReason;

type HealthInput = { readonly content: ContentStatus; readonly leads: LeadsStatus; readonly isDraining: boolean };

/** The response of `/api/health`. It contains codes only, because a message could expose hosts and folders. */
export type SiteHealth = {
  readonly status: 'ok' | 'degraded';
  readonly live: true;
  /** Whether to send new visitors to this server. */
  readonly ready: boolean;
  readonly reasons: readonly HealthReason[];
  readonly content: ContentStatus;
  readonly leads: LeadsStatus;
};

/** A server that never loaded the content is not ready, so that it does not replace an old server that has it. */
export const isReady = ({ content, isDraining }: Omit<HealthInput, 'leads'>): boolean =>
  !isDraining && content.missing.length === 0;

/** The health of the site. Even a degraded site serves what it has; only `ready` affects routing. */
export function siteHealth({ content, leads, isDraining }: HealthInput): SiteHealth {
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
  };
}
