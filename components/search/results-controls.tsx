import { useTranslations } from 'next-intl';
import { ranksByFit, type SearchParams, SORTS } from 'thai-property-search/params';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { Icon } from '../ui/icon';
import { SortForm, ViewLink } from './results-interaction';
import { HiddenParams, searchPath } from './search-path';

/** Id of the results header. A link to it scrolls the map into view. */
export const RESULTS_ID = 'results';

const ICONS = { list: 'layout-list', map: 'map' } as const;

type SortProps = { action: string; params: SearchParams; className: string };

export function SortControl({ action, params, className }: SortProps) {
  const t = useTranslations('Sort');
  const isRanked = ranksByFit(params);
  const sorts = SORTS.filter((sort) => isRanked || sort !== 'newest');
  return (
    <SortForm action={action} sort={params.sort ?? ''} className={`min-h-11.5 items-start gap-2 ${className}`}>
      <HiddenParams params={{ ...params, sort: undefined, page: 1 }} />
      {/* One width for all options. The negative margin removes the space below a visible label. */}
      <div className="-mt-1 w-37 sm:w-54">
        <Select name="sort" label={<span className="sr-only">{t('label')}</span>} defaultValue={params.sort ?? ''}>
          <option value="">{t(isRanked ? 'best' : 'newest')}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sort === 'nearest' && params.reach ? 'soonest' : sort, { deal: params.deal ?? 'any' })}
            </option>
          ))}
        </Select>
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="hidden group-data-held/sort:inline-flex noscript:inline-flex"
      >
        {t('apply')}
      </Button>
    </SortForm>
  );
}

/** To the results of the map, which fill the window. The list keeps its place. */
const hrefOfView = (params: SearchParams, view: SearchParams['view']) =>
  searchPath({ ...params, view }) + (view === 'list' ? '' : `#${RESULTS_ID}`);

/** A list on a wide screen has its map beside it. */
export function MapToggle({ params }: { params: SearchParams }) {
  const t = useTranslations('View');
  const view = params.view === 'list' ? 'map' : 'list';
  return (
    <ViewLink
      href={hrefOfView(params, view)}
      scroll={view !== 'list'}
      aria-label={t(view)}
      title={t(view)}
      className={`grid size-11 shrink-0 place-items-center rounded-field border border-control bg-surface text-icon hover:border-font lg:order-1 ${view === 'map' ? 'xl:hidden' : ''}`}
    >
      <Icon name={ICONS[view]} />
    </ViewLink>
  );
}
