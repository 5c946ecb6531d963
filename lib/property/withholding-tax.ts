/** Deductible expenses in percent of the appraised value, by years held (Royal Decree 165 of 1986, section 4). */
const EXPENSES = [92, 84, 77, 71, 65, 60, 55] as const;
const EXPENSES_LATER = 50;
const YEARS_AT_MOST = 10;

/**
 * Income tax brackets by lower bound in THB, without the exemption of the first 150,000 THB, which does not apply to
 * tax withheld at a sale (Revenue Code, section 50 (5) (b)).
 */
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
 * The tax withheld from a person who sells, in whole THB: the appraised value less expenses by years held, divided by
 * those years (at most ten), taxed, and multiplied by the years (Revenue Code, sections 48 (4) and 50 (5) (b)). A
 * partial year counts as a full year.
 */
export function personWithholdingTax(appraised: number, yearsHeld: number): number {
  const years = Math.max(1, Math.ceil(yearsHeld));
  const shared = Math.min(years, YEARS_AT_MOST);
  const expenses = EXPENSES[years - 1] ?? EXPENSES_LATER;
  const income = (appraised * (100 - expenses)) / 100;
  return Math.round(taxOfAYear(income / shared) * shared);
}
