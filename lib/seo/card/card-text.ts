import { keepTogether } from '../../i18n/keep-together';

/** What the typeface has (scripts/build-typeface.ts), without what is not drawn: soft hyphens. */
const DRAWN = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0e01-\u0e3a\u0e3f-\u0e5b–—‘’“”•…™−]/;
/** No title is longer on purpose; what somebody pastes may be. */
const MOST_LETTERS = 300;
const ZERO_WIDTH_SPACE = '\u200b';

/** A letter that the typeface lacks, by those that it is made of: `ā` is `a`, an emoji is nothing. */
const drawnParts = (letter: string): string =>
  DRAWN.test(letter) ? letter : [...letter.normalize('NFKD')].filter((part) => DRAWN.test(part)).join('');

/** The text with nothing in it that would be drawn as a box: control characters, emoji, half surrogates are left out. */
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
/** A consonant or a vowel that is written before one: whatever else a word is cut off at belongs to the one before. */
const BEGINS_IN_THAI = /^[\u0e01-\u0e2e\u0e40-\u0e44]/;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text with all that stands between them; joined they are the text. Made when needed: it loads a dictionary. */
export function wordsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * As Pango reads it: markup made inert, and a place to break between Thai words, which it does not find itself (libthai
 * is not part of sharp).
 */
export function markupOf(text: string): string {
  const joined = wordsOf(text).reduce((line, word) => {
    const isBreak = ENDS_IN_THAI.test(line) && BEGINS_IN_THAI.test(word);
    return line + (isBreak ? ZERO_WIDTH_SPACE : '') + word;
  }, '');
  return joined.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
