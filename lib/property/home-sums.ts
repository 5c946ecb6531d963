import type { Listing } from '../content/collections';
import type { Sale, Seller } from './costs';
import { type FigureName, figureIn, SALE_CHOICES, type Typed, type UsualFigures } from './figures';
import { affordableLoan, amortisation, highestPayment, INCOME_SHARES, type Loan } from './loan';

type FeeHome = Pick<Listing, 'propertyType' | 'commonFee' | 'usableAreaSqm' | 'landAreaSqwah'>;

/** A condominium's usable area (m²), or an estate's plot (square wah): Land Allocation Act B.E. 2543, section 49. */
export const commonFeeBasis = ({ propertyType }: Pick<FeeHome, 'propertyType'>): 'sqm' | 'sqwah' =>
  propertyType === 'condo' ? 'sqm' : 'sqwah';

/** A listing's common fee in whole baht per month. Null if the rate or the size is unknown. */
export function commonFeeMonthly(home: FeeHome): number | null {
  const size = commonFeeBasis(home) === 'sqm' ? home.usableAreaSqm : home.landAreaSqwah;
  return home.commonFee === undefined || size === undefined ? null : Math.round(home.commonFee * size);
}

type Home = Pick<
  Listing,
  | 'price'
  | 'appraisedValue'
  | 'propertyType'
  | 'commonFee'
  | 'sinkingFund'
  | 'usableAreaSqm'
  | 'landAreaSqwah'
  | 'condition'
  | 'rentEstimateMonthly'
  | 'transferFeePayer'
  | 'acquired'
>;

/** The facts of a listing that the calculators need, in addition to the editable figures. THB. */
export type HomeSums = {
  readonly propertyType: Listing['propertyType'];
  readonly payer: Sale['transferFeePayer'];
  readonly seller: Seller['kind'];
  readonly registered: boolean;
  /** The facts that the listing does not state, so that a default stands in. */
  readonly assumed: readonly Assumable[];
  /** Paid for a year in advance, and once. Only for a new home, because later owners take over both. */
  readonly commonFeeAhead: number;
  readonly sinkingFund: number;
  readonly appraisedIsKnown: boolean;
  readonly rentIsKnown: boolean;
  readonly usual: UsualFigures;
};

type Assumable = FigureName | keyof typeof SALE_CHOICES;

const MONTHS_AHEAD = 12;
const YEARS_HELD = { new: 1, used: 3 } as const;
/** The share of the price that banks lend for a second-hand home. They rarely lend on bare land, and far less. */
const LOAN_SHARE = { home: 0.9, land: 0.5 } as const;
/**
 * Percent per year: the upper end of three-year averages in early 2569 (Ananda), and after it the MRR of Bangkok Bank
 * from 26 February 2569 (Thairath Money, 27 February 2569).
 */
const RATES = { teaser: 3.2, teaser_years: 3, rate: 6.5 } as const;
const TERM_YEARS = 30;

/** The instalment that banks accept for a monthly income without other debts, in whole THB. */
export const instalmentOfIncome = (income: number): number => Math.floor(income * INCOME_SHARES.usual);

/** So large that rounding its payments to whole baht does not matter. */
const SAMPLE_LOAN = 100_000_000;
const PRICE_STEP = 10_000;

/** The highest payment of the sample loan, which begins when the initial rate ends. */
function highestOfSample(): number {
  const teaser = { rate: RATES.teaser, months: RATES.teaser_years * 12 };
  const months = amortisation({ principal: SAMPLE_LOAN, months: TERM_YEARS * 12, teaser, rate: RATES.rate });
  return highestPayment(months);
}

const HIGHEST_PAYMENT = highestOfSample();

/** The price, in steps of ฿10,000, of a home whose usual loan never costs more than this each month. */
export function priceOfInstalment(monthly: number): number {
  const loan = affordableLoan(monthly, 0, 1, { principal: SAMPLE_LOAN, highest: HIGHEST_PAYMENT });
  return Math.floor(loan / LOAN_SHARE.home / PRICE_STEP) * PRICE_STEP;
}

/** Percent, and years. Cards show a monthly payment of this loan. */
export const USUAL_LOAN = { share: LOAN_SHARE.home * 100, years: TERM_YEARS, ...RATES } as const;

const PAYMENT_STEP = 100;

/**
 * The highest monthly payment of the usual loan, in THB, rounded up to hundreds. Null where banks rarely lend like that:
 * for rentals, leases and bare land, and without a price.
 */
export function usualInstalment({ deal, tenure, price, propertyType }: Parameters<typeof homeSums>[0]): number | null {
  if (deal !== 'sale' || tenure === 'leasehold' || price === null || propertyType === 'land') return null;
  const payment = (price * LOAN_SHARE.home * HIGHEST_PAYMENT) / SAMPLE_LOAN;
  return Math.ceil(payment / PAYMENT_STEP) * PAYMENT_STEP;
}

function assumedFacts({ acquired, transferFeePayer }: Home, seller: Seller['kind']): Assumable[] {
  const facts: readonly (readonly [Assumable, isAssumed: boolean])[] = [
    ['seller', acquired === undefined],
    ['years', acquired?.year === undefined && seller !== 'company'],
    ['heirs', acquired?.heirs === undefined && seller === 'inheritance'],
    ['registered', acquired?.registered === undefined && (seller === 'purchase' || seller === 'gift')],
    ['payer', transferFeePayer === undefined],
  ];
  return facts.filter(([, isAssumed]) => isAssumed).map(([fact]) => fact);
}

