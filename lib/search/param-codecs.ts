import { westernDigits } from '../i18n/western-digits';
import { parsePrice } from './price-text';

/** How one part of the state stands in the URL. `read` drops nonsense; what it reads, `write` writes and it reads again. */
export type Codec<T> = {
  readonly key: string;
  readonly read: (values: readonly string[]) => T;
  readonly write: (value: T) => readonly string[];
};

const MAX_TEXT = 200;
const MAX_PRICE = 100_000_000_000;

const written = (value: string | number | undefined) => (value === undefined || value === '' ? [] : [String(value)]);

/** Half of a surrogate pair cannot be encoded into a URL again, and control characters are nobody's words. */
function searchText(text: string): string {
  const whole = (part: string) => part.toWellFormed().replaceAll('\uFFFD', '');
  return whole(
    whole(text.slice(0, MAX_TEXT * 2))
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_TEXT),
  ).trim();
}

export const words = (key: string): Codec<string> => ({
  key,
  read: ([text = '']) => searchText(text),
  write: written,
});

/** One of a closed list. */
export const choice = <T extends string>(key: string, allowed: readonly T[]): Codec<T | undefined> => ({
  key,
  read: ([text]) => allowed.find((value) => value === text),
  write: written,
});

/** Any of a closed list, in its order. */
export const choices = <T extends string>(key: string, allowed: readonly T[]): Codec<readonly T[]> => ({
  key,
  read: (values) => allowed.filter((value) => values.includes(value)),
  write: (value) => value,
});

/** Up to `atMost` codes of a pattern, sorted, each once. */
export const codes = (key: string, pattern: RegExp, atMost: number): Codec<readonly string[]> => ({
  key,
  read: (values) => [...new Set(values.filter((value) => pattern.test(value)))].sort().slice(0, atMost),
  write: (value) => value,
});

export const code = (key: string, pattern: RegExp): Codec<string | undefined> => ({
  key,
  read: ([text = '']) => (pattern.test(text) ? text : undefined),
  write: written,
});

/** Whole baht, typed as people type a price. */
export const baht = (key: string): Codec<number | undefined> => ({
  key,
  read: ([text = '']) => {
    const price = parsePrice(text.slice(0, 40)) ?? 0;
    return price >= 1 && price <= MAX_PRICE ? price : undefined;
  },
  write: written,
});

/** Commas and blanks are left out. */
const plain = (text: string) => westernDigits(text.slice(0, 40)).toLowerCase().replace(/[,\s]/g, '');

function within(max: number, value: number, decimals: number): number | undefined {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return rounded > 0 && rounded <= max ? rounded : undefined;
}

/** A number above 0 and up to `max`, kept to so many decimals. */
export const number = (key: string, max: number, decimals = 0): Codec<number | undefined> => ({
  key,
  read: ([text = '']) => {
    const pattern = decimals === 0 ? /^\d{1,12}$/ : /^\d{1,12}(\.\d{1,6})?$/;
    return pattern.test(plain(text)) ? within(max, Number(plain(text)), decimals) : undefined;
  },
  write: written,
});

/** An area above 0 and up to `max`, typed as `parse` reads it, kept to two decimals. */
export const size = (key: string, max: number, parse: (text: string) => number | null): Codec<number | undefined> => ({
  key,
  read: ([text = '']) => within(max, parse(plain(text)) ?? 0, 2),
  write: written,
});

/** A shape of numbers parted by commas. */
export const shape = <T extends readonly unknown[]>(
  key: string,
  parse: (text: string) => T | undefined,
): Codec<T | undefined> => ({
  key,
  read: ([text = '']) => parse(text),
  write: (value) => (value === undefined ? [] : [value.flat().join(',')]),
});
