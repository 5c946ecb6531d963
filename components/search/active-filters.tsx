import { useTranslations } from 'next-intl';
import { consistent, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import { routePath } from '@/lib/navigation/routes';
import { type ActiveFilter, activeFilters } from '@/lib/search/filters';
import { SaveSearchButton } from '../saved/save-search-button';
import { RemovableChip } from '../ui/chip';
import { LocalLink } from '../ui/local-link';
import { useFilterLabel } from './filter-words';
import { searchPath } from './search-path';

type ChipsProps = { label: string; filters: readonly ActiveFilter[]; labelOf: (filter: ActiveFilter) => string };

function Chips({ label, filters, labelOf }: ChipsProps) {
  const t = useTranslations('Search.chip');
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.key} className="max-w-full">
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
    return { ...filter, without: consistent({ ...params, stations, page: 1 }) };
  });
}

type Props = { params: SearchParams; fromWords: readonly (keyof SearchParams)[]; places: Places };

/**
 * Chips of the active filters, with those read from the words in a separate group. Each links to the search without it.
 */
export function ActiveFilters({ params, fromWords, places }: Props) {
  const t = useTranslations();
  const filterLabel = useFilterLabel(places);
  // A price needs the deal to show whether it is a monthly rent.
  const labelOf = ({ name, only }: ActiveFilter) => filterLabel(name, { ...only, deal: only.deal ?? params.deal });
  const active = withInterchanges(activeFilters(params), params, labelOf);
  if (active.length === 0) return null;
  const parsed = active.filter(({ name }) => fromWords.includes(name));
  const fromFields = active.filter(({ name }) => !fromWords.includes(name));
  return (
    <div className="grid gap-2">
      {parsed.length > 0 ? (
        <div className="flex items-start gap-3">
          <p className="shrink-0 py-2 text-muted text-sm">{t('Filters.understood')}</p>
          <Chips label={t('Filters.understood')} filters={parsed} labelOf={labelOf} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {fromFields.length > 0 ? <Chips label={t('Search.chip.label')} filters={fromFields} labelOf={labelOf} /> : null}
        <LocalLink
          href={routePath('search')}
          className="inline-flex min-h-11 items-center text-phprimary hover:underline"
        >
          {t('Search.reset')}
        </LocalLink>
        <SaveSearchButton
          query={serialiseSearchParams({ ...params, sort: undefined, view: 'list', page: 1 })}
          name={active.map(labelOf).join(' · ')}
        />
      </div>
    </div>
  );
}
