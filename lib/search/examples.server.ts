import 'server-only';
import { ANY_SEARCH, type SearchParams } from 'thai-property-search/params';
import { bangkokDayNumber } from '../i18n/dates';
import { interpretSearch, searchEngine } from './search.server';

export const EXAMPLES = [
  ...(['oneBedroom', 'byTrain', 'evCharger', 'payment', 'neverFlooded', 'poolVilla', 'pets'] as const),
  ...(['belowMarket', 'land', 'foreigners', 'atLeastThree'] as const),
] as const;
type ExampleName = (typeof EXAMPLES)[number];

const SHOWN = 3;

export type Example = { readonly q: string; readonly search: SearchParams; readonly count: number };

const PAYMENTS = [8_000, 10_000, 15_000, 20_000, 30_000, 50_000, 80_000];

/** Up to four amounts a month, in whole baht. Each pays for more homes than the one before. */
export async function paymentsToOffer(): Promise<readonly number[]> {
  const engine = await searchEngine();
  const counts = PAYMENTS.map((paymentMax) => engine.count({ ...ANY_SEARCH, deal: 'sale', paymentMax }));
  return PAYMENTS.filter((_, index) => (counts[index] ?? 0) > (counts[index - 1] ?? 0)).slice(0, 4);
}

const asTyped = (text: string) => text.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

/** Three searches to try, others each day. Each finds a home. Pages are rendered again when a day begins in Bangkok. */
export async function examplesOfDay(textOf: (name: ExampleName) => string, now: number): Promise<readonly Example[]> {
  const engine = await searchEngine();
  const first = (bangkokDayNumber(now) * SHOWN) % EXAMPLES.length;
  const found: Example[] = [];
  for (const name of [...EXAMPLES.slice(first), ...EXAMPLES.slice(0, first)]) {
    const q = asTyped(textOf(name));
    const { parsed: search } = await interpretSearch({ ...ANY_SEARCH, q });
    if (engine.finds(search)) found.push({ q, search, count: engine.count(search) });
    if (found.length === SHOWN) break;
  }
  return found;
}
