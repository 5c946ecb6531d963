import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { MapGlyph } from './map-glyph';
import { BY_VISITOR } from './use-view';

export const ROUND_TOOL =
  'grid size-11 place-items-center bg-surface text-icon hover:text-phprimary focus-visible:z-10';

export function ZoomButtons({ map }: { map: MapLibreMap }) {
  const t = useTranslations('Map');
  return (
    <div className="divide-y divide-line overflow-hidden rounded-field shadow-raised">
      <button type="button" aria-label={t('zoomIn')} className={ROUND_TOOL} onClick={() => map.zoomIn({}, BY_VISITOR)}>
        <MapGlyph name="plus" />
      </button>
      <button
        type="button"
        aria-label={t('zoomOut')}
        className={ROUND_TOOL}
        onClick={() => map.zoomOut({}, BY_VISITOR)}
      >
        <MapGlyph name="minus" />
      </button>
    </div>
  );
}
