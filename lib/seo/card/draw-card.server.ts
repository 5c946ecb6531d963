import 'server-only';
import type { OverlayOptions } from 'sharp';
import sharp, { type Sharp } from 'sharp';
import { SITE } from '../../config/site';
import type { Locale } from '../../i18n/locales';
import { CARD_SIZE, type Card } from './card';
import { layer, type TextBlock, type TextStyle, textBlock } from './text-block.server';

const { width, height } = CARD_SIZE;

const MARK =
  '<circle cx="16" cy="13" r="12" fill="#1a7f4b"/><circle cx="9" cy="15" r="6" fill="#45b37b"/>' +
  '<path d="M16 11 26 20v10H6V20Z" fill="#132238"/><path d="M13.5 30v-7h5v7Z" fill="#d5f2e0"/>';

const svg = (content: string, box = { width, height }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">${content}</svg>`,
  );

const BRAND = `<rect width="100%" height="100%" fill="#132238"/><g transform="translate(730 96) scale(19)">
  <circle cx="16" cy="13" r="12" fill="#1a7f4b"/><circle cx="9" cy="15" r="6" fill="#45b37b"/>
  <path d="M16 11 26 20v10H6V20Z" fill="#0d1929"/><path d="M13.5 30v-7h5v7Z" fill="#d5f2e0"/></g>
  <rect y="618" width="100%" height="12" fill="#1a7f4b"/>`;

let brand: Promise<Buffer> | undefined;

/** The opacity (of 255) of the shade at the text and the edge. White text has a contrast of 4.5 even on snow. */
const [TEXT_ALPHA, EDGE_ALPHA] = [165, 235];
const SHADE_ABOVE = 190;
const NIGHT = [11, 22, 38];

/** The width of a strip that is tiled across the card. The whole shade would be three megabytes per card. */
const STRIP = 60;

function shade(top: number): OverlayOptions {
  const from = Math.max(0, top - SHADE_ABOVE);
  const input = Buffer.alloc(STRIP * height * 4);
  for (let row = Math.ceil(from); row < height; row += 1) {
    const rise = Math.min(1, (row - from) / (top - from));
    const fall = Math.max(0, (row - top) / (height - top));
    const alpha = rise * rise * (3 - 2 * rise) * TEXT_ALPHA + fall * (EDGE_ALPHA - TEXT_ALPHA);
    input.fill(Buffer.from([...NIGHT, Math.round(alpha)]), row * STRIP * 4, (row + 1) * STRIP * 4);
  }
  return { input, raw: { width: STRIP, height, channels: 4 }, left: 0, top: 0, tile: true };
}

const markPicture = (size: number): Buffer =>
  svg(`<g transform="scale(${size / 32})">${MARK}</g>`, { width: size, height: size });

const plate = (box: { width: number; height: number }, colour: string): Buffer =>
  svg(`<rect width="100%" height="100%" rx="14" fill="${colour}"/>`, box);

async function brandBackground(): Promise<Sharp> {
  brand ??= sharp(svg(BRAND)).removeAlpha().raw().toBuffer();
  return sharp(await brand, { raw: { width, height, channels: 3 } });
}

const photoBackground = (photo: Buffer): Sharp => sharp(photo).resize({ width, height, fit: 'cover' });

const MARGIN = 60;
/** The gap between two texts, measured between their glyphs. */
const GAP = 36;
const FULL_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const BRAND_WIDTH = 660;
const WHITE = '#ffffff';
/** Gives files up to 130 kB: LINE and WhatsApp ignore pictures of more than 300 kB. */
const QUALITY = 78;

