import type { MapLibreMap } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { simplifyOutline } from '@/lib/map/simplify';
import { type LngLat, rounded } from '@/lib/search/area-shape';

type Pixel = readonly [x: number, y: number];

/** Tolerances in pixels: the trembling of a finger, and the length below which a stroke is a tap. */
const TREMBLE_PX = 3;
const TAP_PX = 12;
const CORNERS_AT_MOST = 60;
const STEP_PX = 40;
const FINE_STEP_PX = 8;

const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const length = (stroke: readonly Pixel[]) =>
  stroke.reduce(
    (sum, [x, y], at) => sum + Math.hypot(x - (stroke[at - 1]?.[0] ?? x), y - (stroke[at - 1]?.[1] ?? y)),
    0,
  );

const corner = ({ lng, lat }: { lng: number; lat: number }): LngLat => [rounded(lng), rounded(lat)];

type Acts = { map: MapLibreMap; add: () => void; takeBack: () => void; onCancel: () => void };

/** Returns the action of a key during drawing. */
function keyAct({ key, shiftKey }: KeyboardEvent, { map, add, takeBack, onCancel }: Acts): (() => void) | undefined {
  const arrow = ARROWS[key];
  const step = shiftKey ? FINE_STEP_PX : STEP_PX;
  if (arrow !== undefined) return () => map.panBy([arrow[0] * step, arrow[1] * step], { animate: false });
  const keys = new Map<string, () => void>([
    ['Enter', add],
    ['Backspace', takeBack],
    ['Escape', onCancel],
    ['+', () => map.zoomIn({ animate: false })],
    ['=', () => map.zoomIn({ animate: false })],
    ['-', () => map.zoomOut({ animate: false })],
  ]);
  return keys.get(key);
}

type Options = {
  map: MapLibreMap;
  onDone: (outline: readonly LngLat[]) => void;
  onCancel: () => void;
  say: (text: string) => void;
};

/** State of an outline that the visitor draws: one pointer stroke, or corner by corner with taps or keys. */
export function useDrawing({ map, onDone, onCancel, say }: Options) {
  const t = useTranslations('Map.draw');
  const [corners, setCorners] = useState<readonly LngLat[]>([]);
  const [stroke, setStroke] = useState<readonly Pixel[] | null>(null);

  const place = ([x, y]: Pixel) => corner(map.unproject([x, y]));
  const set = (next: readonly LngLat[], words: string) => {
    setCorners(next);
    say(words);
  };
  const add = (next: LngLat) => {
    if (corners.length < CORNERS_AT_MOST) set([...corners, next], t('cornerSet', { count: corners.length + 1 }));
  };
  const takeBack = () => {
    if (corners.length > 0) set(corners.slice(0, -1), t('cornerTaken', { count: corners.length - 1 }));
  };
  const finish = () => (corners.length < 3 ? say(t('tooFew')) : onDone(corners));
  const lift = () => {
    if (stroke === null) return;
    setStroke(null);
    const [first] = stroke;
    if (first !== undefined && length(stroke) < TAP_PX) return add(place(first));
    const outline = simplifyOutline(stroke, TREMBLE_PX, CORNERS_AT_MOST);
    if (outline.length < 3) say(t('tooSmall'));
    else onDone(outline.map(place));
  };

  const pixel = ({ currentTarget, clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAct(event, { map, takeBack, onCancel, add: () => add(corner(map.getCenter())) });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return {
    corners,
    stroke,
    finish,
    takeBack,
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
        if (event.isPrimary) lift();
      },
      onPointerCancel: () => setStroke(null),
    },
  };
}
