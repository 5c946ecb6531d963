import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/field';
import { MapGlyph, ROUND_BUTTON, ZoomButtons } from './zoom-buttons';

type Props = {
  map: MapLibreMap;
  live: boolean;
  onLive: (live: boolean) => void;
  onSearchHere: (() => void) | null;
  onDraw: () => void;
  onTime: () => void;
  onClearArea: (() => void) | null;
};

export function MapTools({ map, live, onLive, onSearchHere, onDraw, onTime, onClearArea }: Props) {
  const t = useTranslations('Map');
  /** Moves focus to the map, because the pressed button disappears. */
  const thenFocusMap = (action: () => void) => () => {
    map.getCanvas().focus({ preventScroll: true });
    action();
  };
  return (
    <>
      <div className="pointer-events-none absolute top-3 left-3 z-10 flex max-w-[calc(100%-5.5rem)] flex-col items-start gap-2 *:pointer-events-auto">
        <div className="rounded-field bg-surface px-3 text-sm leading-snug shadow-raised [&_label]:items-center [&_label]:py-1">
          <Checkbox
            name="map-live"
            label={t('live')}
            checked={live}
            onChange={({ currentTarget }) => onLive(currentTarget.checked)}
          />
        </div>
        {onClearArea === null ? null : (
          <Button size="small" variant="secondary" className="shadow-raised" onClick={thenFocusMap(onClearArea)}>
            <MapGlyph name="cross" />
            {t('draw.remove')}
          </Button>
        )}
        {onSearchHere === null ? null : (
          <Button size="small" className="shadow-raised" onClick={thenFocusMap(onSearchHere)}>
            {t('searchHere')}
          </Button>
        )}
      </div>
      <div className="absolute top-3 right-3 z-10 flex flex-col gap-3">
        <ZoomButtons map={map} />
        <ToolButton label={t('draw.start')} glyph="pencil" onClick={onDraw} />
        <ToolButton label={t('time.start')} glyph="clock" onClick={onTime} />
      </div>
    </>
  );
}

type ToolProps = Pick<ComponentProps<'button'>, 'onClick'> & { label: string; glyph: 'pencil' | 'clock' };

const ToolButton = ({ label, glyph, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`${ROUND_BUTTON} rounded-field shadow-raised`}
    onClick={onClick}
  >
    <MapGlyph name={glyph} />
  </button>
);
