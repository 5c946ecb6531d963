/** A price in short form for a pin: an amount and its unit. */
export type PinPrice = { readonly amount: string; readonly unit: 'baht' | 'million' | 'billion' };

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Three significant digits: `4.59`, `12.9`, `129`. */
const short = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, useGrouping: false });

/**
 * The short form of a price for a map pin (design/visual.md): three significant digits from a million, whole numbers
 * below. `price` is in THB.
 */
export function pinPrice(price: number): PinPrice {
  if (price < 1e6) return { amount: grouped.format(price), unit: 'baht' };
  const millions = short.format(price / 1e6);
  if (Number(millions) < 1_000) return { amount: millions, unit: 'million' };
  return { amount: short.format(price / 1e9), unit: 'billion' };
}
