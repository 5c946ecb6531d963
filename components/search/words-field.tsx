import { useTranslations } from 'next-intl';
import { SUGGESTIONS_AT_MOST } from '@/lib/search/suggest/suggestion';
import { SuggestField } from './suggest-field';

/** The free-text field of both search forms. It loads suggestions on first focus. */
export function WordsField({ value }: { value?: string }) {
  const t = useTranslations();
  return (
    <SuggestField
      label={t('Search.what')}
      placeholder={t('Search.whatPlaceholder')}
      value={value}
      words={{
        list: t('Suggest.suggestions'),
        found: Array.from({ length: SUGGESTIONS_AT_MOST + 1 }, (_, count) => t('Suggest.found', { count })),
        recent: t('Suggest.recent'),
        most: t('Suggest.most'),
        remove: t('Suggest.remove'),
        clear: t('Suggest.clear'),
      }}
    />
  );
}
