import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { camelKeys } from '../content/collections';
import { listingDocument } from '../content/documents/listing';
import { saleCosts } from './costs';
import { homeSums, saleFrom } from './home-sums';

const DAY = '2026-11-27';
const listings = z.array(listingDocument).parse(JSON.parse(readFileSync('content/listings.json', 'utf8')));

/** The costs that a listing's page shows before a visitor changes a figure, as `[buyer, seller]`. */
function initialCosts(code: string): Record<string, readonly [buyer: number, seller: number]> {
  const document = listings.find((listing) => listing.code === code);
  const home = document && homeSums(camelKeys(document), DAY);
  const sale = home && saleFrom({}, home, DAY);
  if (!sale) throw new Error(`${code} has no sums`);
  const { costs, buyer, seller } = saleCosts(sale);
  const rows = costs.map(({ cost, buyer: buyers, seller: sellers }) => [cost, [buyers, sellers] as const] as const);
  return { ...Object.fromEntries(rows), total: [buyer, seller] };
}

type Tax = 'stampDuty' | 'businessTax';
type Row = [
  code: string,
  transferFee: readonly [buyer: number, seller: number],
  mortgageFee: number,
  Tax,
  tax: number,
  withholdingTax: number,
  total: readonly [buyer: number, seller: number],
  commonFeeAhead?: number,
  sinkingFund?: number,
];

/**
 * Worked out by hand from the price (P) and appraisal (A) of each listing, in thousands here. Transfer fee 2 % of A;
 * mortgage 1 % of a loan of 90 % of P (land 50 %); stamp duty 0.5 % or business tax 3.3 % of the higher of P and A. The
 * income of a year is A less 50 % (less 84 % in year 2, less 65 % in year 5) over the calendar years, ten at most. It is
 * taxed at 5 % up to 300,000 and 10 % up to 500,000.
 */
// biome-ignore format: a table
const ROWS: Row[] = [
  // P 4,520, A 3,980, bought 2013: 14 years; 1,990 / 10 = 199 a year, 9.95
  ['RM-1003', [39_800, 39_800], 40_680, 'stampDuty', 22_600, 99_500, [80_480, 161_900]],
  // P 3,990, A 4,010, inherited by 3, assumed 3 years ago: 4 years; 2,005 / 3 / 4 = 167.083 a year, 8.354, times 12
  ['RM-1008', [40_100, 40_100], 35_910, 'stampDuty', 20_050, 100_250, [76_010, 160_400]],
  // P 5,350, A 4,690, bought 2016: 11 years; 2,345 / 10 = 234.5, 11.725
  ['RM-1013', [46_900, 46_900], 48_150, 'stampDuty', 26_750, 117_250, [95_050, 190_900]],
  // P 7,250, A 5,380, bought 2010: 17 years; 2,690 / 10 = 269, 13.45
  ['RM-2002', [53_800, 53_800], 65_250, 'stampDuty', 36_250, 134_500, [119_050, 224_550]],
  // P 3,850, A 3,980, bought 2011 or earlier: 16 years; 1,990 / 10 = 199, 9.95; the seller pays the transfer fee
  ['RM-2003', [0, 79_600], 34_650, 'stampDuty', 19_900, 99_500, [34_650, 199_000]],
  // P 7,900, A 6,240, built 2018: 9 years; 3,120 / 9 = 346.667, 15 + 4.667, times 9
  ['RM-2006', [62_400, 62_400], 71_100, 'stampDuty', 39_500, 177_000, [133_500, 278_900]],
  // P 3,980, A 4,050, bought 2006: 21 years; 2,025 / 10 = 202.5, 10.125
  ['RM-2007', [40_500, 40_500], 35_820, 'stampDuty', 20_250, 101_250, [76_320, 162_000]],
  // P 3,790, A 3,860, inherited by 3, assumed 3 years ago: 4 years; 1,930 / 3 / 4 = 160.833, 8.042, times 12
  ['RM-2013', [38_600, 38_600], 34_110, 'stampDuty', 19_300, 96_500, [72_710, 154_400]],
  // P 8,950, A 8,780, built 2013: 14 years; 4,390 / 10 = 439, 15 + 13.9
  ['RM-3002', [87_800, 87_800], 80_550, 'stampDuty', 44_750, 289_000, [168_350, 421_550]],
  // Land. P 980, A 993.6, bought 2018: 9 years; 496.8 / 9 = 55.2, 2.76, times 9
  ['RM-3007', [9_936, 9_936], 4_900, 'stampDuty', 4_968, 24_840, [14_836, 39_744]],
  // P 4,350, A 3,420, bought 2014: 13 years; 1,710 / 10 = 171, 8.55
  ['RM-3018', [34_200, 34_200], 39_150, 'stampDuty', 21_750, 85_500, [73_350, 141_450]],
  // P 10,900, A 9,150, bought 2011: 16 years; 4,575 / 10 = 457.5, 15 + 15.75
  ['RM-3003', [91_500, 91_500], 98_100, 'stampDuty', 54_500, 307_500, [189_600, 453_500]],
  // P 12,400, A 9,860, bought 2017: 10 years; 4,930 / 10 = 493, 15 + 19.3
  ['RM-3012', [98_600, 98_600], 111_600, 'stampDuty', 62_000, 343_000, [210_200, 503_600]],
  // P 6,450, A 5,120, bought 2025: 2 years; 16 % is 819.2, / 2 = 409.6, 15 + 10.96, times 2
  ['RM-2004', [51_200, 51_200], 58_050, 'businessTax', 212_850, 51_920, [109_250, 315_970]],
  // P 3,850, A 3,900, bought 2022: 5 years; 35 % is 1,365, / 5 = 273, 13.65, times 5
  ['RM-2010', [39_000, 39_000], 34_650, 'businessTax', 128_700, 68_250, [73_650, 235_950]],
  // Companies: 1 % of P; a year's common fee and the sinking fund are paid ahead.
  // P 5,790, A 4,930; 70 × 35.2 m² × 12; 650 × 35.2 m²
  ['RM-1011', [49_300, 49_300], 52_110, 'businessTax', 191_070, 57_900, [153_858, 298_270], 29_568, 22_880],
  // P 8,790, A 7,150; 45 × 52 sq wah × 12
  ['RM-2005', [0, 143_000], 79_110, 'businessTax', 290_070, 87_900, [107_190, 520_970], 28_080],
  // P 3,890, A 3,260; 45 × 18.5 sq wah = 833 × 12
  ['RM-2012', [0, 65_200], 35_010, 'businessTax', 128_370, 38_900, [45_006, 232_470], 9_996],
  // P 7,450, A 5,900
  ['RM-3006', [59_000, 59_000], 67_050, 'businessTax', 245_850, 74_500, [126_050, 379_350]],
  // P 8,690, A 7,100; 25 × 96 sq wah × 12
  ['RM-3014', [71_000, 71_000], 78_210, 'businessTax', 286_770, 86_900, [178_010, 444_670], 28_800],
];

it.each(ROWS)('%s begins with the costs of its seller', (...row) => {
  const [code, transferFee, mortgageFee, tax, amount, withholdingTax, total, commonFeeAhead, sinkingFund] = row;
  expect(initialCosts(code)).toEqual({
    ...{ transferFee, mortgageFee: [mortgageFee, 0], [tax]: [0, amount], withholdingTax: [0, withholdingTax], total },
    ...(commonFeeAhead === undefined ? {} : { commonFeeAhead: [commonFeeAhead, 0] }),
    ...(sinkingFund === undefined ? {} : { sinkingFund: [sinkingFund, 0] }),
  });
});
