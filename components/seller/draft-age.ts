export const DRAFT_KEY = 'seller-draft';

/** Whoever has not gone on by then will not: their telephone number need not lie there any longer. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Whether a draft of that instant, in milliseconds, is to be kept; whatever else stands there is not. */
export const isFresh = (at: unknown, now: number): at is number =>
  typeof at === 'number' && Math.abs(now - at) < KEPT_MS;

/** Takes away a seller's draft that is too old, whichever page its device comes back to. Never throws. */
export function forgetOldDraft(now = Date.now()): void {
  try {
    const text = localStorage.getItem(DRAFT_KEY);
    const draft: { at?: unknown } | null = JSON.parse(text ?? 'null');
    if (text !== null && !isFresh(draft?.at, now)) localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Forbidden, or not ours.
  }
}
