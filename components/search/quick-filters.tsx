import { useTranslations } from 'next-intl';
import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { normalizeParams, type SearchParams } from 'thai-property-search/params';
import { formatNumber } from '@/lib/i18n/numbers';
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

type Choice = { readonly text: string; readonly change: Partial<SearchParams>; readonly count: number };

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
  const most = (isOpen: boolean, choices: readonly Choice[]) =>
    isOpen ? choices.filter(({ count }) => count > 0 && count < total).sort((a, b) => b.count - a.count) : [];
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
  return [0, 1].flatMap((place) => kinds.flatMap((kind) => kind[place] ?? [])).slice(0, MAX_QUICK);
}

/** Each of them applies with one press, without the sheet of all filters. Desktops have those in a row. */
export function QuickFilters({ found }: { found: FoundHomes }) {
  const t = useTranslations('Filters');
  const choices = useChoices(found);
  if (found.result.total < FEW || choices.length === 0) return null;
  return (
    <StaticPart as="nav" id="quick-filters" aria-label={t('quick')} className="filter-chips quick-filters">
      {choices.map(({ text, change }) => (
        // Not prefetched, because each would start another search.
        <LocalLink
          key={text}
          href={searchPath(normalizeParams({ ...found.parsed, ...change, page: 1 }))}
          prefetch={false}
        >
          {text}
        </LocalLink>
      ))}
    </StaticPart>
  );
}
