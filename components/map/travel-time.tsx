import type { MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { rounded } from 'thai-property-search/area-shape';
import { REACH_MINUTES, type Reach } from 'thai-property-search/params';
import { mercator, pixelsFor, worldSize } from '@/lib/map/geometry';
import type { Circle } from '@/lib/transit/network';
import { Button } from '../ui/button';
import { useBackToClose } from '../ui/use-back-to-close';
import { mapKeyAction } from './draw-area';

/** Opens with a right click, or a long press where the system reports one. */
export function usePressedPlace(map: MapLibreMap | null, onPlace: () => void): void {
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });
  useEffect(() => {
    const press = ({ target, lngLat }: MapMouseEvent) => {
      target.panTo(lngLat);
      latest.current();
    };
    map?.on('contextmenu', press);
    return () => void map?.off('contextmenu', press);
  }, [map]);
}

type Props = {
  map: MapLibreMap;
  chosen: Reach | undefined;
  onDone: (reach: Reach) => void;
  onCancel: () => void;
};

/** Asks for a time to the place below the cross in the middle of the map, which drags, clicks and arrow keys move. */
export function TravelTime({ map, chosen, onDone, onCancel }: Props) {
  const t = useTranslations('Map.time');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useBackToClose(true, onCancel);
  useEffect(() => {
    const centre = ({ lngLat }: MapMouseEvent) => map.panTo(lngLat);
    map.on('click', centre);
    return () => void map.off('click', centre);
  }, [map]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.key === 'Escape' ? onCancel : mapKeyAction(event, map);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  const choose = (minutes: Reach['minutes']) => {
    const { lng, lat } = map.getCenter();
    onDone({ to: `${rounded(lat)},${rounded(lng)}`, minutes });
  };
  return (
    <>
      <span
        aria-hidden="true"
        className="map-crosshair pointer-events-none absolute top-1/2 left-1/2 z-10 size-10 -translate-1/2"
      />
      <section
        ref={panel}
        tabIndex={-1}
        aria-label={t('start')}
        onKeyDown={onKeyDown}
        className="absolute inset-x-3 top-3 z-30 mx-auto max-w-md rounded-field bg-surface p-3 shadow-raised outline-none"
      >
        <p className="mb-2 text-sm leading-snug">
          {t('help')} <span className="text-muted pointer-coarse:hidden">{t('keys')}</span>
        </p>
        <div className="flex flex-wrap gap-1">
          {REACH_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              size="small"
              variant={minutes === chosen?.minutes ? 'primary' : 'secondary'}
              onClick={() => choose(minutes)}
            >
              {t('minutes', { minutes })}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The zoom whose pixels the drawing has, relative to the place. Numbers of the whole world are too exact for SVG. */
const DRAWN_AT = 12;

function svgElement<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Record<string, string | number>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Shades the circles as one area, below the pins of any style. Moving the map changes two attributes. */
export function ReachShade({ map, circles }: { map: MapLibreMap; circles: readonly Circle[] }) {
  useEffect(() => {
    const [place] = circles;
    if (place === undefined) return;
    const [originX, originY] = mercator([place[0], place[1]]);
    const shade = svgElement('g', { class: 'map-reach' });
    const size = worldSize(DRAWN_AT);
    for (const [lng, lat, metres] of circles) {
      const [x, y] = mercator([lng, lat]);
      const centre = { cx: (x - originX) * size, cy: (y - originY) * size };
      shade.append(svgElement('circle', { ...centre, r: pixelsFor(metres, lat, DRAWN_AT) }));
    }
    const mark = svgElement('circle', { class: 'map-reach-place', r: 7 });
    const svg = svgElement('svg', { 'aria-hidden': 'true', class: 'map-reach-layer' });
    svg.append(shade, mark);
    const draw = () => {
      const world = worldSize(map.getZoom());
      const [x, y] = mercator(map.getCenter().toArray());
      const { clientWidth, clientHeight } = map.getContainer();
      const at = `translate(${(originX - x) * world + clientWidth / 2} ${(originY - y) * world + clientHeight / 2})`;
      shade.setAttribute('transform', `${at} scale(${world / size})`);
      mark.setAttribute('transform', at);
    };
    draw();
    map.getCanvas().after(svg);
    map.on('move', draw);
    map.on('resize', draw);
    return () => {
      map.off('move', draw);
      map.off('resize', draw);
      svg.remove();
    };
  }, [map, circles]);
  return null;
}
