import type { ReactNode } from 'react';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { type Cost, type SaleCosts, saleCosts } from '@/lib/property/costs';
import { type FigureName, figureIn, type Typed } from '@/lib/property/figures';
import { type HomeSums, lettingFrom, loanFrom, rentalYield, saleFrom } from '@/lib/property/home-sums';
import { amortisation, highestPayment } from '@/lib/property/loan';
import { LoanResult, type SumMessages, YieldResult } from './loan-and-yield';

export type SumProps = {
  sum: 'costs' | 'loan' | 'yield';
  home: HomeSums;
  /** The values as typed. Missing ones have their defaults. */
  typed: Typed;
  /** `YYYY-MM-DD` in Bangkok time. */
  day: string;
  words: SumMessages;
};

/** A calculator's result: `total` is the one figure of its heading, empty if there is none. */
export function Sum({ part, ...props }: SumProps & { part: 'total' | 'whole' }) {
  const { total, whole } = RESULTS[props.sum](props);
  return part === 'total' ? total : whole;
}

/** As on the cards. */
const TOTAL_STEP = 100;

type Result = { readonly total: string; readonly whole: ReactNode };

const RESULTS: Record<SumProps['sum'], (props: SumProps) => Result> = {
  costs: ({ home, typed, day, words }) => {
    const sale = saleFrom(typed, home, day);
    if (sale === null) return { total: '', whole: <Sentence>{words.mend}</Sentence> };
    const costs = saleCosts(sale);
    return {
      total: `${words.buyer} ${formatBaht(costs.buyer)}`,
      whole: <CostsTable costs={costs} price={sale.price} words={words} />,
    };
  },
  loan: ({ home, typed, words }) => {
    const loan = loanFrom(typed, home);
    if (loan === null)
      return { total: '', whole: <Sentence>{isNone(typed, home, 'loan') ? words.notBorrowed : words.mend}</Sentence> };
    const months = amortisation(loan);
    return {
      total: formatBaht(Math.ceil(highestPayment(months) / TOTAL_STEP) * TOTAL_STEP),
      whole: <LoanResult loan={loan} months={months} typed={typed} home={home} words={words} />,
    };
  },
  yield: ({ home, typed, day, words }) => {
    const sale = saleFrom(typed, home, day);
    const letting = sale && lettingFrom(typed, home, saleCosts(sale).buyer);
    const result = letting && rentalYield(letting);
    if (!result)
      return { total: '', whole: <Sentence>{isNone(typed, home, 'rent') ? words.notLet : words.mend}</Sentence> };
    return { total: `${formatNumber(result.net)}%`, whole: <YieldResult result={result} words={words} /> };
  },
};

const isNone = (typed: Typed, home: HomeSums, name: FigureName) => figureIn(typed, home.usual, name).value === 0;

const Sentence = ({ children }: { children: string }) => (
  <p data-said={children} className="rounded-card bg-sunken p-4 text-muted">
    {children}
  </p>
);

type Props = { costs: SaleCosts; price: number; words: SumMessages };

function CostsTable({ costs: { costs, buyer, seller }, price, words }: Props) {
  const totals = [
    { name: words.total, buyer, seller },
    { name: words.afterCosts, buyer: price + buyer, seller: price - seller },
  ];
  return (
    // The table scrolls in its own container, so that wide letter spacing does not make the page scroll sideways.
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b-2 text-left">
            <th scope="col" className="py-2 font-semibold">
              {words.item}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {words.buyer}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {words.seller}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => (
            <CostRow key={cost.cost} cost={cost} words={words} />
          ))}
        </tbody>
        <tfoot data-said={`${words.total}: ${words.buyer} ${formatBaht(buyer)}, ${words.seller} ${formatBaht(seller)}`}>
          {totals.map((total) => (
            <tr key={total.name} className="border-line border-b font-semibold">
              <th scope="row" className="py-2 pr-3 text-left">
                {total.name}
              </th>
              <td className="py-2 pl-3 text-right tabular-nums">{formatBaht(total.buyer)}</td>
              <td className="py-2 pl-3 text-right tabular-nums">{formatBaht(total.seller)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

function CostRow({ cost, words }: { cost: Cost; words: SumMessages }) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        {words[cost.cost]}
        {cost.rate === undefined ? null : <span className="text-muted"> {percent(cost.rate)}</span>}
        {cost.source === undefined ? null : (
          <span className="block text-muted text-sm">{words[`source-${cost.source}`]}</span>
        )}
      </th>
      <td className="py-2 pl-3 text-right tabular-nums">{side(cost.buyer)}</td>
      <td className="py-2 pl-3 text-right tabular-nums">{side(cost.seller)}</td>
    </tr>
  );
}

const percent = (rate: number) => `${formatNumber(Math.round(rate * 10_000) / 100)}%`;

const side = (amount: number) => (amount === 0 ? '–' : formatBaht(amount));
