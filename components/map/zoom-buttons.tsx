import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { Strokes } from '../ui/glyph';

/** Event data of map movements that the visitor starts with the site's buttons and pins. */
export const BY_VISITOR = { byVisitor: true } as const;

export const ROUND_BUTTON =
  'grid size-11 place-items-center bg-surface text-icon hover:text-phprimary focus-visible:z-10';

export function ZoomButtons({ map }: { map: MapLibreMap }) {
  const t = useTranslations('Map');
  return (
    <div className="divide-y divide-line overflow-hidden rounded-field shadow-raised">
      <button
        type="button"
        aria-label={t('zoomIn')}
        className={ROUND_BUTTON}
        onClick={() => map.zoomIn({}, BY_VISITOR)}
      >
        <MapGlyph name="plus" />
      </button>
      <button
        type="button"
        aria-label={t('zoomOut')}
        className={ROUND_BUTTON}
        onClick={() => map.zoomOut({}, BY_VISITOR)}
      >
        <MapGlyph name="minus" />
      </button>
    </div>
  );
}

/** Lucide icon paths (ISC licence). */
const STROKES = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  pencil:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
  cross: 'M18 6 6 18M6 6l12 12',
} as const;

export function MapGlyph({ name }: { name: keyof typeof STROKES }) {
  return <Strokes path={STROKES[name]} />;
}
