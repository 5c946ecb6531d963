import { useLocale, useTranslations } from 'next-intl';
import type { Places } from '@/lib/content/places.server';
import { formatBaht } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { type SearchParams, serialiseSearchParams } from '@/lib/search/params';
import { SaveSearchButton } from '../saved/save-search-button';
import { RemovableChip } from '../ui/chip';

type Active = { key: string; label: string; without: Partial<SearchParams> };

/** Each filter that is on, in words, with the state that leaves it out. */
function useActiveFilters(params: SearchParams, { provinces, districts }: Places): Active[] {
  const t = useTranslations();
  const locale = useLocale();
  const { q, deal, types, province, district, priceMin, priceMax, bedsMin } = params;
  const name = (place: { name: { th: string; en: string } } | undefined) => place && words(place.name, locale).text;
  const entry = (key: string, label: string | false | 0 | undefined, without: Partial<SearchParams>): Active[] =>
    label ? [{ key, label, without: { ...params, page: 1, ...without } }] : [];
  return [
    ...entry('q', q && `“${q}”`, { q: '' }),
    ...entry('deal', deal && t(`Deal.${deal}`), { deal: undefined }),
    ...types.flatMap((type) =>
      entry(type, t(`PropertyType.${type}`), { types: types.filter((other) => other !== type) }),
    ),
    ...entry('province', province && name(provinces.get(province)), { province: undefined, district: undefined }),
    ...entry('district', district && name(districts.get(district)), { district: undefined }),
    ...entry('min', priceMin && t('Search.chip.priceMin', { price: formatBaht(priceMin) }), { priceMin: undefined }),
    ...entry('max', priceMax && t('Search.chip.priceMax', { price: formatBaht(priceMax) }), { priceMax: undefined }),
    ...entry('beds', bedsMin && t('Search.bedsAtLeast', { count: bedsMin }), { bedsMin: undefined }),
  ];
}

/** What the search is narrowed by; each is a link to the search without it. All of it can be kept. */
export function ActiveFilters({ params, places }: { params: SearchParams; places: Places }) {
  const t = useTranslations('Search.chip');
  const active = useActiveFilters(params, places);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label={t('label')} className="flex flex-wrap gap-2">
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <RemovableChip
              label={label}
              removeLabel={t('remove', { label })}
              href={routePath('search') + serialiseSearchParams(without)}
            />
          </li>
        ))}
      </ul>
      <SaveSearchButton
        query={serialiseSearchParams({ ...params, page: 1 })}
        name={active.map(({ label }) => label).join(' · ')}
      />
    </div>
  );
}
