import { formatBaht } from '@/lib/i18n/numbers';
import { figureIn, type Typed } from '@/lib/property/figures';
import type { HomeSums } from '@/lib/property/home-sums';
import { INCOME_SHARES, incomeNeeded, type Loan, type LoanMonth, loanWithin, loanYears } from '@/lib/property/loan';
import { LoanChart } from './loan-chart';
import type { SumWords } from './sum';
import { type SumFigure, SumFigures } from './sum-figures';

type Props = { loan: Loan; months: readonly LoanMonth[]; typed: Typed; home: HomeSums; words: SumWords };

/** The income needed for the highest payment, and the loan that a given income allows. Empty if a value is invalid. */
function affordability({ loan, months, typed, home, words }: Props): SumFigure[] {
  const income = figureIn(typed, home.usual, 'income').value;
  const debts = figureIn(typed, home.usual, 'debts').value;
  if (income === undefined || debts === undefined) return [];
  const highest = months.reduce((most, { payment }) => Math.max(most, payment), 0);
  const needed = [INCOME_SHARES.usual, INCOME_SHARES.careful].map((share) => incomeNeeded(highest, debts, share));
  const bearable = loanWithin(income, debts, INCOME_SHARES.usual, { principal: loan.principal, highest });
  return [
    { name: words.incomeNeeded, value: needed.map(formatBaht).join('–') },
    ...(income > 0 ? [{ name: words.loanWithin, value: formatBaht(bearable) }] : []),
  ];
}

export function LoanResult(props: Props) {
  const { loan, months, words } = props;
  const years = loanYears(months);
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  const later = months[loan.teaser?.months ?? 0]?.payment;
  return (
    <div className="space-y-4">
      <SumFigures
        figures={[
          {
            name: loan.teaser ? words.teaserPayment : words.firstPayment,
            value: formatBaht(months[0]?.payment ?? 0),
            isMain: true,
          },
          ...(loan.teaser && later !== undefined ? [{ name: words.laterPayment, value: formatBaht(later) }] : []),
          { name: words.totalInterest, value: formatBaht(interest) },
          { name: words.totalPaid, value: formatBaht(loan.principal + interest) },
          ...affordability(props),
        ]}
      />
      <LoanChart years={years} words={words} />
    </div>
  );
}
