/** How the URL encodes one parameter. `read` drops invalid values, and `read(write(value))` returns the same value. */
export type Codec<T> = {
  readonly key: string;
  readonly read: (values: readonly string[]) => T;
  readonly write: (value: T) => readonly string[];
};

const MAX_TEXT = 200;

const written = (value: string | number | undefined) => (value === undefined || value === '' ? [] : [String(value)]);

function searchText(text: string): string {
  const whole = (part: string) => part.toWellFormed().replaceAll('\uFFFD', '');
  return whole(
    whole(text.slice(0, MAX_TEXT * 2))
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_TEXT),
  ).trim();
}

export const freeText = (key: string): Codec<string> => ({
  key,
  read: ([text = '']) => searchText(text),
  write: written,
});

export const choice = <T extends string>(key: string, allowed: readonly T[]): Codec<T | undefined> => ({
  key,
  read: ([text]) => allowed.find((value) => value === text),
  write: written,
});

export const choices = <T extends string>(key: string, allowed: readonly T[]): Codec<readonly T[]> => ({
  key,
  read: (values) => allowed.filter((value) => values.includes(value)),
  write: (value) => value,
});

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

/** A number from `least` to `most`, rounded to `decimals`, in this site's format. Commas may separate thousands. */
export const number = (
  key: string,
  most: number,
  decimals = 0,
  least = 10 ** -decimals,
): Codec<number | undefined> => ({
  key,
  read: ([text = '']) => {
    const value = /^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replace(/,(?=\d{3}(?!\d))/g, '')) : 0;
    const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
    return rounded >= least && rounded <= most && (decimals > 0 || rounded === value) ? rounded : undefined;
  },
  write: written,
});

/** Several values are one text, as from a form with a field for each part. */
export const joined = <T>(
  key: string,
  parse: (text: string) => T | undefined,
  write: (value: T) => string,
): Codec<T | undefined> => ({
  key,
  read: (values) => parse(values.join()),
  write: (value) => (value === undefined ? [] : [write(value)]),
});

export const shape = <T extends readonly unknown[]>(
  key: string,
  parse: (text: string) => T | undefined,
): Codec<T | undefined> => ({
  key,
  read: ([text = '']) => parse(text),
  write: (value) => (value === undefined ? [] : [value.flat().join(',')]),
});
