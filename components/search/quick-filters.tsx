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

const [TYPE, BEDROOMS, STATION, PRICE, DEAL, OTHERS] = [
  ...['max-lg:order-1', 'max-lg:order-2', 'max-lg:order-3'],
  ...['max-lg:order-4', 'max-lg:order-5', 'max-lg:order-6'],
];

/**
 * The place of a kind of filter in the row of a phone. A quick filter that was pressed keeps its place, so that the next
 * press meets what the visitor saw there.
 */
export const SLOTS: Partial<Record<FilterName, string>> = {
  types: TYPE,
  ...{ bedsMin: BEDROOMS, bedsMax: BEDROOMS },
  stations: STATION,
  ...{ priceMin: PRICE, priceMax: PRICE, paymentMax: PRICE },
  deal: DEAL,
};

type Choice = {
  readonly text: string;
  readonly change: Partial<SearchParams>;
  readonly count: number;
  readonly slot?: string | undefined;
};

/** Of each kind of filter that is not chosen yet, the choice with most homes, then the second ones. */
function useChoices({ parsed: params, result: { facets, total } }: FoundHomes): readonly Choice[] {
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
  const kinds = [
    most(types.length === 0, kindsOfHome),
    most((bedsMin ?? bedsMax) === undefined, beds),
    most(stations.length === 0, systems),
    // The number of homes up to a price is not known here.
    (priceMin ?? priceMax ?? paymentMax) === undefined
      ? [{ ...limit, text: `${t('Filters.upTo')} ${limit.text}`, count: 0 }]
      : [],
    most(deal === undefined, deals),
  ];
  const slots = [TYPE, BEDROOMS, STATION, PRICE, DEAL];
  const first = kinds.flatMap(([choice], kind) => (choice === undefined ? [] : { ...choice, slot: slots[kind] }));
  const second = kinds.flatMap(([, choice]) => (choice === undefined ? [] : { ...choice, slot: OTHERS }));
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