/**
 * A listing states only the year of acquisition. Counted to the same day of it, calendar years are right, and business
 * tax is left out only if five years are certainly over.
 */
function yearsHeld({ acquired, condition }: Home, day: string): number {
  if (acquired?.year !== undefined) return Math.max(0, Number(day.slice(0, 4)) - acquired.year);
  return condition === 'new' ? YEARS_HELD.new : YEARS_HELD.used;
}

/** `day`: `YYYY-MM-DD`, Bangkok. Null for rentals, without a price, and for leases, which have other fees and taxes. */
export function homeSums(home: Home & Pick<Listing, 'deal' | 'tenure'>, day: string): HomeSums | null {
  const { deal, tenure, price, appraisedValue, propertyType, rentEstimateMonthly, acquired } = home;
  if (deal !== 'sale' || tenure === 'leasehold' || price === null) return null;
  const commonFee = commonFeeMonthly(home) ?? 0;
  const isNew = home.condition === 'new';
  const loanShare = propertyType === 'land' ? LOAN_SHARE.land : LOAN_SHARE.home;
  const seller = acquired?.by ?? (isNew ? 'company' : 'purchase');
  return {
    propertyType,
    payer: home.transferFeePayer ?? 'split',
    seller,
    registered: acquired?.registered ?? false,
    assumed: assumedFacts(home, seller),
    commonFeeAhead: isNew ? commonFee * MONTHS_AHEAD : 0,
    sinkingFund: isNew ? Math.round((home.sinkingFund ?? 0) * (home.usableAreaSqm ?? 0)) : 0,
    appraisedIsKnown: appraisedValue !== undefined,
    rentIsKnown: rentEstimateMonthly !== undefined,
    usual: {
      ...{ price, appraised: appraisedValue ?? price, loan: Math.floor((price * loanShare) / 1_000) * 1_000 },
      years: yearsHeld(home, day),
      heirs: acquired?.heirs ?? 1,
      ...{ term: TERM_YEARS, ...RATES, income: 0, debts: 0 },
      ...{ rent: rentEstimateMonthly ?? 0, vacancy: 1, management: 0, other: 0 },
      common_fee: commonFee,
    },
  };
}

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

const reader =
  (typed: Typed, { usual }: HomeSums) =>
  (name: FigureName) =>
    figureIn(typed, usual, name).value;

function sellerFrom(typed: Typed, home: HomeSums, years: number, heirs: number): Seller {
  const kind = SALE_CHOICES.seller.find((option) => option === typed.seller) ?? home.seller;
  if (kind === 'company') return { kind };
  const registered = typed.registered === undefined ? home.registered : typed.registered === 'yes';
  return { kind, yearsHeld: years, heirs: kind === 'inheritance' ? Math.round(heirs) : 1, registered };
}

const appraisedIn = (typed: Typed, home: HomeSums): number | undefined =>
  reader(typed, home)(!home.appraisedIsKnown && isBlank(typed.appraised) ? 'price' : 'appraised');

export function saleFrom(typed: Typed, home: HomeSums, day: string): Sale | null {
  const value = reader(typed, home);
  const [price, loan, years, heirs] = [value('price'), value('loan'), value('years'), value('heirs')];
  const appraised = appraisedIn(typed, home);
  if (price === undefined || appraised === undefined || loan === undefined) return null;
  if (years === undefined || heirs === undefined) return null;
  const payer = SALE_CHOICES.payer.find((option) => option === typed.payer) ?? home.payer;
  return {
    ...{ propertyType: home.propertyType, price, appraised, loan, day, transferFeePayer: payer },
    buyer: typed.buyer === 'other' ? 'other' : 'thai-person',
    seller: sellerFrom(typed, home, years, heirs),
    ...{ commonFeeAhead: home.commonFeeAhead, sinkingFund: home.sinkingFund },
  };
}

export function loanFrom(typed: Typed, home: HomeSums): Loan | null {
  const value = reader(typed, home);
  const [loan, term, rate, teaser, teaserYears] = [
    ...[value('loan'), value('term'), value('rate'), value('teaser'), value('teaser_years')],
  ];
  if (!loan || term === undefined || rate === undefined || teaser === undefined || teaserYears === undefined)
    return null;
  return {
    principal: Math.round(loan),
    months: Math.round(term * 12),
    rate,
    ...(teaserYears > 0 && { teaser: { rate: teaser, months: Math.round(teaserYears * 12) } }),
  };
}

export function lettingFrom(typed: Typed, home: HomeSums, buyingCosts: number): Letting | null {
  const value = reader(typed, home);
  const [price, rent, vacancy] = [value('price'), value('rent'), value('vacancy')];
  const [fee, management, other] = [value('common_fee'), value('management'), value('other')];
  if (price === undefined || rent === undefined || vacancy === undefined) return null;
  if (fee === undefined || management === undefined || other === undefined) return null;
  return {
    ...{ price, buyingCosts, rentMonthly: rent, vacancy, commonFeeMonthly: fee, management, otherYearly: other },
  };
}

/** A rental investment; THB, `vacancy` in months per year, `management` in percent of the rent received. */
type Letting = {
  readonly price: number;
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
