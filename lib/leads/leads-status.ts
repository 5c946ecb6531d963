/** A place that enquiries go to, with a fault while it does not answer; `isUnusable` where a person has to change a setting. */
export type TargetStatus = { readonly name: string; readonly fault?: string; readonly isUnusable?: true };

/** The state of the outbox of enquiries, for `/api/health` and the operator. */
export type LeadsStatus = {
  readonly waiting: number;
  /** Seconds that the oldest has waited; null where none waits. */
  readonly oldestSeconds: number | null;
  /** Enquiries that a target refused, and files that cannot be read: `npm run leads -- list` says which. */
  readonly setAside: number;
  readonly targets: readonly TargetStatus[];
  /** Why no enquiry can be stored; undefined while one can. */
  readonly fault?: string;
};

/**
 * `leads-outbox-full` and `-down`: no enquiry can be stored, because the disk is full or for another reason.
 * `leads-target-unusable`: a setting of a target is missing, such as its credentials. An enquiry has waited too long:
 * `leads-target-down` while a target does not answer, else `leads-late`. `leads-set-aside`: staff must check enquiries.
 */
export type LeadsReason =
  | 'leads-outbox-full'
  | 'leads-outbox-down'
  | 'leads-target-unusable'
  | 'leads-target-down'
  | 'leads-late'
  | 'leads-set-aside';

const LONGEST_WAIT_SECONDS = 600;

/** Error codes of a full disk or a used-up disk quota. */
const FULL = /\b(?:ENOSPC|EDQUOT)\b/;

export const outboxReason = (fault: string): LeadsReason =>
  FULL.test(fault) ? 'leads-outbox-full' : 'leads-outbox-down';

/**
 * The problems with enquiries. Empty if they can be stored, every target is usable, none has waited ten minutes for one,
 * and none is set aside.
 */
export function leadsReasons({ fault, targets, oldestSeconds, setAside }: LeadsStatus): LeadsReason[] {
  const isLate = targets.length > 0 && (oldestSeconds ?? 0) > LONGEST_WAIT_SECONDS;
  const isTargetDown = targets.some((target) => target.fault !== undefined);
  return [
    ...(fault === undefined ? [] : [outboxReason(fault)]),
    ...(targets.some(({ isUnusable }) => isUnusable) ? ['leads-target-unusable' as const] : []),
    ...(isLate ? [isTargetDown ? ('leads-target-down' as const) : ('leads-late' as const)] : []),
    ...(setAside > 0 ? ['leads-set-aside' as const] : []),
  ];
}
