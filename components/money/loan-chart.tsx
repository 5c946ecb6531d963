import { formatBaht } from '@/lib/i18n/numbers';
import type { LoanYear } from '@/lib/property/loan';
import type { SumWords } from './sum';

const HEIGHT = 100;
const BAR = 8;
const GAP = 2;

/** A bar for each year, with the interest below the principal. The table below has the same numbers. */
function Bars({ years, words }: { years: readonly LoanYear[]; words: SumWords }) {
  const most = Math.max(...years.map(({ paid }) => paid));
  const high = (amount: number) => (amount / most) * HEIGHT;
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
          <rect y={HEIGHT - high(interest)} width={BAR} height={high(interest)} className="fill-accent" />
          <rect y={HEIGHT - high(paid)} width={BAR} height={high(paid - interest)} className="fill-phprimary" />
        </g>
      ))}
    </svg>
  );
}

function Legend({ words }: { words: SumWords }) {
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

/** The yearly payments of a loan, as a chart and as a table. */
export function LoanChart({ years, words }: { years: readonly LoanYear[]; words: SumWords }) {
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
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-semibold text-phprimary">{words.yearTable}</summary>
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
    </div>
  );
}
