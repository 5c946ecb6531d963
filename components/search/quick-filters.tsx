import { useTranslations } from 'next-intl';
import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { normalizeParams, type SearchParams } from 'thai-property-search/params';
import { formatNumber } from '@/lib/i18n/numbers';
import type { FilterName } from '@/lib/search/filters';
import type { FoundHomes } from '@/lib/search/find-homes.server';
import { LocalLink } from '../ui/navigation';
import { StaticPart } from '../ui/static-part';
import { searchPath } from './search-path';

/** More would not be seen on a phone, and pages have few elements to spend. */
const MAX_QUICK = 6;
/** A shorter list is read faster than it is filtered. */
const FEW = 4;
const BEDS = [1, 2, 3];
const SYSTEMS = ['BTS', 'MRT'] as const;
const MILLIONS = 4;
const RENT = 20_000;

/**
 * The place of a kind of filter in the row of a phone. A quick filter that was pressed keeps its place, so that the next
 * press meets what the visitor saw there.
 */
export const SLOTS: Partial<Record<FilterName, string>> = {
  types: 'max-lg:order-1',
  bedsMin: 'max-lg:order-2',
  bedsMax: 'max-lg:order-2',
  stations: 'max-lg:order-3',
  priceMin: 'max-lg:order-4',
  priceMax: 'max-lg:order-4',
  paymentMax: 'max-lg:order-4',
  deal: 'max-lg:order-5',
};
const AFTER_SLOTS = 'max-lg:order-6';

type Choice = { readonly text: string; readonly change: Partial<SearchParams>; readonly count: number };
type QuickFilter = Choice & { readonly slot: string | undefined };

/** Of each kind of filter that is not chosen yet, the choice with most homes, then the second ones. */
function useChoices({ parsed: params, result: { facets, total } }: FoundHomes): readonly QuickFilter[] {
  const t = useTranslations();
  const { deal, types, bedsMin, bedsMax, stations, priceMin, priceMax, paymentMax } = params;
  const kindsOfHome = PROPERTY_TYPES.map((type) => ({
    ...{ text: t(`PropertyType.${type}`), change: { types: [type] } },
    count: facets.types.get(type) ?? 0,
  }));
  const beds = BEDS.map((count) => ({
    ...{ text: t('Chip.beds', { count }), change: { bedsMin: count, bedsMax: count } },
    count: facets.bedsMin.get(`${count}-${count}`) ?? 0,
  }));
  const systems = SYSTEMS.map((system) => ({
    ...{ text: t(`Chip.near.${system}`), change: { stations: [system] } },
    count: facets.stations.get(system) ?? 0,
  }));
  const deals = DEALS.map((one) => ({
    ...{ text: t(`Search.wants.${one}`), change: { deal: one } },
    count: facets.deal.get(one) ?? 0,
  }));
  const limit =
    deal === 'rent'
      ? { text: t('Map.price.baht', { amount: formatNumber(RENT) }), change: { priceMax: RENT } }
      : {
          text: t('Map.price.million', { amount: MILLIONS }),
          change: { deal: 'sale' as const, priceMax: MILLIONS * 1_000_000 },
        };
  // A choice that all homes have changes nothing, but without it the others would move into its place.
  const most = (isOpen: boolean, choices: readonly Choice[]) => {
    if (!isOpen) return [];
    const found = choices.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    return found.length > 1 ? found.filter(({ count }) => count < total) : found;
  };
  // The number of homes up to a price is not known here.
  const upTo = { ...limit, text: `${t('Filters.upTo')} ${limit.text}`, count: 0 };
  const kinds: readonly (readonly [FilterName, readonly Choice[]])[] = [
    ['types', most(types.length === 0, kindsOfHome)],
    ['bedsMin', most((bedsMin ?? bedsMax) === undefined, beds)],
    ['stations', most(stations.length === 0, systems)],
    ['priceMax', (priceMin ?? priceMax ?? paymentMax) === undefined ? [upTo] : []],
    ['deal', most(deal === undefined, deals)],
  ];
  const first = kinds.flatMap(([name, [choice]]) => (choice ? { ...choice, slot: SLOTS[name] } : []));
  const second = kinds.flatMap(([, [, choice]]) => (choice ? { ...choice, slot: AFTER_SLOTS } : []));
  return [...first, ...second].slice(0, MAX_QUICK);
}

/** Each of them applies with one press, without the sheet of all filters. Desktops have those in a row. */
export function QuickFilters({ found }: { found: FoundHomes }) {
  const t = useTranslations('Filters');
  const choices = useChoices(found);
  if (found.result.total < FEW || choices.length === 0) return null;
  return (
    <StaticPart as="nav" id="quick-filters" aria-label={t('quick')} className="quick-filters">
      {choices.map(({ text, change, slot }) => (
        // Not prefetched, because each would start another search.
        <LocalLink
          key={text}
          href={searchPath(normalizeParams({ ...found.parsed, ...change, page: 1 }))}
          prefetch={false}
          className={slot}
        >
          {text}
        </LocalLink>
      ))}
    </StaticPart>
  );
}
