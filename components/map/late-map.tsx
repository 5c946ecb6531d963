'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps, useEffect, useState } from 'react';
import { isSavingData } from '@/lib/http/network-information';
import { useSite } from '../ui/navigation';
import type { MapView } from './map-view';

type Props = ComponentProps<typeof MapView> & {
  besideList: boolean;
  noScriptText?: string;
};

type LoadedMap = { View: typeof MapView; words: ComponentProps<typeof NextIntlClientProvider>['messages'] };

/** For lists that follow in the same visit. */
let isVisited = false;

const SIGNS_OF_A_VISITOR = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** A map beside a list loads when it is displayed and the visitor does something, because it is larger than the page. */
function useLoadedMap(besideList: boolean) {
  const { locale } = useSite();
  const [loaded, setLoaded] = useState<LoadedMap | null>(null);
  const [isLoading, setIsLoading] = useState(!besideList);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      if (besideList && (isSavingData() || !window.matchMedia('(width >= 80rem)').matches)) return;
      controller.abort();
      isVisited = true;
      setIsLoading(true);
      import('./map-view')
        .then(async ({ MapView: View, fetchWords }) => setLoaded({ View, words: await fetchWords(locale) }))
        .catch(() => setFailed(true));
    };
    if (besideList && !isVisited)
      for (const sign of SIGNS_OF_A_VISITOR)
        window.addEventListener(sign, load, { passive: true, signal: controller.signal });
    else load();
    return () => controller.abort();
  }, [besideList, locale]);
  return { loaded, isLoading, failed, locale };
}

export function LateMap({ besideList, noScriptText, ...view }: Props) {
  const { loadingText, failedText } = view;
  const { loaded, isLoading, failed, locale } = useLoadedMap(besideList);
  return (
    <div className="map-ground absolute inset-0 isolate overflow-hidden">
      {loaded !== null ? (
        <NextIntlClientProvider locale={locale} messages={loaded.words}>
          <loaded.View {...view} />
        </NextIntlClientProvider>
      ) : isLoading ? (
        <p
          data-map-failed={failed ? '' : undefined}
          className="absolute inset-0 grid place-items-center p-6 text-center text-font"
        >
          <span className={failed ? undefined : 'noscript:hidden'}>{failed ? failedText : loadingText}</span>
          {noScriptText && <span className="hidden noscript:inline">{noScriptText}</span>}
        </p>
      ) : null}
    </div>
  );
}
