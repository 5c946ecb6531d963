import { useTranslations } from 'next-intl';
import { type SearchParams, SORTS } from 'thai-property-search/params';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { HiddenParams } from './hidden-params';
import { SortForm } from './sort-form';

/** The sort order. Changing it goes back to the first page. */
export function SortControl({ action, params }: { action: string; params: SearchParams }) {
  const t = useTranslations('Sort');
  const hasWords = params.q !== '';
  const sorts = SORTS.filter((sort) => hasWords || sort !== 'newest');
  return (
    <SortForm action={action} sort={params.sort ?? ''} className="flex items-center gap-2">
      <HiddenParams params={{ ...params, sort: undefined, page: 1 }} />
      {/* Reserves the width of the longest option. The negative margin removes the space below a visible label. */}
      <div className="-mt-1 w-49">
        <Select name="sort" label={<span className="sr-only">{t('label')}</span>} defaultValue={params.sort ?? ''}>
          <option value="">{t(hasWords ? 'best' : 'newest')}</option>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sort)}
            </option>
          ))}
        </Select>
      </div>
      <span className="hidden group-data-held/sort:inline noscript:inline">
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
      </span>
    </SortForm>
  );
}
