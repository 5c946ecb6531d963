import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import type { Cost, SaleCosts } from '@/lib/property/costs';
import type { SumWords } from './sum';

/** Formats a rate as a percentage with up to two decimals. */
const percent = (rate: number) => `${formatNumber(Math.round(rate * 10_000) / 100)}%`;

const side = (amount: number) => (amount === 0 ? '–' : formatBaht(amount));

function CostRow({ cost, words }: { cost: Cost; words: SumWords }) {
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

type Props = { costs: SaleCosts; price: number; words: SumWords };

/** The costs of each side, their totals, and what the buyer pays and the seller receives in the end. */
export function CostsTable({ costs: { costs, buyer, seller }, price, words }: Props) {
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
