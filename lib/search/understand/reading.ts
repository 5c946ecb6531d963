import type { Filters, PlaceName } from './meaning';
import type { Token } from './tokens';

/** What some words of a sentence, up to `to`, ask for. Words that are `kept` were looked at together and stay words. */
export type Reading = {
  readonly to: number;
  readonly filters: Filters;
  readonly kept?: boolean;
  /** Its deal is only likely: at such a price most homes are to let. */
  readonly guessesDeal?: boolean;
};

/** A sentence with what its words know of each other from afar. */
export type Context = {
  readonly tokens: readonly Token[];
  /** Codes of the provinces it names. */
  readonly provinces: ReadonlySet<string>;
  /** It speaks of renting. */
  readonly rent: boolean;
  /** It speaks of buying, or of what a home is for. */
  readonly purpose: boolean;
  readonly bySound: (latin: string) => PlaceName | undefined;
};

export type Reader = (context: Context, from: number) => Reading | undefined;

export const kept = (to: number): Reading => ({ to, filters: {}, kept: true });

/** Whether a token follows the one before it without a blank. */
export const isAttached = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && before.end === after.start;
