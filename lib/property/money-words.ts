/** Several spellings, separated by `|`; a `!` before one is the sentence reader's (`dictionary.ts`). */
export type Spellings = string;

/** A unit of amounts: its words, each with its factor. */
export type AmountUnit = {
  readonly words: readonly (readonly [number, Spellings])[];
  /** Its name may stand before the number, and after a step: `฿4 ล้าน`, `4 ล้านบาท`. */
  readonly isMoney?: true;
  /** It may be said as a deed says it, `12-3-45`, and its last part without its word. */
  readonly isLand?: true;
};

export const BAHT_WORDS: Spellings = 'บาท|บ.|thb|baht|bt|bht|฿';

/** The words for steps of money: `ล้าน` is a million. */
export const SCALE_WORDS: readonly (readonly [number, Spellings])[] = [
  [1_000_000, '!ล้าน|ลบ.|ลบ|ล้านบาท|ล.|m|mb|mil|mill|mn|million|millions|mio|mthb'],
  [100_000, 'แสน|แสนบาท'],
  [10_000, 'หมื่น|หมื่นบาท'],
  [1_000, 'พัน|พันบาท|k|thousand|thousands|kb|kthb'],
  [100, 'ร้อย'],
];

/** THB. */
export const BAHT: AmountUnit = { words: [[1, BAHT_WORDS], ...SCALE_WORDS], isMoney: true };

export const PERCENT: AmountUnit = { words: [[1, '%|เปอร์เซ็นต์|เปอร์เซ็น|percent|pct|เปอเซ็น']] };
