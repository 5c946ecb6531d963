import type { Listing } from '../content/collections';
import { type Duty, type DutyRate, type DutySource, dutyRate, type ReliefFacts } from './duty-rates';

/** Deductible expenses in percent of the appraised value, by years held (Royal Decree 165 of 1986, section 4). */
const EXPENSES = [92, 84, 77, 71, 65, 60, 55] as const;
const EXPENSES_LATER = 50;
/** The same for what was inherited or given, in every year (Revenue Code, section 48 (4) (a)). */
const EXPENSES_OF_GIFTS = 50;
const MAX_YEARS = 10;

/** Lower bounds in THB. A sale has no exemption of the first 150,000 (Revenue Code, section 50 (5) (b)). */
const BRACKETS = [
  { from: 0, rate: 0.05 },
  { from: 300_000, rate: 0.1 },
  { from: 500_000, rate: 0.15 },
  { from: 750_000, rate: 0.2 },
  { from: 1_000_000, rate: 0.25 },
  { from: 2_000_000, rate: 0.3 },
  { from: 5_000_000, rate: 0.35 },
] as const;

function taxOfAYear(income: number): number {
  return BRACKETS.reduce((sum, { from, rate }, index) => {
    const to = BRACKETS[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return sum + Math.max(0, Math.min(income, to) - from) * rate;
  }, 0);
}

/**
 * From acquisition to sale, both included: from December to January are two (rdsrv2.rd.go.th/landwht/formcal2.asp: "by
 * Buddhist years"; Bangkok Post, "A Taxing Situation"). Some guides round elapsed years up. Heirs own it from the death
 * (Civil and Commercial Code, section 1599; asked about in Revenue Department case 0706/6735 of 2005), not from the
 * registration, as some guides say.
 */
export function calendarYears(yearsHeld: number, day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const sold = year + (month - 1 + (date - 1) / 31) / 12;
  return year - Math.floor(sold - yearsHeld) + 1;
}

export type Person = {
  readonly kind: 'purchase' | 'inheritance' | 'gift';
  /** Years from the acquisition to the sale, with fractions. */
  readonly yearsHeld: number;
  /** How many heirs sell together; 1 for other sellers. */
  readonly heirs: number;
  /** Whether the seller's name has been in the house register for a year. */
  readonly registered: boolean;
};

/**
 * In whole THB: the appraised value less expenses, divided by the calendar years held (at most ten), taxed, and
 * multiplied by them (Revenue Code, sections 48 (4) and 50 (5)). Heirs are taxed each on a share (the Revenue
 * Department's answer on five heirs, section 42 (17)), buyers who own together as one (section 56; ruling 0702/2993 of
 * 2015). The 200,000 THB that are exempt if inherited or given property is outside municipalities are not deducted
 * (Ministerial Regulation 126, clause 2 (17)), because content has no municipalities.
 */
export function personWithholdingTax(
  appraised: number,
  years: number,
  { kind, heirs }: Pick<Person, 'kind' | 'heirs'>,
): number {
  const shared = Math.min(years, MAX_YEARS);
  const expenses = kind === 'purchase' ? (EXPENSES[years - 1] ?? EXPENSES_LATER) : EXPENSES_OF_GIFTS;
  const income = (appraised * (100 - expenses)) / 100 / heirs;
  return Math.round(taxOfAYear(income / shared) * shared * heirs);
}

export type Seller = { readonly kind: 'company' } | Person;

/** A sale as registered, in THB. */
export type Sale = ReliefFacts & {
  readonly seller: Seller;
  readonly transferFeePayer: NonNullable<Listing['transferFeePayer']>;
  /** Paid by the buyer to the juristic person at the handover; 0 if there is none. */
  readonly commonFeeAhead: number;
  readonly sinkingFund: number;
  /** `YYYY-MM-DD`, Bangkok. */
  readonly day: string;
};

export const COSTS = [
  'transferFee',
  'mortgageFee',
  'businessTax',
  'stampDuty',
  'withholdingTax',
  'commonFeeAhead',
  'sinkingFund',
] as const;

/** A cost in whole THB, and each side's share. */
export type Cost = {
  readonly cost: (typeof COSTS)[number];
  readonly buyer: number;
  readonly seller: number;
  readonly rate?: number;
  readonly source?: DutySource;
};

export type SaleCosts = { readonly costs: readonly Cost[]; readonly buyer: number; readonly seller: number };

/** A person who sells later pays no specific business tax (Royal Decree 342 of 1998, section 4 (6)). */
const BUSINESS_YEARS = 5;

export const hasHouseRegister = (propertyType: Sale['propertyType']): boolean => propertyType !== 'land';

/** Companies, and persons within five years, except heirs and registered residents (summaries of the same section). */
function paysBusinessTax({ seller, propertyType }: Sale): boolean {
  if (seller.kind === 'company') return true;
  if (seller.kind === 'inheritance' || (seller.registered && hasHouseRegister(propertyType))) return false;
  return seller.yearsHeld <= BUSINESS_YEARS;
}

const PAYERS = { buyer: 1, split: 0.5, seller: 0 } as const;

function split(amount: number, buyersShare: number): { buyer: number; seller: number } {
  const buyer = Math.round(amount * buyersShare);
  return { buyer, seller: amount - buyer };
}

function dutyAmount(duty: Duty, { rate, atMost }: DutyRate, base: number): number {
  // Rounds to satang first, so that floating-point noise does not round an exact amount up.
  const amount = Math.round(base * rate * 100) / 100;
  return Math.min(atMost ?? Number.POSITIVE_INFINITY, duty === 'stampDuty' ? Math.ceil(amount) : Math.round(amount));
}

function dutyCost(duty: Duty, base: number, buyersShare: number, sale: Sale): Cost[] {
  const row = dutyRate(duty, sale.day, sale);
  if (row === undefined || base <= 0) return [];
  const { rate, source } = row;
  const cost = duty === 'companyTax' ? 'withholdingTax' : duty;
  return [{ cost, ...split(dutyAmount(duty, row, base), buyersShare), rate, source }];
}

function personTax({ appraised, seller, day }: Sale): Cost[] {
  if (seller.kind === 'company') return [];
  const tax = personWithholdingTax(appraised, calendarYears(seller.yearsHeld, day), seller);
  return [{ cost: 'withholdingTax', ...split(tax, PAYERS.seller), source: 'revenue-code-50-5' }];
}

/** What a sale costs each side besides the price, in whole THB. See duty-rates.ts for what each duty is charged on. */
export function saleCosts(sale: Sale): SaleCosts {
  const { price, appraised, loan, seller, transferFeePayer, commonFeeAhead, sinkingFund } = sale;
  const higher = Math.max(price, appraised);
  const prepaid = (cost: 'commonFeeAhead' | 'sinkingFund', amount: number): Cost[] =>
    amount > 0 ? [{ cost, ...split(Math.round(amount), PAYERS.buyer) }] : [];
  const costs = [
    ...dutyCost('transferFee', appraised, PAYERS[transferFeePayer], sale),
    ...dutyCost('mortgageFee', loan, PAYERS.buyer, sale),
    ...dutyCost(paysBusinessTax(sale) ? 'businessTax' : 'stampDuty', higher, PAYERS.seller, sale),
    ...(seller.kind === 'company' ? dutyCost('companyTax', higher, PAYERS.seller, sale) : personTax(sale)),
    ...prepaid('commonFeeAhead', commonFeeAhead),
    ...prepaid('sinkingFund', sinkingFund),
  ];
  const total = (side: 'buyer' | 'seller') => costs.reduce((sum, cost) => sum + cost[side], 0);
  return { costs, buyer: total('buyer'), seller: total('seller') };
}
