import { type AmountUnit, BAHT, PERCENT, readAmount } from 'thai-property-search/amount';
import { formatNumber } from '../i18n/numbers';

/** The numbers that a visitor can change in the calculators, by their names in the URL; THB, years, months, percent. */
export const FIGURES = {
  price: { least: 1, most: 10_000_000_000, unit: BAHT },
  appraised: { least: 1, most: 10_000_000_000, unit: BAHT },
  loan: { least: 0, most: 10_000_000_000, unit: BAHT },
  years: { least: 0, most: 100 },
  heirs: { least: 1, most: 100 },
  term: { least: 1, most: 40 },
  rate: { least: 0, most: 100, unit: PERCENT },
  teaser: { least: 0, most: 100, unit: PERCENT },
  teaser_years: { least: 0, most: 10 },
  income: { least: 0, most: 100_000_000, unit: BAHT },
  debts: { least: 0, most: 100_000_000, unit: BAHT },
  rent: { least: 0, most: 100_000_000, unit: BAHT },
  vacancy: { least: 0, most: 12 },
  common_fee: { least: 0, most: 10_000_000, unit: BAHT },
  management: { least: 0, most: 100, unit: PERCENT },
  other: { least: 0, most: 1_000_000_000, unit: BAHT },
} as const;
export type FigureName = keyof typeof FIGURES;

export type FigureFault = 'missing' | 'not-a-number' | 'too-small' | 'too-large';

export type Figure =
  | { readonly text: string; readonly value: number; readonly fault?: undefined }
  | { readonly text: string; readonly value?: undefined; readonly fault: FigureFault };

export type Typed = Readonly<Partial<Record<string, string>>>;
export type UsualFigures = Readonly<Record<FigureName, number>>;

const MAX_LENGTH = 20;

type Bounds = { readonly least: number; readonly most: number; readonly unit?: AmountUnit };

export function parseFigure(typed: string, { least, most, unit }: Bounds): Figure {
  const text = typed.slice(0, MAX_LENGTH);
  if (text.trim() === '') return { text, fault: 'missing' };
  const amount = typed.length > MAX_LENGTH ? null : readAmount(text, unit);
  if (amount === null) return { text, fault: 'not-a-number' };
  const value = Math.round(amount.value * 100) / 100;
  if (value < least) return { text, fault: 'too-small' };
  return value > most ? { text, fault: 'too-large' } : { text, value };
}

/** By their names in the URL. The first is the default, unless the listing states another one. */
export const SALE_CHOICES = {
  seller: ['purchase', 'inheritance', 'gift', 'company'],
  registered: ['no', 'yes'],
  buyer: ['thai-person', 'other'],
  payer: ['split', 'buyer', 'seller'],
} as const;

const CHOICES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(SALE_CHOICES));

export function typedIn(fields: Iterable<readonly [name: string, value: unknown]>): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of fields) {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof text !== 'string') continue;
    // One character more than the maximum, so that a text that is too long is still rejected.
    if (Object.hasOwn(FIGURES, name)) typed[name] = text.slice(0, MAX_LENGTH + 1);
    else if (CHOICES.get(name)?.includes(text)) typed[name] = text;
  }
  return typed;
}

export type FigureFaults = Readonly<Partial<Record<string, FigureFault>>>;

export const faultsIn = (typed: Typed): FigureFaults =>
  Object.fromEntries(
    Object.entries(FIGURES).flatMap(([name, bounds]) => {
      const fault = typed[name] === undefined ? undefined : parseFigure(typed[name], bounds).fault;
      return fault === undefined ? [] : [[name, fault]];
    }),
  );

export function figureIn(typed: Typed, usual: UsualFigures, name: FigureName): Figure {
  const text = typed[name];
  return text === undefined
    ? { text: formatNumber(usual[name]), value: usual[name] }
    : parseFigure(text, FIGURES[name]);
}
