import { formatNumber } from '../i18n/numbers';

/** The numbers that a visitor may change in the sums of a page, by their names in the URL; THB, years, months, percent. */
export const FIGURES = {
  price: { least: 1, most: 10_000_000_000 },
  appraised: { least: 1, most: 10_000_000_000 },
  loan: { least: 0, most: 10_000_000_000 },
  years: { least: 1, most: 100 },
  term: { least: 1, most: 40 },
  rate: { least: 0, most: 100 },
  teaser: { least: 0, most: 100 },
  teaser_years: { least: 0, most: 10 },
  income: { least: 0, most: 100_000_000 },
  debts: { least: 0, most: 100_000_000 },
  rent: { least: 0, most: 100_000_000 },
  vacancy: { least: 0, most: 12 },
  common_fee: { least: 0, most: 10_000_000 },
  management: { least: 0, most: 100 },
  other: { least: 0, most: 1_000_000_000 },
} as const;
export type FigureName = keyof typeof FIGURES;

export type FigureFault = 'missing' | 'not-a-number' | 'too-small' | 'too-large';

/** A figure as it was typed, and its value or what is wrong with it. */
export type Figure =
  | { readonly text: string; readonly value: number; readonly fault?: undefined }
  | { readonly text: string; readonly value?: undefined; readonly fault: FigureFault };

/** What was typed, by names of fields; what is not there was not asked for. */
export type Typed = Readonly<Partial<Record<string, string>>>;
export type UsualFigures = Readonly<Record<FigureName, number>>;

/** Longer texts are no numbers; what is given back into the field is no longer either. */
const LONGEST = 20;

/** A number as people type it, with ๐–๙, commas and blanks; at most two decimals. */
export function parseFigure(typed: string, { least, most }: { least: number; most: number }): Figure {
  const text = typed.slice(0, LONGEST);
  const plain = text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/[,฿%\s]/g, '');
  if (plain === '') return { text, fault: 'missing' };
  if (typed.length > LONGEST || !/^[-−]?\d+(\.\d*)?$/.test(plain)) return { text, fault: 'not-a-number' };
  const value = Math.round(Number(plain.replace('−', '-')) * 100) / 100;
  if (value < least) return { text, fault: 'too-small' };
  return value > most ? { text, fault: 'too-large' } : { text, value };
}

/** A figure as it was typed; the usual one where none was. */
export function figureIn(typed: Typed, usual: UsualFigures, name: FigureName): Figure {
  const text = typed[name];
  return text === undefined
    ? { text: formatNumber(usual[name]), value: usual[name] }
    : parseFigure(text, FIGURES[name]);
}
