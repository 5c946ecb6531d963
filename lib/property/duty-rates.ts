import type { PropertyType } from 'thai-property-search/listing-choices';

const DUTY_SOURCES = [
  'land-code-regulation-47',
  'interior-relief-2024',
  'interior-relief-2025',
  'revenue-code-91-6',
  'revenue-code-stamp-28',
  'revenue-code-50-5',
  'revenue-code-69-ter',
] as const;
export type DutySource = (typeof DUTY_SOURCES)[number];

/** Maximum price and loan in THB, for a Thai person as buyer, never for bare land. */
type Relief = { readonly maxHome: number; readonly maxLoan: number };

/** A rate and the period in which it applies, both days included (`YYYY-MM-DD`, Bangkok). */
export type DutyRate = {
  readonly from: string;
  readonly to?: string;
  readonly rate: number;
  /** The maximum duty in THB. */
  readonly atMost?: number;
  readonly relief?: Relief;
  readonly source: DutySource;
};

const LAW = { from: '1998-01-01' } as const;
/** Ministry of the Interior: Gazettes of 9 April 2024 and 21 April 2025. None later confirmed as of November 2026. */
const RELIEF_2024 = { from: '2024-04-09', to: '2024-12-31', source: 'interior-relief-2024' } as const;
const RELIEF_2025 = { from: '2025-04-22', to: '2026-06-30', source: 'interior-relief-2025' } as const;
const UP_TO_7M: Relief = { maxHome: 7_000_000, maxLoan: 7_000_000 };

/** The first row that is in force and whose relief conditions are met applies. */
const DUTY_RATES = {
  /** On the appraised value (Ministerial Regulation 47 of 1998 under the Land Code, clause 2). */
  transferFee: [
    { ...RELIEF_2024, rate: 0.0001, relief: UP_TO_7M },
    { ...RELIEF_2025, rate: 0.0001, relief: UP_TO_7M },
    { ...LAW, rate: 0.02, source: 'land-code-regulation-47' },
  ],
  /** On the loan (the same clause). */
  mortgageFee: [
    { ...RELIEF_2024, rate: 0.0001, relief: UP_TO_7M },
    { ...RELIEF_2025, rate: 0.0001, relief: UP_TO_7M },
    { ...LAW, rate: 0.01, atMost: 200_000, source: 'land-code-regulation-47' },
  ],
  /** On the higher of price and appraisal: 3 %, plus a tenth for the local authority (Revenue Code, section 91/6). */
  businessTax: [{ ...LAW, rate: 0.033, source: 'revenue-code-91-6' }],
  /** On the same: one baht per 200 baht or part of it (Revenue Code, stamp duty schedule, 28 (b)). */
  stampDuty: [{ ...LAW, rate: 0.005, source: 'revenue-code-stamp-28' }],
  /** On the same, withheld from a company (Revenue Code, section 69 ter). */
  companyTax: [{ ...LAW, rate: 0.01, source: 'revenue-code-69-ter' }],
} as const satisfies Record<string, readonly DutyRate[]>;
export type Duty = keyof typeof DUTY_RATES;

export type ReliefFacts = {
  readonly propertyType: PropertyType;
  readonly price: number;
  readonly appraised: number;
  readonly loan: number;
  readonly buyer: 'thai-person' | 'other';
};

function isMet(relief: Relief, { propertyType, price, appraised, loan, buyer }: ReliefFacts): boolean {
  const isDear = Math.max(price, appraised) > relief.maxHome || loan > relief.maxLoan;
  return buyer === 'thai-person' && propertyType !== 'land' && !isDear;
}

/** The rate of a duty on a day (`YYYY-MM-DD`, Bangkok). Undefined before the first known rate. */
export function dutyRate(duty: Duty, day: string, facts: ReliefFacts): DutyRate | undefined {
  const rates: readonly DutyRate[] = DUTY_RATES[duty];
  return rates.find(
    ({ from, to, relief }) => from <= day && day <= (to ?? day) && (relief === undefined || isMet(relief, facts)),
  );
}
