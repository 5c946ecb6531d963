export const DRAFT_KEY = 'seller-draft';

/** The database of its photographs. */
export const PHOTO_DRAFT = 'seller-photos';

/** A visitor is unlikely to continue after 30 days, and the draft contains their phone number. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Both times are in milliseconds. False for any value that is not a time. */
export const isFresh = (at: unknown, now: number): at is number =>
  typeof at === 'number' && Math.abs(now - at) < MAX_AGE_MS;

/** @throws if storage is blocked */
export const forgetPhotos = (): void => void indexedDB.deleteDatabase(PHOTO_DRAFT);

/** Runs on every page. Never throws. */
export function forgetOldDraft(now = Date.now()): void {
  try {
    const text = localStorage.getItem(DRAFT_KEY);
    const draft: { at?: unknown } | null = JSON.parse(text ?? 'null');
    if (text === null || isFresh(draft?.at, now)) return;
    localStorage.removeItem(DRAFT_KEY);
    forgetPhotos();
  } catch {
    // Storage is blocked, or the value is not JSON.
  }
}
