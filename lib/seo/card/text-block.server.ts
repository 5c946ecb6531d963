import 'server-only';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawable, markupOf, wordsOf } from './card-text';

const FOLDER = 'lib/seo/card/typeface';

/** A weight of Anuphan, with Pango's name. */
type Weight = 'Medium' | 'Semi-Bold' | 'Bold';

export type TextStyle = {
  readonly weight: Weight;
  readonly colour: string;
  /** Balances the lengths of the lines, for titles. */
  readonly isBalanced?: boolean;
  /** Font sizes in pixels with their maximum number of lines, largest first. The last size truncates longer text. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
};

/** Raw pixels of drawn text, trimmed to its glyphs. */
export type TextBlock = { readonly input: Buffer; readonly width: number; readonly height: number };

/** A block as a layer of a picture. */
export const layer = ({ input, width, height }: TextBlock, left: number, top: number): OverlayOptions => ({
  ...{ input, left: Math.round(left), top: Math.round(top) },
  raw: { width, height, channels: 4 },
});

// Without its own configuration, fontconfig searches for system fonts, and logs a warning if there are none.
process.env.FONTCONFIG_FILE ??= resolve(FOLDER, 'fonts.conf');
const [LATIN, THAI] = [join(FOLDER, 'anuphan-latin.ttf'), join(FOLDER, 'anuphan-thai.ttf')];

let latinLoaded: Promise<unknown> | undefined;

/** The two files are one family. Fontconfig knows a file only after its first use, and each text can only name one. */
const loadLatinFont = () =>
  sharp({ text: { text: 'x', font: 'Anuphan', fontfile: LATIN } })
    .raw()
    .toBuffer();

async function render(text: string, width: number, size: number, { weight, colour }: TextStyle): Promise<TextBlock> {
  latinLoaded ??= loadLatinFont();
  await latinLoaded;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${markupOf(text)}</span>`,
      font: `Anuphan ${weight} ${size}`,
      ...{ fontfile: THAI, width, dpi: 72, rgba: true, wrap: 'word-char' },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/**
 * Relative to the height of a line. Text within the limit is never higher, and one more line always is (including Thai
 * marks).
 */
const LINE_HEIGHT = 1.3;
const LINE_SLACK = 0.25;

const isWithin = ({ height }: TextBlock, { size, lines }: TextStyle['sizes'][number]): boolean =>
  height <= size * (LINE_HEIGHT * lines + LINE_SLACK);

/** Truncates the text to as many words as fit, by binary search. */
async function cut(text: string, width: number, style: TextStyle, last: TextStyle['sizes'][number]) {
  const words = wordsOf(text);
  const shortened = (count: number) => render(`${words.slice(0, count).join('').trimEnd()}…`, width, last.size, style);
  let [fits, tooMany] = [0, words.length];
  let block = await shortened(0);
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const tried = await shortened(middle);
    if (isWithin(tried, last)) [fits, block] = [middle, tried];
    else tooMany = middle;
  }
  return block;
}

/** Relative widths to try, narrowest first, for lines of similar length and no single word in the last. */
const BALANCED = [0.6, 0.72, 0.86];

/** Balances the lines without adding one. */
async function balanced(block: TextBlock, text: string, size: number, style: TextStyle): Promise<TextBlock> {
  if (isWithin(block, { size, lines: 1 })) return block;
  for (const part of BALANCED) {
    const narrow = await render(text, Math.round(block.width * part), size, style);
    // A difference of half a line means an additional line.
    if (narrow.height < block.height + size / 2) return narrow;
  }
  return block;
}

/** Draws a text in the largest size that fits the width. Null if nothing in it can be drawn. */
export async function textBlock(text: string, width: number, style: TextStyle): Promise<TextBlock | null> {
  const line = drawable(text);
  if (line === '') return null;
  const last = style.sizes.at(-1);
  for (const step of style.sizes) {
    const block = await render(line, width, step.size, style);
    if (isWithin(block, step)) return style.isBalanced ? balanced(block, line, step.size, style) : block;
  }
  return last === undefined ? null : cut(line, width, style, last);
}
