/** x, y, width and depth in metres, from the top left corner of the storey, measured to the centre lines of walls. */
export type Rect = readonly [number, number, number, number];
/** A direction on the sheet: the back of a piece of furniture, or the facing of a wall or a home. */
export type Side = 'n' | 'e' | 's' | 'w';

export const ROOMS = {
  living: { th: 'ห้องนั่งเล่น', en: 'Living room' },
  dining: { th: 'ส่วนทานอาหาร', en: 'Dining' },
  kitchen: { th: 'ครัว', en: 'Kitchen' },
  bedroom: { th: 'ห้องนอน', en: 'Bedroom' },
  mainBedroom: { th: 'ห้องนอนใหญ่', en: 'Main bedroom' },
  bedroom2: { th: 'ห้องนอน 2', en: 'Bedroom 2' },
  bedroom3: { th: 'ห้องนอน 3', en: 'Bedroom 3' },
  bathroom: { th: 'ห้องน้ำ', en: 'Bathroom' },
  mainBathroom: { th: 'ห้องน้ำใหญ่', en: 'Main bathroom' },
  dressing: { th: 'แต่งตัว', en: 'Dressing' },
  maid: { th: 'ห้องแม่บ้าน', en: 'Maid’s room' },
  study: { th: 'ห้องทำงาน', en: 'Study' },
  studio: { th: 'ห้องโถงอเนกประสงค์', en: 'Open room' },
  laundry: { th: 'ซักล้าง', en: 'Laundry' },
  storage: { th: 'เก็บของ', en: 'Store' },
  hall: { th: 'โถง', en: 'Hall' },
  stairs: { th: 'บันได', en: 'Stairs' },
  void: { th: 'โถงสูง', en: 'Open to below' },
  balcony: { th: 'ระเบียง', en: 'Balcony' },
  terrace: { th: 'ระเบียงมีหลังคา', en: 'Covered terrace' },
  carport: { th: 'ที่จอดรถ', en: 'Carport' },
  pool: { th: 'สระว่ายน้ำ', en: 'Pool' },
} as const;

type Use = keyof typeof ROOMS;

const OUTDOORS: ReadonlySet<Use> = new Set<Use>(['balcony', 'terrace', 'carport', 'pool']);
/** Not part of the usable area: voids of double-height rooms, and areas beside the house. */
const UNCOUNTED: ReadonlySet<Use> = new Set<Use>(['void', 'carport', 'pool']);
const BEDROOMS: ReadonlySet<Use> = new Set<Use>(['bedroom', 'mainBedroom', 'bedroom2', 'bedroom3']);
const BATHROOMS: ReadonlySet<Use> = new Set<Use>(['bathroom', 'mainBathroom']);

/** `label` is the centre of the text if it is not the centre of the room; null for no text. */
export type Room = { use: Use; at: Rect; label?: readonly [number, number] | null };
/** x and y of the hinge, the direction of the closed leaf, the direction of the open leaf, and the leaf's width. */
export type Door = readonly [number, number, Side, Side, number];
/** The two ends of a stretch of wall. */
export type Stretch = readonly [number, number, number, number];
export type Piece = readonly [kind: string, x: number, y: number, width: number, depth: number, back?: Side];

export type Storey = {
  name?: { th: string; en: string };
  rooms: readonly Room[];
  doors: readonly Door[];
  /** Sliding glass doors. */
  sliders?: readonly Stretch[];
  windows: readonly Stretch[];
  /** Gaps between two rooms without a wall. */
  openings?: readonly Stretch[];
  furniture: readonly Piece[];
};

/** `front` is the side of the sheet that the listing's `facing` describes. */
export type Home = { id: string; front: Side; storeys: readonly Storey[] };

export const WALL = 0.1;

export const isOutdoors = (room: Room) => OUTDOORS.has(room.use);
export const isCounted = (room: Room) => !UNCOUNTED.has(room.use);
export const isBedroom = (room: Room) => BEDROOMS.has(room.use);
export const isBathroom = (room: Room) => BATHROOMS.has(room.use);

/** The area within the walls. */
export function netOf([x, y, width, depth]: Rect): Rect {
  return [x + WALL / 2, y + WALL / 2, width - WALL, depth - WALL];
}

export const areaOf = ([, , width, depth]: Rect) => width * depth;

/** The smallest rectangle around all rooms. */
export function boundsOf(rooms: readonly Room[]): Rect {
  const left = Math.min(...rooms.map(({ at }) => at[0]));
  const top = Math.min(...rooms.map(({ at }) => at[1]));
  const right = Math.max(...rooms.map(({ at }) => at[0] + at[2]));
  const bottom = Math.max(...rooms.map(({ at }) => at[1] + at[3]));
  return [left, top, right - left, bottom - top];
}
