import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useReducer, useRef } from 'react';
import type { LngLat } from '@/lib/search/area-shape';
import { Button } from '../ui/button';
import { pixels } from './area-shape';
import { useDrawing } from './use-drawing';

type Props = {
  map: MapLibreMap;
  onDone: (outline: readonly LngLat[]) => void;
  onCancel: () => void;
  say: (text: string) => void;
};

/** Renders again when the map moves, because the corners move with it. */
function useMoves(map: MapLibreMap): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on('move', again);
    return () => void map.off('move', again);
  }, [map]);
}

function Sketch({
  map,
  corners,
  stroke,
}: { map: MapLibreMap } & Pick<ReturnType<typeof useDrawing>, 'corners' | 'stroke'>) {
  useMoves(map);
  const dots = corners.map(([lng, lat]) => map.project([lng, lat]));
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      {stroke === null ? null : <polyline className="map-area" points={stroke.map((one) => one.join()).join(' ')} />}
      <polygon className="map-area" points={pixels(map, corners)} />
      {dots.map(({ x, y }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
        <circle key={at} className="map-corner" cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}

/**
 * Draws an area on the map: with one stroke, with taps, or by keyboard with a crosshair in the centre while the arrow
 * keys move the map. It takes focus but does not trap it: Tab moves to its buttons and out.
 */
export function DrawArea({ map, onDone, onCancel, say }: Props) {
  const t = useTranslations('Map.draw');
  const { corners, stroke, finish, takeBack, handlers } = useDrawing({ map, onDone, onCancel, say });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div
        ref={sheet}
        role="application"
        aria-label={t('label')}
        aria-describedby="map-draw-help"
        tabIndex={0}
        {...handlers}
        className="group/draw absolute inset-0 z-20 cursor-crosshair touch-none outline-offset-[-3px]"
      >
        <Sketch map={map} corners={corners} stroke={stroke} />
        <span
          aria-hidden="true"
          className="map-crosshair pointer-events-none absolute top-1/2 left-1/2 hidden size-10 -translate-1/2 group-focus-visible/draw:block"
        />
      </div>
      <p
        id="map-draw-help"
        className="pointer-events-none absolute inset-x-3 top-3 z-30 mx-auto max-w-xl rounded-field bg-surface px-3 py-2 text-sm leading-snug shadow-raised"
      >
        {t('help')} <span className="text-muted pointer-coarse:hidden">{t('keys')}</span>
      </p>
      <div className="absolute inset-x-3 bottom-3 z-30 mx-auto flex w-fit flex-wrap justify-center gap-1 rounded-field bg-surface p-1 shadow-raised">
        <Button size="small" disabled={corners.length < 3} onClick={finish}>
          {t('finish')}
        </Button>
        <Button size="small" variant="quiet" disabled={corners.length === 0} onClick={takeBack}>
          {t('back')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
