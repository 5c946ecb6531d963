import type { MapLibreMap } from 'maplibre-gl';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { createMap, type MapWords } from './create-map';

export function useMapWords(): MapWords {
  const t = useTranslations('Map');
  return useMemo(
    () => ({
      title: t('canvas'),
      toggleAttribution: t('attribution'),
      twoFingers: t('twoFingers'),
      ctrlScroll: t('ctrlScroll'),
      cmdScroll: t('cmdScroll'),
    }),
    [t],
  );
}

type Options = { styleUrl: string | undefined; cooperative: boolean };

/** The map in a box, for as long as the box is there; `failed` where the browser cannot draw one. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { styleUrl, cooperative }: Options,
): { map: MapLibreMap | null; failed: boolean } {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failed, setFailed] = useState(false);
  const locale = useLocale();
  const words = useMapWords();
  useEffect(() => {
    const ended = new AbortController();
    try {
      if (container.current === null) return;
      const { signal } = ended;
      setMap(createMap({ container: container.current, styleUrl, locale, words, cooperative, signal }));
    } catch {
      setFailed(true);
    }
    return () => {
      setMap(null);
      ended.abort();
    };
  }, [container, styleUrl, locale, words, cooperative]);
  return { map, failed };
}
