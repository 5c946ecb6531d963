/** A rental investment; THB, `vacancy` in months per year, `management` in percent of the rent received. */
export type Letting = {
  readonly price: number;
  /** Paid in addition to the price, and part of the base of the net yield. */
  readonly buyingCosts: number;
  readonly rentMonthly: number;
  readonly vacancy: number;
  readonly commonFeeMonthly: number;
  readonly management: number;
  /** Repairs, insurance, land and building tax. */
  readonly otherYearly: number;
};

export type Yield = {
  /** Percent per year, one decimal: twelve rents relative to the price. */
  readonly gross: number;
  /** Percent per year, one decimal: income after costs, relative to price and buying costs. May be negative. */
  readonly net: number;
  readonly income: number;
  readonly costs: number;
  /** Years until the investment is recovered, one decimal. Null if never. */
  readonly payback: number | null;
};

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The yield of a rental investment. Null without a price or a rent. */
export function rentalYield(letting: Letting): Yield | null {
  const { price, buyingCosts, rentMonthly, vacancy, commonFeeMonthly, management, otherYearly } = letting;
  if (price <= 0 || rentMonthly <= 0) return null;
  const income = Math.round(rentMonthly * (12 - vacancy));
  const costs = Math.round(commonFeeMonthly * 12 + (income * management) / 100 + otherYearly);
  const netIncome = income - costs;
  const investment = price + buyingCosts;
  return {
    gross: oneDecimal(((rentMonthly * 12) / price) * 100),
    net: oneDecimal((netIncome / investment) * 100),
    income,
    costs,
    payback: netIncome > 0 ? oneDecimal(investment / netIncome) : null,
  };
}
