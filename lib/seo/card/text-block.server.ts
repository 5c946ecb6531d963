import 'server-only';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { keepTogether } from '../../i18n/line-breaks';

/** The characters of the typeface (scripts/build-typeface.ts), except soft hyphens, which are not drawn. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0e01-\u0e3a\u0e3f-\u0e5b–—‘’“”•…™−]/;
const MAX_LETTERS = 300;
const ZERO_WIDTH_SPACE = '\u200b';

/** Decomposes a character that the typeface lacks: `ā` becomes `a`, an emoji becomes nothing. */
const drawnParts = (letter: string): string =>
  DRAWN.test(letter) ? letter : [...letter.normalize('NFKD')].filter((part) => DRAWN.test(part)).join('');

/** Removes everything that would be drawn as a box: control characters, emoji, lone surrogates. */
export function drawable(text: string): string {
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ].slice(0, MAX_LETTERS);
  const line = letters.map(drawnParts).join('').replace(/ {2,}/g, ' ').trim();
  return keepTogether(line);
}

const ENDS_IN_THAI = /[\u0e01-\u0e4e]$/;
/** A consonant or a leading vowel. Any other character belongs to the previous syllable. */
const BEGINS_IN_THAI = /^[\u0e01-\u0e2e\u0e40-\u0e44]/;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text and the text between them. Created on first use, because the segmenter loads a dictionary. */
export function wordsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Escapes text for Pango, and adds break opportunities between Thai words (sharp lacks libthai). */
export function markupOf(text: string): string {
  const joined = wordsOf(text).reduce((line, word) => {
    const isBreak = ENDS_IN_THAI.test(line) && BEGINS_IN_THAI.test(word);
    return line + (isBreak ? ZERO_WIDTH_SPACE : '') + word;
  }, '');
  return joined.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const FOLDER = 'lib/seo/card/typeface';

type Weight = 'Medium' | 'Semi-Bold' | 'Bold';

export type TextStyle = {
  readonly weight: Weight;
  readonly colour: string;
  readonly isBalanced?: boolean;
  /** Font sizes in pixels with their maximum number of lines, largest first. The last size truncates longer text. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
};

export type TextBlock = { readonly input: Buffer; readonly width: number; readonly height: number };

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

/** Relative to the height of a line. One more line, also with Thai marks, is always higher. */
const LINE_HEIGHT = 1.3;
const LINE_SLACK = 0.25;

const isWithin = ({ height }: TextBlock, { size, lines }: TextStyle['sizes'][number]): boolean =>
  height <= size * (LINE_HEIGHT * lines + LINE_SLACK);

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

async function balanced(block: TextBlock, text: string, size: number, style: TextStyle): Promise<TextBlock> {
  if (isWithin(block, { size, lines: 1 })) return block;
  for (const part of BALANCED) {
    const narrow = await render(text, Math.round(block.width * part), size, style);
    // A difference of half a line means an additional line.
    if (narrow.height < block.height + size / 2) return narrow;
  }
  return block;
}

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
