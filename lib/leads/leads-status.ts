/** `isUnusable` means that a person must change a setting. */
export type TargetStatus = { readonly name: string; readonly fault?: string; readonly isUnusable?: true };

export type LeadsStatus = {
  readonly waiting: number;
  readonly oldestSeconds: number | null;
  /** Refused enquiries and unreadable files, which `npm run leads -- list` shows. */
  readonly setAside: number;
  readonly targets: readonly TargetStatus[];
  readonly fault?: string;
};

/** `leads-late` means that an enquiry waits too long although every target answers. */
export type LeadsReason =
  | 'leads-outbox-full'
  | 'leads-outbox-down'
  | 'leads-target-unusable'
  | 'leads-target-down'
  | 'leads-late'
  | 'leads-set-aside';

const MAX_WAIT_SECONDS = 600;

const FULL = /\b(?:ENOSPC|EDQUOT)\b/;

export const outboxReason = (fault: string): LeadsReason =>
  FULL.test(fault) ? 'leads-outbox-full' : 'leads-outbox-down';

/** Lists the problems. An enquiry is late after ten minutes. */
export function leadsReasons({ fault, targets, oldestSeconds, setAside }: LeadsStatus): LeadsReason[] {
  const isLate = targets.length > 0 && (oldestSeconds ?? 0) > MAX_WAIT_SECONDS;
  const isTargetDown = targets.some(({ fault: reason, isUnusable }) => reason !== undefined && !isUnusable);
  return [
    ...(fault === undefined ? [] : [outboxReason(fault)]),
    ...(targets.some(({ isUnusable }) => isUnusable) ? ['leads-target-unusable' as const] : []),
    ...(isLate ? [isTargetDown ? ('leads-target-down' as const) : ('leads-late' as const)] : []),
    ...(setAside > 0 ? ['leads-set-aside' as const] : []),
  ];
}
