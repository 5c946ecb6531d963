import type { Filters, PlaceName } from './meaning';
import type { Token } from './tokens';

/** The filters of the words up to `to`. If `staysText`, the words were recognized together and stay text. */
export type Reading = {
  readonly to: number;
  readonly filters: Filters;
  readonly staysText?: boolean;
  /** The deal is only a guess from a price at which most listings are for rent. */
  readonly guessesDeal?: boolean;
};

/** A sentence, with facts that readers need from elsewhere in it. */
export type Context = {
  readonly tokens: readonly Token[];
  /** The codes of the provinces it mentions. */
  readonly provinces: ReadonlySet<string>;
  /** It mentions renting. */
  readonly rent: boolean;
  /** It mentions buying or the purpose of a home. */
  readonly purpose: boolean;
  readonly bySound: (latin: string) => PlaceName | undefined;
};

export type Reader = (context: Context, from: number) => Reading | undefined;

export const keepAsText = (to: number): Reading => ({ to, filters: {}, staysText: true });

/** Whether a token follows the one before it without a space. */
export const isAttached = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && before.end === after.start;
