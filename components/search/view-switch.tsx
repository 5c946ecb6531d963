import { useTranslations } from 'next-intl';
import { type SearchParams, VIEWS } from 'thai-property-search/params';
import { Icon } from '../ui/icon';
import { searchPath } from './search-path';
import { ViewLink } from './view-link';

/** Id of the results header. A link to it scrolls the map into view. */
export const RESULTS_ID = 'results';

const ICONS = { list: 'layout-list', map: 'map', split: 'columns-2' } as const;

/** Links to the search as a list, as a map, or as both. */
export function ViewSwitch({ params }: { params: SearchParams }) {
  const t = useTranslations('View');
  return (
    // Reserves the width of the links, which stream in later, to avoid a layout shift.
    <ul aria-label={t('label')} className="flex min-w-33.5 rounded-field border border-control bg-surface">
      {VIEWS.map((view) => (
        <li key={view}>
          <ViewLink
            href={searchPath({ ...params, view }) + (view === 'list' ? '' : `#${RESULTS_ID}`)}
            scroll={view !== 'list'}
            aria-label={t(view)}
            aria-current={params.view === view ? 'true' : undefined}
            title={t(view)}
            className="grid min-h-11 min-w-11 place-items-center rounded-[9px] text-icon hover:text-phprimary aria-current:bg-phprimary aria-current:text-on-primary"
          >
            <Icon name={ICONS[view]} />
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}
