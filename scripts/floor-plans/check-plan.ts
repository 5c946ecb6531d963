import {
  areaOf,
  type Door,
  type Home,
  isBathroom,
  isBedroom,
  isCounted,
  netOf,
  type Piece,
  type Rect,
  type Storey,
} from './plan';

/** The facts of the listing that a plan must match. */
export type Facts = { usable_area_sqm: number; bedrooms: number; bathrooms: number };

/** The share of the area between the centre lines that walls usually take. */
const WALLS_SHARE = { from: 0.02, to: 0.1 };
const ROUNDING_SQM = 0.35;
const TOUCH = 0.011;

function overlap(a: Rect, b: Rect): boolean {
  return (
    a[0] + a[2] > b[0] + TOUCH && b[0] + b[2] > a[0] + TOUCH && a[1] + a[3] > b[1] + TOUCH && b[1] + b[3] > a[1] + TOUCH
  );
}

/** The square in which a door swings. */
function sweepOf([x, y, leaf, swing, width]: Door): Rect {
  const west = leaf === 'w' || swing === 'w';
  const north = leaf === 'n' || swing === 'n';
  return [west ? x - width : x, north ? y - width : y, width, width];
}

const rectOf = ([, x, y, width, depth]: Piece): Rect => [x, y, width, depth];

function isInRooms(piece: Piece, { rooms }: Storey): boolean {
  const [x, y, width, depth] = rectOf(piece);
  const corners = [x + TOUCH, x + width - TOUCH].flatMap((cx) => [y + TOUCH, y + depth - TOUCH].map((cy) => [cx, cy]));
  return corners.every(([cx = 0, cy = 0]) =>
    rooms.some(({ at }) => {
      const [left, top, w, d] = at;
      return cx >= left && cx <= left + w && cy >= top && cy <= top + d;
    }),
  );
}

function storeyFaults(storey: Storey): string[] {
  const solid = storey.furniture.filter(([kind]) => kind !== 'rug');
  const faults: string[] = [];
  for (const [index, piece] of solid.entries()) {
    if (!isInRooms(piece, storey)) faults.push(`${piece.join(' ')} stands outside the rooms`);
    for (const other of solid.slice(index + 1))
      if (overlap(rectOf(piece), rectOf(other))) faults.push(`${piece.join(' ')} stands in ${other.join(' ')}`);
    for (const door of storey.doors)
      if (overlap(rectOf(piece), sweepOf(door)))
        faults.push(`${piece.join(' ')} stands in the way of door ${door.join(' ')}`);
  }
  for (const [index, room] of storey.rooms.entries())
    for (const other of storey.rooms.slice(index + 1))
      if (overlap(room.at, other.at)) faults.push(`${room.use} ${room.at.join(' ')} overlaps ${other.use}`);
  return faults;
}

/** The contradictions between a plan and its listing, and within the plan. */
export function faultsOf(home: Home, facts: Facts): string[] {
  const rooms = home.storeys.flatMap((storey) => storey.rooms);
  const gross = rooms.filter(isCounted).reduce((sum, { at }) => sum + areaOf(at), 0);
  const net = rooms.filter(isCounted).reduce((sum, { at }) => sum + areaOf(netOf(at)), 0);
  const share = 1 - net / facts.usable_area_sqm;
  const faults = home.storeys.flatMap(storeyFaults);
  if (Math.abs(gross - facts.usable_area_sqm) > ROUNDING_SQM) faults.push(`measures ${gross.toFixed(2)} sq m`);
  if (share < WALLS_SHARE.from || share > WALLS_SHARE.to) faults.push(`rooms sum up to ${net.toFixed(2)} sq m`);
  if (rooms.filter(isBedroom).length !== facts.bedrooms) faults.push('has another number of bedrooms');
  if (rooms.filter(isBathroom).length !== facts.bathrooms) faults.push('has another number of bathrooms');
  return faults.map((fault) => `${home.id}: ${fault}`);
}
