import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { type PlotShape, plotShape } from '@/lib/content/plot-shape';
import { formatNumber } from '@/lib/i18n/numbers';

/** Of the picture, in pixels. */
const WIDTH = 300;
const LAND_WIDTH = 170;
const LAND_HEIGHT = 150;
const TOP = 24;
const ROAD = 26;
const LABEL_GAP = 8;

type Metres = PlotShape['corners'][number];

/** Converts metres to pixels, with the land in the middle above the road. */
function scaleOf(corners: readonly Metres[]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(LAND_WIDTH / (right - left), LAND_HEIGHT / (high - low));
  const pixels = (value: number) => Math.round(value * 10) / 10;
  return {
    at: ([x, y]: Metres): Metres => [
      pixels(WIDTH / 2 + (x - (left + right) / 2) * scale),
      pixels(TOP + (high - y) * scale),
    ],
    road: pixels(TOP + high * scale),
    height: Math.ceil(TOP + Math.max(high - low, high) * scale + ROAD + 6),
  };
}

/** The place of a side's label outside of the land, and how its text is anchored there. */
function labelOf([ax, ay]: Metres, [bx, by]: Metres, [mx, my]: Metres) {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const normal = [(by - ay) / length, (ax - bx) / length] as const;
  const away = normal[0] * (x - mx) + normal[1] * (y - my) < 0 ? -1 : 1;
  const [nx, ny] = [normal[0] * away, normal[1] * away];
  const textAnchor = Math.abs(nx) < 0.4 ? 'middle' : nx > 0 ? 'start' : 'end';
  return { x: Math.round(x + nx * LABEL_GAP), y: Math.round(y + ny * (LABEL_GAP + 4)) + 4, textAnchor } as const;
}

const middleOf = (corners: readonly Metres[]): Metres => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** The outline of land to scale, with the lengths of its sides, the road in front and north. */
export function PlotDrawing({ listing }: { listing: Listing }) {
  const t = useTranslations('PlotDrawing');
  const metres = useTranslations('Measure');
  const shape = plotShape(listing);
  if (shape === undefined || (listing.propertyType !== 'land' && !shape.isSurveyed)) return null;
  const { at, road, height } = scaleOf(shape.corners);
  const corners = shape.corners.map(at);
  const sides = shape.sides.map((length) => metres('metres', { metres: formatNumber(length) }));
  const roadText = listing.plot ? t('road', { width: formatNumber(listing.plot.roadWidthM) }) : t('roadAlone');
  return (
    <figure className="mb-4 max-w-md rounded-card border border-line bg-surface p-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={t('label', { sides: sides.join(', ') })}
        className="w-full fill-font text-xs tabular-nums"
      >
        <rect y={road} width={WIDTH} height={ROAD} className="fill-sunken" />
        <polygon
          points={corners.join(' ')}
          strokeWidth="2"
          strokeLinejoin="round"
          className="fill-phprimary/15 stroke-phprimary"
        />
        {sides.slice(1).map((text, index) => {
          const [from, to] = [corners[index + 1], corners[(index + 2) % corners.length]];
          return from && to ? (
            <text key={`${from}`} {...labelOf(from, to, middleOf(corners))}>
              {text}
            </text>
          ) : null;
        })}
        <text x={WIDTH / 2} y={road - 8} textAnchor="middle" className="font-semibold">
          {sides[0]}
        </text>
        <text x={WIDTH / 2} y={road + 17} textAnchor="middle" className="fill-muted">
          {roadText}
        </text>
        {shape.north === undefined ? null : (
          <g transform={`translate(${WIDTH - 24} 28) rotate(${Math.round(shape.north)})`}>
            <path d="M0-12 6 8 0 4-6 8Z" className="fill-font" />
            <text y="-15" textAnchor="middle" className="font-semibold">
              {t('north')}
            </text>
          </g>
        )}
      </svg>
      <figcaption className="mt-1 text-muted text-sm">{t(shape.isSurveyed ? 'surveyed' : 'sketch')}</figcaption>
    </figure>
  );
}
