const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const STARTS_AT_MOST = 24;
/** Names are no longer than this. */
const LOOKED_AT = 80;

/**
 * Where a name may begin in a text that holds more than it: after spaces, and, as Thai is written without them, where
 * a dictionary sees words begin. The last ones, in order; never the beginning of the text.
 */
export function wordStarts(text: string): number[] {
  const from = Math.max(0, text.length - LOOKED_AT);
  return [...segmenter.segment(text.slice(from))]
    .filter(({ index, segment }) => from + index > 0 && segment.trim() !== '')
    .map(({ index }) => from + index)
    .slice(-STARTS_AT_MOST);
}
