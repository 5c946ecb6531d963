export const DRAFT_KEY = 'seller-draft';

/**
 * Maximum age of a draft, in milliseconds. A visitor who has not continued by then is unlikely to, and the draft
 * contains their phone number.
 */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Whether a draft saved at `at`, in milliseconds, is recent enough. False for any other value. */
export const isFresh = (at: unknown, now: number): at is number =>
  typeof at === 'number' && Math.abs(now - at) < MAX_AGE_MS;

/** Deletes an expired seller's draft. Runs on every page. Never throws. */
export function forgetOldDraft(now = Date.now()): void {
  try {
    const text = localStorage.getItem(DRAFT_KEY);
    const draft: { at?: unknown } | null = JSON.parse(text ?? 'null');
    if (text !== null && !isFresh(draft?.at, now)) localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked, or the value is not JSON.
  }
}
