/** Money is in whole THB, rates in percent per year, time in whole months. */
export type Loan = {
  readonly principal: number;
  readonly months: number;
  readonly teaser?: { readonly rate: number; readonly months: number };
  readonly rate: number;
};

export type LoanMonth = {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
};

/** P·i / (1 − (1 + i)^−n), with i a twelfth of the yearly rate. Rounded up to whole THB, so that no debt remains. */
export function monthlyPayment(principal: number, months: number, rate: number): number {
  const monthly = rate / 1_200;
  if (monthly === 0) return Math.ceil(principal / months);
  return Math.ceil((principal * monthly) / -Math.expm1(-months * Math.log1p(monthly)) - 1e-6);
}

/** Equal payments, recalculated when the initial rate ends; the last is the rest. Whole THB, so that columns add up. */
export function amortisation({ principal, months, teaser, rate }: Loan): LoanMonth[] {
  const schedule: LoanMonth[] = [];
  let balance = principal;
  let payment = 0;
  for (let month = 1; month <= months && balance > 0; month++) {
    const isTeaser = teaser !== undefined && month <= teaser.months;
    const yearly = isTeaser ? teaser.rate : rate;
    if (month === 1 || month === (teaser?.months ?? 0) + 1)
      payment = monthlyPayment(balance, months - month + 1, yearly);
    const interest = Math.round((balance * yearly) / 1_200);
    const paid = month === months ? balance + interest : Math.min(payment, balance + interest);
    balance -= paid - interest;
    schedule.push({ month, payment: paid, interest, principal: paid - interest, balance });
  }
  return schedule;
}

/** The highest monthly payment of a schedule, in THB. */
export const highestPayment = (months: readonly LoanMonth[]): number =>
  months.reduce((most, { payment }) => Math.max(most, payment), 0);

export type LoanYear = {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly balance: number;
};

export function loanYears(months: readonly LoanMonth[]): LoanYear[] {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, index) => {
    const some = months.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      paid: some.reduce((sum, { payment }) => sum + payment, 0),
      interest: some.reduce((sum, { interest }) => sum + interest, 0),
      balance: some.at(-1)?.balance ?? 0,
    };
  });
}

/** The shares of a household's income that banks accept for debts, from a careful to a usual one. */
export const INCOME_SHARES = { careful: 0.35, usual: 0.4 } as const;

export function incomeNeeded(payment: number, otherDebts: number, share: number): number {
  return Math.ceil((payment + otherDebts) / share - 1e-6);
}

/** In whole thousands of THB; 0 if other debts use up the share. Scales another loan: payments are proportional. */
export function affordableLoan(
  income: number,
  otherDebts: number,
  share: number,
  { principal, highest }: { principal: number; highest: number },
): number {
  const payment = income * share - otherDebts;
  if (payment <= 0) return 0;
  return Math.floor((principal * payment) / highest / 1_000 + 1e-9) * 1_000;
}
