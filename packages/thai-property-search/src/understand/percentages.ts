import { suffixAt } from './bounds';
import { measure } from './measure';
import type { Reader, Reading } from './reading';
import { meaningOf, type Token } from './tokens';

const MOST = { discountMin: 90, yieldMin: 50 } as const;

const filterNameOf = (token: Token | undefined) =>
  meaningOf(token, 'yield') ? 'yieldMin' : meaningOf(token, 'discount') ? 'discountMin' : undefined;

function percentReading(name: 'yieldMin' | 'discountMin', value: number, to: number): Reading | undefined {
  const rounded = name === 'yieldMin' ? Math.round(value * 10) / 10 : Math.round(value);
  if (rounded <= 0 || rounded > MOST[name]) return undefined;
  return { to, filters: name === 'yieldMin' ? { yieldMin: rounded } : { discountMin: rounded } };
}

const isBetween = (token: Token | undefined) =>
  !token?.number &&
  (['bound', 'filler', 'price', 'yield'] as const).some((kind) => meaningOf(token, kind) !== undefined);

/** Reads a minimum yield or discount: `ผลตอบแทนมากกว่า 6%`, `10% below market`. */
export const readPercentage: Reader = ({ tokens }, from) => {
  const name = filterNameOf(tokens[from]);
  let index = name ? from + 1 : from;
  while (index < from + 4 && isBetween(tokens[index])) index += 1;
  const percent = measure(tokens, index);
  if (percent?.unit !== 'percent') return belowMarket(tokens[from], from);
  let to = percent.to;
  while (suffixAt(tokens, to)) to += 1;
  if (name) return percentReading(name, percent.value, filterNameOf(tokens[to]) === name ? to + 1 : to);
  while (to < percent.to + 2 && !filterNameOf(tokens[to]) && isBetween(tokens[to])) to += 1;
  const after = filterNameOf(tokens[to]);
  return after && percentReading(after, percent.value, meaningOf(tokens[to + 1], 'yield') ? to + 2 : to + 1);
};

/** Reads "below market" without a figure. "Discount" alone stays text. */
function belowMarket(token: Token | undefined, from: number): Reading | undefined {
  const isMarket = meaningOf(token, 'discount') && /ตลาด|market|undervalued|bargain/.test(token?.word ?? '');
  return isMarket ? { to: from + 1, filters: { collections: ['below-market-price'] } } : undefined;
}
