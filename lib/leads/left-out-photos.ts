const REASONS = ['empty', 'heic', 'unreadable', 'unkept'] as const;

/** A photograph that was left out of an enquiry: its position among those that were sent, from 1, and the reason. */
export type LeftOutPhoto = { readonly number: number; readonly reason: (typeof REASONS)[number] };

/** The list as text for the API answer and the thanks page's query: `2-heic.4-empty`; empty for an empty list. */
export const leftOutText = (photos: readonly LeftOutPhoto[]): string =>
  photos.map(({ number, reason }) => `${number}-${reason}`).join('.');

/** Parses the text of `leftOutText`. The input is untrusted: anything else in it is skipped. */
export function readLeftOut(text: unknown): LeftOutPhoto[] {
  if (typeof text !== 'string') return [];
  return text.split('.').flatMap((part) => {
    const [, number, code] = /^([1-9])-([a-z]+)$/.exec(part) ?? [];
    const reason = REASONS.find((known) => known === code);
    return reason === undefined ? [] : [{ number: Number(number), reason }];
  });
}
