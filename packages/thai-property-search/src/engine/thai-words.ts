import { isDependent, isLeadingVowel } from '../understand/dictionary';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

export function thaiWordEnds(run: string): number[] {
  const segments = segmenter.segment(run);
  const ends: number[] = [];
  // Iterating over the segments takes half as long again.
  for (let at = 0; at < run.length; ) {
    const { index, segment } = segments.containing(at) ?? { index: at, segment: run.slice(at) };
    at = index + segment.length;
    ends.push(at);
  }
  return ends;
}

/** A compound of two words. ICU keeps it whole at the start of a run if a word of its dictionary is all that follows. */
const PROBE = 'การบ้าน';

/** Whether a word is in ICU's Thai dictionary, for which `Intl` has no function. */
export function isThaiWord(word: string): boolean {
  if (word.length < 2) return false;
  const ends = thaiWordEnds(PROBE + word);
  return ends.length === 2 && ends[0] === PROBE.length;
}

/** Whether Thai can be cut at an index: not between a consonant and its vowels and tone marks. */
export const isClusterBorder = (text: string, index: number): boolean =>
  index <= 0 ||
  index >= text.length ||
  !(isDependent(text.charCodeAt(index)) || isLeadingVowel(text.charCodeAt(index - 1)));
