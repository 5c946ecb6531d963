const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const STARTS_AT_MOST = 24;
/** Names are not longer than this, so only the end of the text is checked. */
const LOOKED_AT = 80;

/**
 * The indexes where a name may begin inside a longer text: after spaces and at the Thai word boundaries of a
 * dictionary, because Thai has no spaces. Returns the last ones in order, never index 0.
 */
export function wordStarts(text: string): number[] {
  const from = Math.max(0, text.length - LOOKED_AT);
  return [...segmenter.segment(text.slice(from))]
    .filter(({ index, segment }) => from + index > 0 && segment.trim() !== '')
    .map(({ index }) => from + index)
    .slice(-STARTS_AT_MOST);
}
