import { drawStorey } from './draw-storey';
import { boundsOf, type Home, netOf, ROOMS, type Room, type Side, type Storey } from './plan';

const SHEET = { width: 1600, height: 1200 };
const FRAME = { left: 80, top: 150, width: 1440, height: 890 };
const GREEN = '#1a7f4b';
const MOST_PX_PER_METRE = 150;

/** The bearing of a direction, in degrees clockwise from north or from the top of the sheet. */
const BEARING: Record<string, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

export type Heading = {
  title: { th: string; en: string };
  area: number;
  bedrooms: number;
  bathrooms: number;
  facing: string;
};

const escapeXml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function words(x: number, y: number, size: number, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeXml(text)}</text>`;
}

/** The scale, in pixels per metre. All storeys of a home share it. */
function scaleOf({ storeys }: Home): number {
  const fits = storeys.map(({ rooms }) => {
    const [, , width, depth] = boundsOf(rooms);
    return Math.min(FRAME.width / width, FRAME.height / depth);
  });
  return Math.min(MOST_PX_PER_METRE, ...fits) * 0.97;
}

const metres = (length: number) => (Math.round(length * 20) / 20).toFixed(2);

function label(room: Room, scale: number): string {
  if (room.label === null) return '';
  const [x, y, width, depth] = room.use === 'pool' ? room.at : netOf(room.at);
  const [cx, cy] = room.label ?? [x + width / 2, y + depth / 2];
  const { th, en } = ROOMS[room.use];
  const size = Math.max(17, Math.min(25, (width * scale) / (th.length > 9 ? 8.6 : 6.4)));
  const halo = 'text-anchor="middle" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke"';
  const [px, py] = [cx * scale, cy * scale];
  const small = Math.max(width * scale < 190 ? 12.5 : 14, size * 0.68);
  return (
    words(px, py - size * 0.32, size, th, `${halo} font-weight="700" fill="#23282d"`) +
    words(px, py + size * 0.56, small, en, `${halo} fill="#4b535a"`) +
    words(
      px,
      py + size * 0.56 + small * 1.25,
      small,
      `${metres(width)} × ${metres(depth)} ม.`,
      `${halo} fill="${GREEN}"`,
    )
  );
}

/** The direction of north, in degrees clockwise from the top of the sheet. The side `front` looks towards `facing`. */
function northOf(front: Side, facing: string): number {
  return (BEARING[front] ?? 0) - (BEARING[facing] ?? 0);
}

function northArrow(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return (
    `<g transform="translate(1466 1130)"><circle r="32" fill="none" stroke="#9aa1a8" stroke-width="1.5"/>` +
    `<g transform="rotate(${degrees})"><path d="M0 -32L11 17L0 8L-11 17Z" fill="${GREEN}"/></g>` +
    words(
      Math.sin(turn) * 46,
      -Math.cos(turn) * 46 + 7,
      20,
      'N',
      'text-anchor="middle" font-weight="700" fill="#23282d"',
    ) +
    '</g>'
  );
}

function scaleBar(scale: number): string {
  const length = scale > 100 ? 2 : 5;
  const step = (length * scale) / 4;
  const bars = [0, 1, 2, 3].map(
    (i) =>
      `<rect x="${i * step}" y="0" width="${step}" height="9" fill="${i % 2 ? '#fff' : '#3d444b'}" stroke="#3d444b"/>`,
  );
  const marks =
    words(0, 32, 18, '0', 'text-anchor="middle"') + words(4 * step, 32, 18, `${length} ม. (m)`, 'text-anchor="middle"');
  return `<g transform="translate(${1320 - 4 * step} 1098)" fill="#4b535a">${bars.join('')}${marks}</g>`;
}

function caption({ title, area, bedrooms, bathrooms }: Heading, storey: Storey): string {
  const total = `พื้นที่ใช้สอยรวม ${area} ตร.ม. · ${bedrooms} ห้องนอน · ${bathrooms} ห้องน้ำ`;
  const inEnglish = `Total usable area ${area} sq m · ${bedrooms} bedroom${bedrooms > 1 ? 's' : ''} · ${bathrooms} bathroom${bathrooms > 1 ? 's' : ''}`;
  const floor = storey.name;
  return (
    words(80, 72, 38, title.th, 'font-weight="700" fill="#23282d"') +
    words(80, 106, 22, title.en, 'fill="#4b535a"') +
    (floor
      ? words(1520, 72, 38, floor.th, `text-anchor="end" font-weight="700" fill="${GREEN}"`) +
        words(1520, 106, 22, floor.en, 'text-anchor="end" fill="#4b535a"')
      : '') +
    `<path d="M80 124H1520M80 1062H1520" stroke="#d5d9dd" stroke-width="1.5"/>` +
    words(80, 1102, 26, total, 'font-weight="700" fill="#23282d"') +
    words(80, 1132, 20, inEnglish, 'fill="#4b535a"') +
    words(
      80,
      1164,
      17,
      'ขนาดภายในห้องโดยประมาณ เฟอร์นิเจอร์แสดงเพื่อให้เห็นสัดส่วน · Inside sizes are approximate, furniture shows the scale',
      'fill="#6d757c"',
    )
  );
}

/** Draws the sheet of one storey as SVG. */
export function drawSheet(home: Home, storey: Storey, heading: Heading): string {
  const scale = scaleOf(home);
  const [left, top, width, depth] = boundsOf(storey.rooms);
  const x = FRAME.left + (FRAME.width - width * scale) / 2 - left * scale;
  const y = FRAME.top + (FRAME.height - depth * scale) / 2 - top * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" font-family="Loma, sans-serif">` +
    `<rect width="100%" height="100%" fill="#fff"/>${caption(heading, storey)}` +
    `<g transform="translate(${x} ${y})"><g transform="scale(${scale})">${drawStorey(storey)}</g>` +
    `${storey.rooms.map((room) => label(room, scale)).join('')}</g>` +
    `${scaleBar(scale)}${northArrow(northOf(home.front, heading.facing))}</svg>`
  );
}
