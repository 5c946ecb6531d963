import type { MapLibreMap } from 'maplibre-gl';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapKind } from '@/lib/analytics/event-values';
import { mapOpened } from '@/lib/analytics/events';
import type { SiteEvent } from '@/lib/analytics/site-event';
import { record } from '../analytics/record';
import { createMap, type MapWords } from './create-map';

/** Records an event once, when the component mounts. */
function useRecorded(event: SiteEvent): void {
  const recorded = useRef(false);
  useEffect(() => {
    if (recorded.current) return;
    recorded.current = true;
    record(event);
  });
}

function useMapWords(): MapWords {
  const t = useTranslations('Map');
  return {
    title: t('canvas'),
    toggleAttribution: t('attribution'),
    twoFingers: t('twoFingers'),
    ctrlScroll: t('ctrlScroll'),
    cmdScroll: t('cmdScroll'),
  };
}

type Options = { kind: MapKind; styleUrl: string | undefined; cooperative: boolean };

/** Creates the map in a container, as long as it is mounted. `failed`: the browser cannot draw one. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { kind, styleUrl, cooperative }: Options,
): { map: MapLibreMap | null; failed: boolean } {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failed, setFailed] = useState(false);
  const locale = useLocale();
  // A ref, because each new page passes new messages, and the map must not be created again.
  const words = useRef(useMapWords());
  useRecorded(mapOpened(kind));
  useEffect(() => {
    const controller = new AbortController();
    try {
      if (container.current === null) return;
      const { signal } = controller;
      setMap(createMap({ container: container.current, styleUrl, locale, words: words.current, cooperative, signal }));
    } catch {
      setFailed(true);
    }
    return () => {
      setMap(null);
      controller.abort();
    };
  }, [container, styleUrl, locale, cooperative]);
  return { map, failed };
}
