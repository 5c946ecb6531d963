/** A home that is let; THB, `vacancy` in months a year, `management` in percent of the rent received. */
export type Letting = {
  readonly price: number;
  /** Paid beside the price when it is bought, so that the net yield is on all that is spent. */
  readonly buyingCosts: number;
  readonly rentMonthly: number;
  readonly vacancy: number;
  readonly commonFeeMonthly: number;
  readonly management: number;
  /** Repairs, insurance, land and building tax. */
  readonly otherYearly: number;
};

export type Yield = {
  /** Percent a year, one decimal: twelve rents of the price. */
  readonly gross: number;
  /** Percent a year, one decimal: what is left of the price and the costs of buying; negative where it costs more. */
  readonly net: number;
  readonly income: number;
  readonly costs: number;
  /** Years until all that was spent has come back, one decimal; null where it never does. */
  readonly payback: number | null;
};

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** What letting a home brings in; null without a price or a rent. */
export function rentalYield(letting: Letting): Yield | null {
  const { price, buyingCosts, rentMonthly, vacancy, commonFeeMonthly, management, otherYearly } = letting;
  if (price <= 0 || rentMonthly <= 0) return null;
  const income = Math.round(rentMonthly * (12 - vacancy));
  const costs = Math.round(commonFeeMonthly * 12 + (income * management) / 100 + otherYearly);
  const left = income - costs;
  const spent = price + buyingCosts;
  return {
    gross: oneDecimal(((rentMonthly * 12) / price) * 100),
    net: oneDecimal((left / spent) * 100),
    income,
    costs,
    payback: left > 0 ? oneDecimal(spent / left) : null,
  };
}
