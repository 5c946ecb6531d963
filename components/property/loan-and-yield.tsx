import type { Messages } from '@/lib/i18n/load-messages';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { figureIn, type Typed } from '@/lib/property/figures';
import type { HomeSums, Yield } from '@/lib/property/home-sums';
import {
  affordableLoan,
  highestPayment,
  INCOME_SHARES,
  incomeNeeded,
  type Loan,
  type LoanMonth,
  type LoanYear,
  loanYears,
} from '@/lib/property/loan';

/** Messages are props, because a result is rendered on the server and in the browser. */
export type SumMessages = Messages['Sums'];

type Props = { loan: Loan; months: readonly LoanMonth[]; typed: Typed; home: HomeSums; words: SumMessages };

export function LoanResult(props: Props) {
  const { loan, months, typed, words } = props;
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
      <LoanChart years={years} words={words} isTyped={Object.keys(typed).length > 0} />
    </div>
  );
}

/** The income needed for the highest payment, and the loan that a given income allows. Empty if a value is invalid. */
function affordability({ loan, months, typed, home, words }: Props): SumFigure[] {
  const income = figureIn(typed, home.usual, 'income').value;
  const debts = figureIn(typed, home.usual, 'debts').value;
  if (income === undefined || debts === undefined) return [];
  const highest = highestPayment(months);
  const needed = [INCOME_SHARES.usual, INCOME_SHARES.careful].map((share) => incomeNeeded(highest, debts, share));
  const affordable = affordableLoan(income, debts, INCOME_SHARES.usual, { principal: loan.principal, highest });
  return [
    { name: words.incomeNeeded, value: needed.map(formatBaht).join('–') },
    ...(income > 0 ? [{ name: words.loanWithin, value: formatBaht(affordable) }] : []),
  ];
}

const HEIGHT = 100;
const BAR = 8;
const GAP = 2;

const YEARS_LINK = 'flex min-h-11 items-center font-semibold text-phprimary';

type LoanChartProps = { years: readonly LoanYear[]; words: SumMessages; isTyped: boolean };

/** The table of the years is a third of the elements of a listing's page, so it comes with the visitor's figures. */
function LoanChart({ years, words, isTyped }: LoanChartProps) {
  const columns = [words.year, words.principalPaid, words.interest, words.balance];
  return (
    <div>
      <Bars years={years} words={words} />
      <p className="mt-1 flex justify-between text-muted text-sm tabular-nums" aria-hidden="true">
        <span>
          {words.year} {years.at(0)?.year}
        </span>
        <span>
          {words.year} {years.at(-1)?.year}
        </span>
      </p>
      <Legend words={words} />
      {isTyped ? (
        <details className="mt-2">
          <summary className={YEARS_LINK}>{words.yearTable}</summary>
          <table className="w-full text-sm">
            <thead>
              <tr className="border-line border-b-2">
                {columns.map((name) => (
                  <th key={name} scope="col" className="py-2 text-right font-semibold first:text-left">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, paid, interest, balance }) => (
                <tr key={year} className="border-line border-b tabular-nums">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {year}
                  </th>
                  <td className="py-1.5 text-right">{formatBaht(paid - interest)}</td>
                  <td className="py-1.5 text-right">{formatBaht(interest)}</td>
                  <td className="py-1.5 text-right">{formatBaht(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : (
        <a href={`?sums=1&term=${years.length}#loan`} rel="nofollow" className={YEARS_LINK}>
          {words.yearTable}
        </a>
      )}
    </div>
  );
}

/** A bar for each year, with the interest below the principal. The table below has the same numbers. */
function Bars({ years, words }: { years: readonly LoanYear[]; words: SumMessages }) {
  const most = Math.max(...years.map(({ paid }) => paid));
  const barHeight = (amount: number) => (amount / most) * HEIGHT;
  const width = years.length * (BAR + GAP) - GAP;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.chartLabel}
      className="h-40 w-full"
    >
      {years.map(({ year, paid, interest }) => (
        <g key={year} transform={`translate(${(year - 1) * (BAR + GAP)} 0)`}>
          <rect y={HEIGHT - barHeight(interest)} width={BAR} height={barHeight(interest)} className="fill-accent" />
          <rect
            y={HEIGHT - barHeight(paid)}
            width={BAR}
            height={barHeight(paid - interest)}
            className="fill-phprimary"
          />
        </g>
      ))}
    </svg>
  );
}

function Legend({ words }: { words: SumMessages }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
      {[
        { name: words.principalPaid, colour: 'bg-phprimary' },
        { name: words.interest, colour: 'bg-accent' },
      ].map(({ name, colour }) => (
        <li key={name} className="flex items-center gap-2">
          <span className={`size-3 forced-color-adjust-none rounded-sm ${colour}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function YieldResult({ result, words }: { result: Yield; words: SumMessages }) {
  const { gross, net, income, costs, payback } = result;
  return (
    <SumFigures
      figures={[
        { name: words.netYield, value: percent(net), isMain: true },
        { name: words.grossYield, value: percent(gross) },
        { name: words.income, value: formatBaht(income) },
        { name: words.yearlyCosts, value: formatBaht(costs) },
        { name: words.payback, value: payback === null ? words.never : `${formatNumber(payback)} ${words.yearsUnit}` },
      ]}
    />
  );
}

const percent = (value: number) => `${formatNumber(value)}%`;

type SumFigure = { name: string; value: string; isMain?: boolean };

function SumFigures({ figures }: { figures: readonly SumFigure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-card bg-sunken p-4 sm:grid-cols-3">
      {figures.map(({ name, value, isMain }) => (
        <div
          key={name}
          className={isMain ? 'col-span-2 sm:col-span-3' : ''}
          data-said={isMain ? `${name} ${value}` : undefined}
        >
          <dt className="text-muted text-sm">{name}</dt>
          <dd className={`tabular-nums ${isMain ? 'font-bold text-2xl' : 'font-semibold'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
