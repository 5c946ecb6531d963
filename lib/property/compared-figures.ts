import type { Listing } from '../content/collections';
import { saleCosts } from './costs';
import { commonFeeMonthly, homeSums, saleFrom, usualInstalment } from './home-sums';

type MonthlyCost = {
  /** A rent includes the common fee, which the owner pays. */
  readonly kind: 'rent' | 'loan';
  readonly payment: number;
  readonly commonFee: number | undefined;
  readonly total: number;
};

/** What living in a home costs each month, in THB. Null where no usual loan is known, see `usualInstalment`. */
export function monthlyCost(home: Listing): MonthlyCost | null {
  if (home.deal === 'rent') {
    const { price } = home;
    return price === null ? null : { kind: 'rent', payment: price, commonFee: undefined, total: price };
  }
  const payment = usualInstalment(home);
  const commonFee = commonFeeMonthly(home) ?? undefined;
  return payment === null ? null : { kind: 'loan', payment, commonFee, total: payment + (commonFee ?? 0) };
}

/** The buyer's costs on the day of transfer with the usual loan, in THB. Null where `homeSums` is. */
export function buyerCosts(home: Listing, day: string): number | null {
  const sums = homeSums(home, day);
  const sale = sums && saleFrom({}, sums, day);
  return sale && saleCosts(sale).buyer;
}
