import { keepTogether } from '../../i18n/keep-together';

/** The characters of the typeface (scripts/build-typeface.ts), except soft hyphens, which are not drawn. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0e01-\u0e3a\u0e3f-\u0e5b–—‘’“”•…™−]/;
/** No intended title is longer, but pasted text may be. */
const MOST_LETTERS = 300;
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
  ].slice(0, MOST_LETTERS);
  const line = letters.map(drawnParts).join('').replace(/ {2,}/g, ' ').trim();
  return keepTogether(line).replaceAll(' ๆ', '\u00a0ๆ');
}

const ENDS_IN_THAI = /[\u0e01-\u0e4e]$/;
/** A consonant or a leading vowel. Any other character belongs to the previous syllable. */
const BEGINS_IN_THAI = /^[\u0e01-\u0e2e\u0e40-\u0e44]/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into words and the text between them. The segmenter is created on first use, because it loads a
 * dictionary.
 */
export function wordsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * Escapes text for Pango, and adds break opportunities between Thai words, which Pango cannot find itself (sharp lacks
 * libthai).
 */
export function markupOf(text: string): string {
  const joined = wordsOf(text).reduce((line, word) => {
    const isBreak = ENDS_IN_THAI.test(line) && BEGINS_IN_THAI.test(word);
    return line + (isBreak ? ZERO_WIDTH_SPACE : '') + word;
  }, '');
  return joined.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
