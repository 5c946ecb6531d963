import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import type { Yield } from '@/lib/property/yield';
import type { SumWords } from './sum';
import { SumFigures } from './sum-figures';

const percent = (value: number) => `${formatNumber(value)}%`;

export function YieldResult({ result, words }: { result: Yield; words: SumWords }) {
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
