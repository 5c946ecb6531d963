/** Money is in whole THB, rates in percent a year, time in whole months. */
export type Loan = {
  readonly principal: number;
  readonly months: number;
  /** What the bank asks in the first months, where it differs. */
  readonly teaser?: { readonly rate: number; readonly months: number };
  readonly rate: number;
};

export type LoanMonth = {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** Owed after the payment. */
  readonly balance: number;
};

/**
 * The equal payment that pays a loan back in so many months: P·i / (1 − (1 + i)^−n) with i a twelfth of the yearly rate,
 * rounded up to a whole baht so that nothing is left over at the end.
 */
export function monthlyPayment(principal: number, months: number, rate: number): number {
  const monthly = rate / 1_200;
  if (monthly === 0) return Math.ceil(principal / months);
  return Math.ceil((principal * monthly) / -Math.expm1(-months * Math.log1p(monthly)) - 1e-6);
}

/**
 * Every month of a loan: equal payments, worked out anew for what is owed when the teaser ends; the last one pays the
 * rest. Interest is rounded to whole THB each month, so that all columns add up exactly.
 */
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

export type LoanYear = {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly balance: number;
};

/** The months of a loan summed up by years from the first payment. */
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

/** Banks let a household spend so much of its income on debts: from a careful to a usual share. */
export const INCOME_SHARES = { careful: 0.35, usual: 0.4 } as const;

/** The monthly income that a payment asks for beside other debts a month, in whole THB. */
export function incomeNeeded(payment: number, otherDebts: number, share: number): number {
  return Math.ceil((payment + otherDebts) / share - 1e-6);
}

/**
 * The largest loan on the terms of another, of which a principal and the highest payment are known, whose own highest
 * payment leaves a household with the share: payments grow as what is borrowed does. In whole thousands of THB; 0 where debts
 * take it all.
 */
export function loanWithin(
  income: number,
  otherDebts: number,
  share: number,
  { principal, highest }: { principal: number; highest: number },
): number {
  const payment = income * share - otherDebts;
  if (payment <= 0) return 0;
  return Math.floor((principal * payment) / highest / 1_000 + 1e-9) * 1_000;
}
