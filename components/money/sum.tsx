import type { Messages } from '@/lib/i18n/load-messages';
import { saleCosts } from '@/lib/property/costs';
import { type FigureName, figureIn, type Typed } from '@/lib/property/figures';
import { type HomeSums, lettingFrom, loanFrom, saleFrom } from '@/lib/property/home-sums';
import { amortisation } from '@/lib/property/loan';
import { rentalYield } from '@/lib/property/yield';
import { CostsTable } from './costs-table';
import { LoanResult } from './loan-result';
import { YieldResult } from './yield-result';

/** Words come as props, because a sum is drawn on the server and in the browser. */
export type SumWords = Messages['Sums'];

export type SumProps = {
  sum: 'costs' | 'loan' | 'yield';
  home: HomeSums;
  /** What the figures are typed in; absent ones are the usual. */
  typed: Typed;
  /** `YYYY-MM-DD`, Bangkok. */
  day: string;
  words: SumWords;
};

const Sentence = ({ children }: { children: string }) => (
  <p data-said={children} className="rounded-card bg-sunken p-4 text-muted">
    {children}
  </p>
);

/** One of the sums of a home; a plain sentence while a figure it needs is not right, or there is nothing to reckon. */
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
