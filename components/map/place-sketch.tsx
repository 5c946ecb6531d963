import { useLocale, useTranslations } from 'next-intl';
import { WALKING_DETOUR, WALKING_M_PER_MINUTE } from 'thai-property-search/distance';
import type { Listing } from '@/lib/content/collections';
import { type NearLandmark, nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { localizedText } from '@/lib/i18n/locales';
import { APPROXIMATE_WITHIN_M } from '@/lib/map/geometry';
import { LINE_COLOURS } from '@/lib/map/map-base';
import { railLines } from '@/lib/map/map-base.server';
import { labelWidth, placeSketch, SKETCH_ASPECT, type SketchPoint } from '@/lib/map/place-sketch';

const WITHIN_M = 6_000;
const STATIONS = 6;
const RING_MINUTES = 10;
const RING_M = (RING_MINUTES * WALKING_M_PER_MINUTE) / WALKING_DETOUR;

const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' } as const;
const dots = (points: readonly SketchPoint[]) => points.map(([x, y]) => `M${x} ${y}h.01`).join('');
const at = ([x, y]: SketchPoint) => ({ left: `${x}%`, top: `${y}%` });

type Props = { place: NonNullable<Listing['geo']>; places: Places; landmarks: readonly NearLandmark[] };

/** A drawing of what is around a home, until a visitor opens the map: train lines, stations, landmarks, a ring. */
export function PlaceSketch({ place, places: { stations }, landmarks }: Props) {
  const t = useTranslations('Where');
  const locale = useLocale();
  const near = nearestStations(place, stations.values(), WITHIN_M, STATIONS).map(({ station }) => station);
  const known = landmarks.map(({ landmark }) => landmark);
  const sketch = placeSketch(place, [...near, ...known]);
  const named = [...near, ...known].map((one) => ({ ...one, name: localizedText(one.name, locale).text }));
  const radius = (metres: number) => ({
    rx: (metres / sketch.reach / SKETCH_ASPECT) * 50,
    ry: (metres / sketch.reach) * 50,
  });
  return (
    <div aria-hidden="true" className="absolute inset-0 text-xs">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute size-full">
        <ellipse cx="50" cy="50" {...radius(RING_M)} strokeDasharray="4 4" {...LINE} className="stroke-icon" />
        {railLines(stations.values()).map(({ line, ways }) => {
          const path = ways.map(sketch.line).join('');
          return path === '' ? null : (
            <path key={line} d={path} {...LINE} strokeWidth="3" style={{ stroke: `var(--p-${LINE_COLOURS[line]})` }} />
          );
        })}
        <path d={dots(near.map(sketch.point))} {...LINE} strokeWidth="11" className="stroke-font" />
        <path d={dots(near.map(sketch.point))} {...LINE} strokeWidth="6" className="stroke-surface" />
        <path d={dots(known.map(sketch.point))} {...LINE} strokeWidth="6" className="stroke-icon" />
        {place.precision === 'approximate' ? (
          <ellipse cx="50" cy="50" {...radius(APPROXIMATE_WITHIN_M)} className="fill-phprimary/25" />
        ) : (
          <path d={dots([[50, 50]])} {...LINE} strokeWidth="16" className="stroke-phprimary" />
        )}
      </svg>
      {sketch.labels(named).map(({ name, at: point }) => (
        <span key={name} style={{ ...at(point), maxWidth: `${labelWidth(name)}%` }} className="sketch-label">
          {name}
        </span>
      ))}
      <span style={at([50, 50 - radius(RING_M).ry])} className="sketch-label text-muted">
        {t('ring', { minutes: RING_MINUTES })}
      </span>
    </div>
  );
}
