import type { Piece } from './plan';

/** Draws a piece of furniture in metres, with its back to a wall at the top. */
type Draw = (width: number, depth: number) => string;

const rect = (x: number, y: number, w: number, h: number, r = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${more}/>`;
const line = (x1: number, y1: number, x2: number, y2: number, more = '') =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" ${more}/>`;
const oval = (cx: number, cy: number, rx: number, ry = rx) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`;
const chair = (cx: number, cy: number) => rect(cx - 0.2, cy - 0.2, 0.4, 0.4, 0.08);
const each = (n: number, draw: (index: number) => string) =>
  Array.from({ length: n }, (_, index) => draw(index)).join('');

const bed: Draw = (w, d) => {
  const pillows = w > 1.3 ? 2 : 1;
  const pw = (w - 0.2) / pillows - 0.08;
  return (
    rect(0, 0, w, d, 0.04) +
    each(pillows, (i) => rect(0.14 + i * (pw + 0.08), 0.1, pw, 0.34, 0.08)) +
    `<path d="M0 ${0.62}H${w}M0 ${0.62}L${w * 0.32} ${0.95}H${w}"/>`
  );
};

const sofa: Draw = (w, d) => {
  const seats = Math.max(1, Math.round((w - 0.3) / 0.65));
  const sw = (w - 0.32) / seats;
  return (
    rect(0, 0, w, d, 0.08) +
    rect(0.16, 0.2, w - 0.32, d - 0.2, 0.02) +
    each(seats - 1, (i) => line(0.16 + (i + 1) * sw, 0.2, 0.16 + (i + 1) * sw, d))
  );
};

/** A table with chairs along its two long sides. */
const dining: Draw = (w, d) => {
  const seats = Math.max(1, Math.floor(w / 0.6));
  const step = w / seats;
  return (
    each(seats, (i) => chair((i + 0.5) * step, 0.22) + chair((i + 0.5) * step, d - 0.22)) +
    rect(0, 0.3, w, d - 0.6, 0.05)
  );
};

/** Two chairs at the ends of a small table. */
const bistro: Draw = (w, d) => chair(0.22, d / 2) + chair(w - 0.22, d / 2) + rect(0.32, 0, w - 0.64, d, 0.06);

const counter: Draw = (w, d) => rect(0, 0, w, d);
const sink: Draw = (w, d) =>
  rect(0, 0, w, d) +
  rect(0.04, 0.12, w - 0.08, d - 0.2, 0.06) +
  oval(w / 2, d / 2 + 0.04, 0.03) +
  line(w / 2, 0.04, w / 2, 0.2);
const hob: Draw = (w, d) =>
  rect(0, 0, w, d) +
  rect(0.04, 0.1, w - 0.08, d - 0.2, 0.03) +
  oval(w * 0.28, d / 2, 0.11) +
  oval(w * 0.72, d / 2, 0.11);
const wc: Draw = (w, d) =>
  rect(w / 2 - 0.2, 0, 0.4, 0.18, 0.04) + oval(w / 2, 0.18 + (d - 0.18) / 2, 0.18, (d - 0.2) / 2);
const basin: Draw = (w, d) =>
  rect(0, 0, w, d, 0.03) +
  oval(w / 2, d / 2 + 0.03, Math.min(0.23, w / 2 - 0.06), Math.min(0.16, d / 2 - 0.06)) +
  line(w / 2, 0.03, w / 2, 0.14);
const shower: Draw = (w, d) =>
  rect(0, 0, w, d, 0, 'stroke-dasharray="0.08 0.05"') + line(0, 0, w, d) + line(w, 0, 0, d) + oval(w / 2, d / 2, 0.06);
const tub: Draw = (w, d) =>
  rect(0, 0, w, d, 0.06) + rect(0.08, 0.08, w - 0.16, d - 0.16, Math.min(w, d) / 2 - 0.1) + oval(0.24, d / 2, 0.03);
const bath: Draw = (w, d) =>
  rect(0, 0, w, d, Math.min(w, d) / 2) +
  rect(0.07, 0.07, w - 0.14, d - 0.14, Math.min(w, d) / 2 - 0.07) +
  oval(w / 2, d / 2, 0.03);
const wardrobe: Draw = (w, d) =>
  rect(0, 0, w, d) +
  line(0.04, d / 2, w - 0.04, d / 2) +
  each(Math.floor((w - 0.1) / 0.16), (i) => line(0.12 + i * 0.16, d * 0.2, 0.16 + i * 0.16, d * 0.8));
const tv: Draw = (w, d) => rect(0, 0, w, d) + rect(w * 0.14, 0.05, w * 0.72, 0.07, 0, 'fill="#b4bac0"');
const fridge: Draw = (w, d) =>
  rect(0, 0, w, d, 0.03) + line(0, d - 0.1, w, d - 0.1) + line(w - 0.08, d - 0.03, w - 0.3, d - 0.03);
const washer: Draw = (w, d) =>
  rect(0, 0, w, d, 0.03) + oval(w / 2, d / 2 + 0.04, 0.2) + line(0.06, 0.09, w - 0.06, 0.09);
const table: Draw = (w, d) => rect(0, 0, w, d, 0.05);
const rug: Draw = (w, d) => rect(0, 0, w, d, 0.02, 'fill="#f7f8f8" stroke="#d5d9dd"');
const desk: Draw = (w, d) => rect(0, 0, w, d - 0.35) + chair(w / 2, d - 0.22) + rect(w / 2 - 0.22, 0.08, 0.44, 0.05);
const armchair: Draw = (w, d) => rect(0, 0, w, d, 0.12) + rect(0.14, 0.18, w - 0.28, d - 0.18, 0.05);
const condenser: Draw = (w, d) =>
  rect(0, 0, w, d) + oval(w * 0.36, d / 2, Math.min(w * 0.3, d * 0.42)) + line(w * 0.74, 0, w * 0.74, d);
const plant: Draw = (w, d) =>
  oval(w / 2, d / 2, w / 2, d / 2) +
  each(6, (i) => line(w / 2, d / 2, w / 2 + (w / 2) * Math.cos(i * 1.047), d / 2 + (d / 2) * Math.sin(i * 1.047)));
const lounger: Draw = (w, d) => rect(0, 0, w, d, 0.08) + line(0, 0.6, w, 0.6);
const car: Draw = (w, d) =>
  rect(0, 0, w, d, 0.45) +
  rect(0.14, d * 0.22, w - 0.28, d * 0.16, 0.12) +
  rect(0.18, d * 0.76, w - 0.36, d * 0.1, 0.1) +
  `<path d="M0.14 ${d * 0.4}V${d * 0.74}M${w - 0.14} ${d * 0.4}V${d * 0.74}"/>`;
/** Stairs with an arrow that points up, away from the wall at the top. */
const stairs: Draw = (w, d) => {
  const treads = Math.round(d / 0.25);
  return (
    each(treads + 1, (i) => line(0, (i * d) / treads, w, (i * d) / treads)) +
    `<path stroke="#5f676e" stroke-width="0.025" d="M${w / 2} 0.12V${d - 0.16}M${w / 2 - 0.11} ${d - 0.3}L${w / 2} ${d - 0.12}L${w / 2 + 0.11} ${d - 0.3}"/>`
  );
};
/** A low wall, or a screen of bamboo or glass. */
const screen: Draw = (w, d) => rect(0, 0, w, d, 0, 'fill="#c9ced3"');

const KINDS = new Map<string, Draw>(
  Object.entries({
    bed,
    sofa,
    dining,
    bistro,
    counter,
    sink,
    hob,
    wc,
    basin,
    shower,
    tub,
    bath,
    wardrobe,
    tv,
    fridge,
    washer,
    table,
    rug,
    desk,
    armchair,
    condenser,
    plant,
    lounger,
    car,
    stairs,
    screen,
  }),
);

/** Draws a piece of furniture as SVG, in metres. */
export function drawPiece([kind, x, y, width, depth, back = 'n']: Piece): string {
  const draw = KINDS.get(kind);
  if (draw === undefined) throw new Error(`unknown kind of furniture: ${kind}`);
  const [w, d] = back === 'n' || back === 's' ? [width, depth] : [depth, width];
  const turn = {
    n: `translate(${x} ${y})`,
    e: `translate(${x + width} ${y}) rotate(90)`,
    s: `translate(${x + width} ${y + depth}) rotate(180)`,
    w: `translate(${x} ${y + depth}) rotate(-90)`,
  }[back];
  return `<g transform="${turn}">${draw(w, d)}</g>`;
}
