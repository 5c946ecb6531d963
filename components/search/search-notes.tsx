import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { SearchResult } from 'thai-property-search/documents';
import { normalizeParams, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import type { AreaPrice } from '@/lib/property/area-prices';
import { type ActiveFilter, activeFilters } from '@/lib/search/filters';
import type { FoundHomes } from '@/lib/search/find-homes.server';
import { SearchAlertLink } from '../alerts/alert-links';
import { useAreaName } from '../property/place-and-measures';
import { SaveSearchButton } from '../saved/save-search-button';
import { RemovableChip } from '../ui/chip';
import { LocalLink } from '../ui/navigation';
import { createChipLabel } from './filter-words';
import { SLOTS } from './quick-filters';
import { searchPath } from './search-path';

type Props = { found: FoundHomes };

function useActiveFilters({ parsed: params, instalments, places }: FoundHomes) {
  const labelOf = createChipLabel(useTranslations(), useLocale(), places, { params, instalments });
  return { labelOf, active: withInterchanges(activeFilters(params), params, labelOf) };
}

export function ActiveFilters({ found }: Props) {
  const t = useTranslations();
  const { labelOf, active } = useActiveFilters(found);
  const { parsed: params, fromWords } = found;
  if (active.length === 0) return null;
  const parsed = active.filter(({ name }) => fromWords.includes(name));
  const fromFields = active.filter(({ name }) => !fromWords.includes(name));
  return (
    <div className="filter-chips">
      {parsed.length > 0 ? (
        <div className="flex items-start gap-3 max-lg:contents">
          <p className="shrink-0 text-muted text-sm max-lg:sr-only lg:py-2">{t('Filters.understood')}</p>
          <Chips label={t('Filters.understood')} filters={parsed} labelOf={labelOf} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:contents">
        {fromFields.length > 0 ? <Chips label={t('Search.chip.label')} filters={fromFields} labelOf={labelOf} /> : null}
        <LocalLink
          href={routePath('search')}
          className="inline-flex min-h-11 items-center text-phprimary hover:underline max-lg:order-8"
        >
          {t('Search.reset')}
        </LocalLink>
        <SearchAlertLink params={params} />
      </div>
    </div>
  );
}

/** To save the search on this device. A search without filters cannot be saved. */
export function SaveSearch({ found }: Props) {
  const { labelOf, active } = useActiveFilters(found);
  if (active.length === 0) return null;
  return (
    <SaveSearchButton
      query={serialiseSearchParams({ ...found.parsed, sort: undefined, view: 'list', page: 1 })}
      name={active.map(labelOf).join(' · ')}
      className="shrink-0 max-lg:ml-auto max-lg:[&>span]:sr-only"
    />
  );
}

type ChipsProps = { label: string; filters: readonly ActiveFilter[]; labelOf: (filter: ActiveFilter) => string };

function Chips({ label, filters, labelOf }: ChipsProps) {
  const t = useTranslations('Search.chip');
  return (
    <ul aria-label={label} className="flex gap-2 max-lg:contents lg:min-w-0 lg:flex-wrap">
      {filters.map((filter) => (
        <li key={filter.key} className={SLOTS[filter.name] ? `filter-slot ${SLOTS[filter.name]}` : 'filter-chip'}>
          <RemovableChip
            label={labelOf(filter)}
            removeLabel={t('remove', { label: labelOf(filter) })}
            href={searchPath(filter.without)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Merges the stations of an interchange into one chip, because the data has one station per line. */
function withInterchanges(
  filters: readonly ActiveFilter[],
  params: SearchParams,
  labelOf: ChipsProps['labelOf'],
): ActiveFilter[] {
  const isSame = (a: ActiveFilter, b: ActiveFilter) =>
    a.name === 'stations' && b.name === 'stations' && labelOf(a) === labelOf(b);
  return filters.flatMap((filter, index) => {
    if (filters.findIndex((other) => other === filter || isSame(other, filter)) < index) return [];
    const together = filters.filter((other) => isSame(other, filter)).flatMap(({ only }) => only.stations);
    if (together.length < 2) return filter;
    const stations = params.stations.filter((id) => !together.includes(id));
    return { ...filter, without: normalizeParams({ ...params, stations, page: 1 }) };
  });
}

type SearchNotesProps = {
  params: SearchParams;
  result: Pick<SearchResult, 'facets' | 'corrections' | 'suggested' | 'missed' | 'partial' | 'lacking'>;
  /** The place of the search, if no station is near it. */
  farPlace?: string | undefined;
};

export function SearchNotes({
  params,
  result: { facets, corrections, suggested, missed, partial, lacking },
  farPlace,
}: SearchNotesProps) {
  const t = useTranslations('SearchNotes');
  const quoted = (words: readonly string[]) => ({ words: words.map((word) => t('quoted', { word })).join(' ') });
  const { sort, deal, priceMin, priceMax } = params;
  // A price without a deal excludes one of them.
  const hasBothDeals = (deal ?? priceMin ?? priceMax) === undefined && facets.deal.size > 1;
  const notes = [
    ...(farPlace !== undefined ? [t('noTrain', { place: farPlace })] : params.reach ? [t('times')] : []),
    ...(hasBothDeals && sort?.startsWith('price') ? [t('salesFirst')] : []),
    ...corrections.map((correction) => t('corrected', correction)),
    ...(missed.length > 0 ? [t('missed', quoted(missed))] : []),
    ...(lacking.length > 0 ? [t('lacking', quoted(lacking))] : partial ? [t('partial')] : []),
  ];
  if (notes.length + suggested.length === 0) return null;
  return (
    <p className="mb-4 rounded-field bg-lightblue px-4 py-2 text-sm">
      {notes.join(' ')}
      {suggested.map(({ typed, taken }) => (
        <Fragment key={typed}>
          {' '}
          {t.rich('suggested', {
            taken,
            link: (word) => (
              <LocalLink
                href={searchPath({ ...params, q: params.q.replace(typed, taken), page: 1 })}
                prefetch={false}
                className="text-phprimary underline"
              >
                {word}
              </LocalLink>
            ),
          })}
        </Fragment>
      ))}
    </p>
  );
}

export function AreaPriceNote({ area, places }: { area: AreaPrice; places: Places }) {
  const t = useTranslations();
  const name = useAreaName(places);
  const { districtCode, provinceCode, count, median, types } = area;
  return (
    <section aria-label={t('AreaPrices.label')} className="mb-4 rounded-card bg-sunken px-4 py-3 text-sm tabular-nums">
      <p>
        {t.rich('AreaPrices.median', {
          area: name(districtCode, provinceCode),
          price: formatBaht(median),
          count,
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      {types.length > 0 ? (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
          {types.map(({ propertyType, perArea, count: ofType }) => (
            <li key={propertyType}>
              {t(propertyType === 'land' ? 'AreaPrices.perSqwah' : 'AreaPrices.perSqm', {
                type: t(`PropertyType.${propertyType}`),
                price: formatBaht(perArea),
                count: ofType,
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
