import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { activeFilters } from '@/lib/search/filters';
import { serialiseSearchParams } from '@/lib/search/params';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FilterFields } from './filter-fields';
import { FilterForm } from './filter-form';
import type { FilterProps } from './filter-props';
import { FilterSheet } from './filter-sheet';
import { HiddenParams } from './hidden-params';
import { LiveCount } from './live-count';
import { WordsField } from './words-field';

type Props = FilterProps & { action: string; total: number };

const BESIDE = 'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-13.5rem)] lg:self-start';

/** Every filter in a plain GET form. The query holds the state, with and without JavaScript. */
export function SearchForm({ action, total, ...filters }: Props) {
  const t = useTranslations();
  const { SearchCount } = useMessages();
  const { params } = filters;
  const { bbox, area, view, sort } = params;
  const beside = view === 'list';
  const on = activeFilters(params).filter(({ name }) => name !== 'q').length;
  const query = serialiseSearchParams({ ...params, page: 1 });
  return (
    <FilterForm
      action={action}
      query={query}
      label={t('Search.formLabel')}
      className={`peer/form flex flex-col gap-4 rounded-card border border-line bg-surface p-4 lg:p-5 ${beside ? BESIDE : 'lg:flex-row lg:items-end'}`}
    >
      <HiddenParams params={{ bbox, area, view, sort }} />
      <div className="grid grow grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        {/* `key` remounts the field when the URL has new words, whatever its current state is. */}
        <WordsField key={params.q} value={params.q} />
        <Button type="submit" size="small" aria-label={t('Search.submit')} title={t('Search.submit')}>
          <Icon name="search" />
        </Button>
      </div>
      <FilterSheet
        title={t('Search.filters')}
        closeLabel={t('Filters.close')}
        beside={beside}
        summary={
          <>
            <Icon name="sliders-horizontal" />
            {on === 0 ? t('Search.filters') : t('Filters.counted', { label: t('Search.filters'), count: on })}
          </>
        }
        footer={
          <Button type="submit" className="w-full">
            <NextIntlClientProvider locale={useLocale()} messages={{ SearchCount }}>
              <LiveCount query={query} total={total} />
            </NextIntlClientProvider>
          </Button>
        }
      >
        <FilterFields {...filters} />
      </FilterSheet>
    </FilterForm>
  );
}
