import type { Messages } from '@/lib/i18n/load-messages';
import { saleCosts } from '@/lib/property/costs';
import { type FigureName, figureIn, type Typed } from '@/lib/property/figures';
import { type HomeSums, lettingFrom, loanFrom, saleFrom } from '@/lib/property/home-sums';
import { amortisation } from '@/lib/property/loan';
import { rentalYield } from '@/lib/property/yield';
import { CostsTable } from './costs-table';
import { LoanResult } from './loan-result';
import { YieldResult } from './yield-result';

/** Messages are props, because a result is rendered on the server and in the browser. */
export type SumWords = Messages['Sums'];

export type SumProps = {
  sum: 'costs' | 'loan' | 'yield';
  home: HomeSums;
  /** The values as typed. Missing ones have their defaults. */
  typed: Typed;
  /** `YYYY-MM-DD` in Bangkok time. */
  day: string;
  words: SumWords;
};

const Sentence = ({ children }: { children: string }) => (
  <p data-said={children} className="rounded-card bg-sunken p-4 text-muted">
    {children}
  </p>
);

/** The result of one calculator, or a sentence if a required value is invalid or there is nothing to calculate. */
export function Sum({ sum, home, typed, day, words }: SumProps) {
  const sale = saleFrom(typed, home, day);
  const isNone = (name: FigureName) => figureIn(typed, home.usual, name).value === 0;
  if (sum === 'costs')
    return sale ? (
      <CostsTable costs={saleCosts(sale)} price={sale.price} words={words} />
    ) : (
      <Sentence>{words.mend}</Sentence>
    );
  if (sum === 'loan') {
    const loan = loanFrom(typed, home);
    return loan ? (
      <LoanResult loan={loan} months={amortisation(loan)} typed={typed} home={home} words={words} />
    ) : (
      <Sentence>{isNone('loan') ? words.notBorrowed : words.mend}</Sentence>
    );
  }
  const letting = sale && lettingFrom(typed, home, saleCosts(sale).buyer);
  const result = letting && rentalYield(letting);
  return result ? (
    <YieldResult result={result} words={words} />
  ) : (
    <Sentence>{isNone('rent') ? words.notLet : words.mend}</Sentence>
  );
}
