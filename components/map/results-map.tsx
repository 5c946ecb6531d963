import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { env } from '@/lib/config/env';
import type { SearchParams } from '@/lib/search/params';
import { LateMap } from './late-map';

/** The results of a search on a map that fills its container. `params` is the search that ran (`wanted`). */
export function ResultsMap({ params }: { params: SearchParams }) {
  const t = useTranslations('Map');
  const { Map: words, Price, Deal } = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ Map: words, Price, Deal }}>
      <LateMap
        params={params}
        styleUrl={env().MAP_STYLE_URL}
        loadingText={t('loading')}
        failedText={t('failed')}
        noScriptText={t('noScript')}
      />
    </NextIntlClientProvider>
  );
}
