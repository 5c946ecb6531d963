import { useLocale, useTranslations } from 'next-intl';
import type { SearchParams } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import { words } from '@/lib/i18n/words';
import type { Change, Relaxation } from '@/lib/search/relax';
import { EmptyCategory } from '../layout/empty-category';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/local-link';
import { useFilterLabel } from './filter-words';
import { searchPath } from './search-path';

function useChangeLabel(searched: SearchParams, places: Places): (change: Change, to: SearchParams) => string {
  const t = useTranslations();
  const locale = useLocale();
  const filterLabel = useFilterLabel(places);
  const province = places.provinces.get(searched.province ?? '')?.name;
  return (change, to) => {
    if (change.kind === 'amenity') return t('Relax.amenity', { label: t(`Amenity.${change.amenity}`) });
    if (change.kind === 'widened') return filterLabel(change.name, to);
    if (change.name === 'q') return t('Relax.any.q', { words: searched.q });
    if (change.name === 'district')
      return t('Relax.any.district', { province: province ? words(province, locale).text : '' });
    return t(`Relax.any.${change.name}`);
  };
}

type Props = { params: SearchParams; relaxed: readonly Relaxation[]; places: Places };

/** For a search without results: links to similar searches, with their differences and numbers of results. */
export function NothingFound({ params: searched, relaxed, places }: Props) {
  const t = useTranslations();
  const changeLabel = useChangeLabel(searched, places);
  const labelOf = ({ changes, params }: Relaxation) =>
    changes.map((change) => changeLabel(change, params)).reduce((first, second) => t('Relax.and', { first, second }));
  if (relaxed.length === 0) return <EmptyCategory namespace="Search" />;
  return (
    <section className="rounded-card border border-line border-dashed bg-sunken p-5 md:p-8">
      <h2 className="text-xl">{t('Search.emptyTitle')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('Relax.title')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {relaxed.map((relaxation) => (
          <li key={searchPath(relaxation.params)}>
            <LocalLink
              href={searchPath(relaxation.params)}
              prefetch={false}
              className="flex h-full min-h-13 items-center justify-between gap-4 rounded-field border border-control bg-surface px-4 py-2 transition-colors duration-150 hover:border-phprimary hover:text-phprimary"
            >
              <span className="font-medium">{labelOf(relaxation)}</span>
              <span className="flex shrink-0 items-center gap-1 text-muted text-sm tabular-nums">
                {t('Relax.homes', { count: relaxation.count })}
                <Icon name="chevron-right" className="size-4" />
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
