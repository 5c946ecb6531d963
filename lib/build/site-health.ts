import type { ContentStatus } from '../content/content-status';
import { type LeadsReason, type LeadsStatus, leadsReasons, outboxReason } from '../leads/leads-status';

/** Why the site is not well. Alerts are made of these codes, so that they stay; the words are in the log. */
type HealthReason = 'draining' | 'content-source-down' | 'content-missing' | LeadsReason;

type Known = { readonly content: ContentStatus; readonly leads: LeadsStatus; readonly isDraining: boolean };

/** What `/api/health` says. Its faults are codes: a reason in words may name hosts and folders. */
export type SiteHealth = {
  readonly status: 'ok' | 'degraded';
  readonly live: true;
  /** Whether new visitors should be sent here. */
  readonly ready: boolean;
  readonly reasons: readonly HealthReason[];
  readonly content: ContentStatus;
  readonly leads: LeadsStatus;
};

/** A server that never had the content is not ready: a new one would take the place of an old one that has it. */
export const isReady = ({ content, isDraining }: Omit<Known, 'leads'>): boolean =>
  !isDraining && content.missing.length === 0;

/** How the site is. It answers all the same, with what it has: only `ready` says that others should be asked. */
export function siteHealth({ content, leads, isDraining }: Known): SiteHealth {
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
