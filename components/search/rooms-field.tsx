import { useTranslations } from 'next-intl';
import { paramKey } from 'thai-property-search/params';
import { ChoiceSelect } from './choice-select';
import { numbersWith } from './counted-choices';
import type { FilterProps } from './filter-props';

const ROOMS = [1, 2, 3, 4, 5];

/** A select for a minimum number of bedrooms or bathrooms. */
export function RoomsField({ name, params, result }: { name: 'bedsMin' | 'bathsMin' } & FilterProps) {
  const t = useTranslations();
  const counts = result.facets[name];
  const chosen = params[name];
  const offered = ROOMS.filter((count) => (counts.get(String(count)) ?? 0) > 0);
  return (
    <ChoiceSelect
      name={paramKey(name)}
      label={t(name === 'bedsMin' ? 'Filters.beds' : 'Filters.baths')}
      value={chosen}
      any={t('Filters.any')}
      options={numbersWith(offered, chosen).map((count) => ({
        value: String(count),
        label: t('Search.bedsAtLeast', { count }),
        ...(counts.has(String(count)) || count <= 5 ? { count: counts.get(String(count)) ?? 0 } : {}),
      }))}
    />
  );
}
