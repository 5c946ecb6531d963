const REASONS = ['empty', 'heic', 'unreadable'] as const;

/** A photograph that an enquiry was taken without: its place among those that were sent, from 1, and why. */
export type LeftOutPhoto = { readonly number: number; readonly reason: (typeof REASONS)[number] };

/** As an answer and an address say it: `2-heic.4-empty`; empty where none was left out. */
export const leftOutText = (photos: readonly LeftOutPhoto[]): string =>
  photos.map(({ number, reason }) => `${number}-${reason}`).join('.');

/** Reads what `leftOutText` wrote; it may come from anybody. */
export function readLeftOut(text: unknown): LeftOutPhoto[] {
  if (typeof text !== 'string') return [];
  return text.split('.').flatMap((part) => {
    const [, number, given] = /^([1-9])-([a-z]+)$/.exec(part) ?? [];
    const reason = REASONS.find((known) => known === given);
    return reason === undefined ? [] : [{ number: Number(number), reason }];
  });
}
