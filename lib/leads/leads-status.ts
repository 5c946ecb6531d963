/** How the outbox of enquiries is, for `/api/health` and whoever operates the site. */
export type LeadsStatus = {
  readonly waiting: number;
  /** Seconds that the oldest has waited; null where none waits. */
  readonly oldestSeconds: number | null;
  /** Enquiries that a target refused, and files that cannot be read: `npm run leads -- list` says which. */
  readonly setAside: number;
  /** Where enquiries go, with a fault while it does not answer. */
  readonly targets: readonly { readonly name: string; readonly fault?: string }[];
  /** Why no enquiry can be stored; undefined while one can. */
  readonly fault?: string;
};

const LONGEST_WAIT_SECONDS = 600;

/** Whether enquiries can be stored, and none has waited more than ten minutes for a target that there is. */
export const areLeadsWell = ({ fault, targets, oldestSeconds }: LeadsStatus): boolean =>
  fault === undefined && (targets.length === 0 || (oldestSeconds ?? 0) <= LONGEST_WAIT_SECONDS);
