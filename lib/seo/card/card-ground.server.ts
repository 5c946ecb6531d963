import 'server-only';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { CARD_SIZE } from './card-address';

const { width, height } = CARD_SIZE;

/** The site's logo, as in app/icon.svg, in a square of 32. */
const MARK =
  '<circle cx="16" cy="13" r="12" fill="#1a7f4b"/><circle cx="9" cy="15" r="6" fill="#45b37b"/>' +
  '<path d="M16 11 26 20v10H6V20Z" fill="#132238"/><path d="M13.5 30v-7h5v7Z" fill="#d5f2e0"/>';

const svg = (content: string, box = { width, height }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">${content}</svg>`,
  );

/** The logo enlarged and cropped by the edge of the card, on the brand's dark blue. */
const BRAND = `<rect width="100%" height="100%" fill="#132238"/><g transform="translate(730 96) scale(19)">
  <circle cx="16" cy="13" r="12" fill="#1a7f4b"/><circle cx="9" cy="15" r="6" fill="#45b37b"/>
  <path d="M16 11 26 20v10H6V20Z" fill="#0d1929"/><path d="M13.5 30v-7h5v7Z" fill="#d5f2e0"/></g>
  <rect y="618" width="100%" height="12" fill="#1a7f4b"/>`;

let brand: Promise<Buffer> | undefined;

/**
 * The opacity of the shade at the text and at the lower edge, of 255. White text keeps a contrast of 4.5 even on snow.
 */
const [AT_WORDS, AT_EDGE] = [165, 235];
/** How far above the text the shade begins, in pixels. */
const SHADE_ABOVE = 190;
const NIGHT = [11, 22, 38];

/** The width of a strip that is tiled across the card. The whole shade would be three megabytes per card. */
const STRIP = 60;

/** Darkens a photo from slightly above its text, which starts at `top` pixels, to its lower edge. */
export function shade(top: number): OverlayOptions {
  const from = Math.max(0, top - SHADE_ABOVE);
  const input = Buffer.alloc(STRIP * height * 4);
  for (let row = Math.ceil(from); row < height; row += 1) {
    const rise = Math.min(1, (row - from) / (top - from));
    const fall = Math.max(0, (row - top) / (height - top));
    const alpha = rise * rise * (3 - 2 * rise) * AT_WORDS + fall * (AT_EDGE - AT_WORDS);
    input.fill(Buffer.from([...NIGHT, Math.round(alpha)]), row * STRIP * 4, (row + 1) * STRIP * 4);
  }
  return { input, raw: { width: STRIP, height, channels: 4 }, left: 0, top: 0, tile: true };
}

/** The logo alone, with a size in pixels. */
export const markPicture = (size: number): Buffer =>
  svg(`<g transform="scale(${size / 32})">${MARK}</g>`, { width: size, height: size });

/** A rectangle with rounded corners as a background for text. */
export const plate = (box: { width: number; height: number }, colour: string): Buffer =>
  svg(`<rect width="100%" height="100%" rx="14" fill="${colour}"/>`, box);

/** The background for pages without a photo. */
export async function brandGround(): Promise<Sharp> {
  brand ??= sharp(svg(BRAND)).removeAlpha().raw().toBuffer();
  return sharp(await brand, { raw: { width, height, channels: 3 } });
}

/** A photo cropped to the card. */
export const photoGround = (photo: Buffer): Sharp => sharp(photo).resize({ width, height, fit: 'cover' });
