import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useEffect, useReducer, useRef, useState } from 'react';
import { type LngLat, rounded } from 'thai-property-search/area-shape';
import { simplifyOutline } from '@/lib/map/simplify';
import { Button } from '../ui/button';
import { useBackToClose } from '../ui/use-back-to-close';

type Pixel = readonly [x: number, y: number];

/** Tolerances in pixels: the trembling of a finger, and the length below which a stroke is a tap. */
const TREMBLE_PX = 3;
const TAP_PX = 12;
const MAX_CORNERS = 60;
const STEP_PX = 40;
const FINE_STEP_PX = 8;

const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = {
  map: MapLibreMap;
  onDone: (outline: readonly LngLat[]) => void;
  onCancel: () => void;
  announce: (text: string) => void;
};

/** Draws by stroke, taps or keys. It takes focus but does not trap it: Tab moves to its buttons and out. */
export function DrawArea({ map, onDone, onCancel, announce }: Props) {
  const t = useTranslations('Map.draw');
  const { corners, stroke, finish, undo, handlers } = useDrawing({ map, onDone, onCancel, announce });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useBackToClose(true, onCancel);
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
        <Button size="small" variant="quiet" disabled={corners.length === 0} onClick={undo}>
          {t('back')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

function useDrawing({ map, onDone, onCancel, announce }: Props) {
  const t = useTranslations('Map.draw');
  const [corners, setCorners] = useState<readonly LngLat[]>([]);
  const [stroke, setStroke] = useState<readonly Pixel[] | null>(null);

  const toLngLat = ([x, y]: Pixel) => corner(map.unproject([x, y]));
  const update = (next: readonly LngLat[], announcement: string) => {
    setCorners(next);
    announce(announcement);
  };
  const add = (next: LngLat) => {
    if (corners.length < MAX_CORNERS) update([...corners, next], t('cornerSet', { count: corners.length + 1 }));
  };
  const undo = () => {
    if (corners.length > 0) update(corners.slice(0, -1), t('cornerTaken', { count: corners.length - 1 }));
  };
  const finish = () => (corners.length < 3 ? announce(t('tooFew')) : onDone(corners));
  const endStroke = () => {
    if (stroke === null) return;
    setStroke(null);
    const [first] = stroke;
    if (first !== undefined && length(stroke) < TAP_PX) return add(toLngLat(first));
    const outline = simplifyOutline(stroke, TREMBLE_PX, MAX_CORNERS);
    if (outline.length < 3) announce(t('tooSmall'));
    else onDone(outline.map(toLngLat));
  };

  const pixel = ({ currentTarget, clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, { map, undo, onCancel, add: () => add(corner(map.getCenter())) });
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return {
    corners,
    stroke,
    finish,
    undo,
    handlers: {
      onKeyDown,
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke([pixel(event)]);
      },
      onPointerMove: (event: PointerEvent) => {
        if (!event.isPrimary) return;
        const point = pixel(event);
        setStroke((drawn) => drawn && [...drawn, point]);
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.isPrimary) endStroke();
      },
      onPointerCancel: () => setStroke(null),
    },
  };
}

const length = (stroke: readonly Pixel[]) =>
  stroke.reduce(
    (sum, [x, y], index) => sum + Math.hypot(x - (stroke[index - 1]?.[0] ?? x), y - (stroke[index - 1]?.[1] ?? y)),
    0,
  );

const corner = ({ lng, lat }: { lng: number; lat: number }): LngLat => [rounded(lng), rounded(lat)];

type Actions = { map: MapLibreMap; add: () => void; undo: () => void; onCancel: () => void };

function keyAction(event: KeyboardEvent, { map, add, undo, onCancel }: Actions): (() => void) | undefined {
  const keys = new Map([
    ['Enter', add],
    ['Backspace', undo],
    ['Escape', onCancel],
  ]);
  return keys.get(event.key) ?? mapKeyAction(event, map);
}

/** What a key does to a map under the cross in its middle: arrows move it, + and - zoom. */
export function mapKeyAction({ key, shiftKey }: KeyboardEvent, map: MapLibreMap): (() => void) | undefined {
  const arrow = ARROWS[key];
  const step = shiftKey ? FINE_STEP_PX : STEP_PX;
  if (arrow !== undefined) return () => map.panBy([arrow[0] * step, arrow[1] * step], { animate: false });
  if (key === '+' || key === '=') return () => map.zoomIn({ animate: false });
  return key === '-' ? () => map.zoomOut({ animate: false }) : undefined;
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
      {stroke === null ? null : (
        <polyline className="map-area" points={stroke.map((point) => point.join()).join(' ')} />
      )}
      <polygon className="map-area" points={pixels(map, corners)} />
      {dots.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
        <circle key={index} className="map-corner" cx={x} cy={y} r="6" />
      ))}
    </svg>
  );
}

/** Renders again when the map moves, because the corners move with it. */
function useMoves(map: MapLibreMap): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on('move', rerender);
    return () => void map.off('move', rerender);
  }, [map]);
}

const pixels = (map: MapLibreMap, places: readonly LngLat[]): string =>
  places
    .map(([lng, lat]) => map.project([lng, lat]))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** The drawn area, in an SVG above the map, so that it works with every style. Moves without a React render. */
export function AreaShape({ map, area }: { map: MapLibreMap; area: readonly LngLat[] }) {
  const shape = useRef<SVGPolygonElement>(null);
  useEffect(() => {
    const draw = () => shape.current?.setAttribute('points', pixels(map, area));
    draw();
    map.on('move', draw);
    map.on('resize', draw);
    return () => {
      map.off('move', draw);
      map.off('resize', draw);
    };
  }, [map, area]);
  return (
    <svg aria-hidden="true" data-area className="pointer-events-none absolute inset-0 size-full">
      <polygon ref={shape} className="map-area" />
    </svg>
  );
}