const NAME: TextStyle = { weight: 'Semi-Bold', colour: '#132238', sizes: [{ size: 31, lines: 1 }] };
const STATUS: TextStyle = { weight: 'Semi-Bold', colour: WHITE, sizes: [{ size: 32, lines: 1 }] };
const LABEL: TextStyle = {
  weight: 'Medium',
  colour: '#d5f2e0',
  sizes: [
    { size: 32, lines: 1 },
    { size: 27, lines: 2 },
  ],
};
const PRICE: TextStyle = {
  weight: 'Bold',
  colour: WHITE,
  sizes: [
    { size: 68, lines: 1 },
    { size: 52, lines: 1 },
  ],
};
const TEXT: TextStyle = {
  weight: 'Medium',
  colour: '#c9d6e4',
  sizes: [
    { size: 32, lines: 3 },
    { size: 28, lines: 4 },
  ],
};
const TITLE: TextStyle = {
  ...{ weight: 'Semi-Bold', colour: WHITE, isBalanced: true },
  sizes: [
    { size: 54, lines: 1 },
    { size: 46, lines: 2 },
    { size: 40, lines: 2 },
  ],
};
const HEADLINE: TextStyle = {
  ...{ weight: 'Bold', colour: WHITE, isBalanced: true },
  sizes: [
    { size: 64, lines: 2 },
    { size: 54, lines: 3 },
    { size: 46, lines: 4 },
  ],
};

const STATUS_COLOUR = { taken: '#b42318', held: '#9a5b00' } as const;

async function drawn(
  texts: readonly (readonly [string | undefined, TextStyle])[],
  width: number,
): Promise<TextBlock[]> {
  const blocks: TextBlock[] = [];
  for (const [text, style] of texts) {
    const block = text === undefined ? null : await textBlock(text, width, style);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

const heightOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { height }) => sum + height + GAP, -GAP);

function stacked(blocks: readonly TextBlock[], top: number): OverlayOptions[] {
  let y = top;
  return blocks.map((block) => {
    const placed = layer(block, MARGIN, y);
    y += block.height + GAP;
    return placed;
  });
}

async function badge(text: string, style: TextStyle, { colour, side }: { colour: string; side: 'left' | 'right' }) {
  const block = await textBlock(text, FULL_WIDTH / 2, style);
  if (block === null) return [];
  const mark = side === 'left' ? 60 : 0;
  const box = { width: block.width + 44 + mark, height: 72 };
  const left = side === 'left' ? MARGIN : CARD_SIZE.width - MARGIN - box.width;
  const inPlate = (size: number) => 48 + (box.height - size) / 2;
  return [
    { input: plate(box, colour), left, top: 48 },
    ...(mark > 0 ? [{ input: markPicture(48), left: left + 18, top: inPlate(48) }] : []),
    layer(block, left + 22 + mark, inPlate(block.height)),
  ];
}

const siteBadge = (locale: Locale) => badge(SITE.name[locale], NAME, { colour: WHITE, side: 'left' });

async function onPhoto(card: Card): Promise<OverlayOptions[]> {
  const { label, title, price, status } = card;
  const blocks = await drawn(
    [
      [label, LABEL],
      [title, price === undefined ? HEADLINE : TITLE],
      [price, PRICE],
    ],
    FULL_WIDTH,
  );
  const top = CARD_SIZE.height - MARGIN - heightOf(blocks);
  return [
    shade(top),
    ...(await siteBadge(card.locale)),
    ...(status ? await badge(status.text, STATUS, { colour: STATUS_COLOUR[status.tone], side: 'right' }) : []),
    ...stacked(blocks, top),
  ];
}

async function onBrand({ locale, label, title, price, text }: Card): Promise<OverlayOptions[]> {
  const blocks = await drawn(
    [
      [label, LABEL],
      [title, HEADLINE],
      [price, PRICE],
      [price === undefined ? text : undefined, TEXT],
    ],
    BRAND_WIDTH,
  );
  const [top, bottom] = [136, CARD_SIZE.height - 40];
  return [...(await siteBadge(locale)), ...stacked(blocks, Math.max(top, (top + bottom - heightOf(blocks)) / 2))];
}

export async function drawCard(card: Card, photo: Buffer | null): Promise<Buffer> {
  const background = photo === null ? await brandBackground() : photoBackground(photo);
  const layers = photo === null ? await onBrand(card) : await onPhoto(card);
  return background.composite(layers).removeAlpha().jpeg({ quality: QUALITY }).toBuffer();
}
