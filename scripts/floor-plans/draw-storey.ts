import { drawPiece } from './furniture';
import { type Door, isOutdoors, netOf, type Rect, type Room, type Side, type Storey, type Stretch, WALL } from './plan';

const OUTER_WALL = 0.15;
const RAILING = 0.06;
const INK = '#3d444b';
const THIN = '#9aa1a8';
const TILES = '#f3f5f4';

const box = ([x, y, w, d]: Rect, more: string) => `<rect x="${x}" y="${y}" width="${w}" height="${d}" ${more}/>`;
/** Slightly thicker than the wall, so that the wall does not show along the edge. */
const across = ([x, y, w, d]: Rect): Rect => (w > d ? [x, y - 0.012, w, d + 0.024] : [x - 0.012, y, w + 0.024, d]);
const grown = ([x, y, w, d]: Rect, by: number): Rect => [x - by, y - by, w + 2 * by, d + 2 * by];

function holds({ at: [x, y, w, d] }: Room, px: number, py: number): boolean {
  return px > x && px < x + w && py > y && py < y + d;
}

/** The thickness of a wall on both sides of its centre line. Outer walls are thicker on the outside. */
function thickness(rooms: readonly Room[], [x1, y1, x2, y2]: Stretch): { before: number; after: number } {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const lying = y1 === y2;
  const reach = (sign: 1 | -1) => {
    const [px, py] = lying ? [mx, my + sign * 0.2] : [mx + sign * 0.2, my];
    return rooms.some((room) => !isOutdoors(room) && holds(room, px, py)) ? WALL / 2 : OUTER_WALL;
  };
  return { before: reach(-1), after: reach(1) };
}

function gap(rooms: readonly Room[], stretch: Stretch): Rect {
  const [x1, y1, x2, y2] = stretch;
  const { before, after } = thickness(rooms, stretch);
  return y1 === y2
    ? [Math.min(x1, x2), y1 - before, Math.abs(x2 - x1), before + after]
    : [x1 - before, Math.min(y1, y2), before + after, Math.abs(y2 - y1)];
}

const LINE = `fill="none" stroke="${INK}" stroke-width="0.02"`;
const PANE = `fill="#fff" stroke="${INK}" stroke-width="0.02"`;

function drawWindow(rooms: readonly Room[], stretch: Stretch): string {
  const [x, y, w, d] = gap(rooms, stretch);
  const middle = w > d ? `M${x} ${y + d / 2}h${w}` : `M${x + w / 2} ${y}v${d}`;
  return `${box([x, y, w, d], PANE)}<path d="${middle}" ${LINE}/>`;
}

function drawSlider(rooms: readonly Room[], stretch: Stretch): string {
  const [x, y, w, d] = gap(rooms, stretch);
  const panels: Rect[] =
    w > d
      ? [
          [x, y + d / 2 - 0.05, w * 0.54, 0.05],
          [x + w * 0.46, y + d / 2, w * 0.54, 0.05],
        ]
      : [
          [x + w / 2 - 0.05, y, 0.05, d * 0.54],
          [x + w / 2, y + d * 0.46, 0.05, d * 0.54],
        ];
  return box(across([x, y, w, d]), 'fill="#fff"') + panels.map((panel) => box(panel, PANE)).join('');
}

const WAY: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

function drawDoor(rooms: readonly Room[], [x, y, leaf, swing, width]: Door): string {
  const [lx, ly] = WAY[leaf];
  const [sx, sy] = WAY[swing];
  const [ex, ey] = [x + lx * width, y + ly * width];
  const [ox, oy] = [x + sx * width, y + sy * width];
  const sweep = lx * sy - ly * sx > 0 ? 1 : 0;
  return (
    box(across(gap(rooms, [x, y, ex, ey])), 'fill="#fff"') +
    `<path d="M${ex} ${ey}A${width} ${width} 0 0 ${sweep} ${ox} ${oy}" fill="none" stroke="${THIN}" stroke-width="0.015"/>` +
    `<path d="M${x} ${y}L${ox} ${oy}" stroke="${INK}" stroke-width="0.04"/>`
  );
}

function drawOutdoors(room: Room): string {
  if (room.use === 'pool')
    return (
      box(grown(room.at, 0.25), `fill="#f3f5f4" stroke="${THIN}" stroke-width="0.02"`) +
      box(room.at, `fill="#e3eef0" stroke="${THIN}" stroke-width="0.03"`)
    );
  if (room.use === 'carport')
    return box(room.at, `fill="${TILES}" stroke="${THIN}" stroke-width="0.03" stroke-dasharray="0.2 0.12"`);
  return box(grown(room.at, RAILING), 'fill="#b9bfc4"') + box(grown(room.at, -RAILING), `fill="${TILES}"`);
}

function drawVoid({ at, use }: Room): string {
  const [x, y, w, d] = netOf(at);
  if (use !== 'void') return '';
  return `<path d="M${x} ${y}l${w} ${d}M${x + w} ${y}l${-w} ${d}" fill="none" stroke="${THIN}" stroke-width="0.015" stroke-dasharray="0.16 0.1"/>`;
}

/** Draws a storey without texts as SVG, in metres. */
export function drawStorey({ rooms, doors, sliders = [], windows, openings = [], furniture }: Storey): string {
  const indoors = rooms.filter((room) => !isOutdoors(room));
  const wet = (room: Room) => (/athroom|laundry/.test(room.use) ? TILES : '#fff');
  return [
    ...rooms.filter(isOutdoors).map(drawOutdoors),
    ...indoors.map(({ at }) => box(grown(at, OUTER_WALL), `fill="${INK}"`)),
    ...indoors.map((room) => box(netOf(room.at), `fill="${wet(room)}"`)),
    ...rooms.map(drawVoid),
    ...openings.map((stretch) => box(across(gap(rooms, stretch)), 'fill="#fff"')),
    ...windows.map((stretch) => drawWindow(rooms, stretch)),
    ...sliders.map((stretch) => drawSlider(rooms, stretch)),
    ...doors.map((door) => drawDoor(rooms, door)),
    `<g fill="#fff" stroke="${THIN}" stroke-width="0.018" stroke-linejoin="round">${furniture.map(drawPiece).join('')}</g>`,
  ].join('');
}
