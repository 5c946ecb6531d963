/** Vowels and tones above and below a Thai letter: alone they are drawn on nothing. */
const MARK = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/;
const THAI = /[\u0e00-\u0e7f]/;

/** Where a word of the text may begin: after a blank, and, as Thai is written without them, at any Thai letter. */
const mayBegin = (text: string, at: number) =>
  at === 0 || /\s/.test(text[at - 1] ?? '') || (THAI.test(text[at] ?? '') && !MARK.test(text[at] ?? ''));

/**
 * Cuts a name into what is before the typed text, the typed text, and what is after; without it, all is before. Where
 * only the end of the text is in the name, as in `condo on nu`, that is what counts, the longest first.
 */
export function emphasise(name: string, typed: string): readonly [before: string, match: string, after: string] {
  const lower = name.toLowerCase();
  // Where small letters are longer than capitals, places in one are none in the other.
  const text = lower.length === name.length ? typed.trim().toLowerCase() : '';
  for (let start = 0; start < text.length; start += 1) {
    const part = text.slice(start).trimStart();
    const at = mayBegin(text, start) ? lower.indexOf(part) : -1;
    if (at < 0) continue;
    let end = at + part.length;
    while (MARK.test(name[end] ?? '')) end += 1;
    return [name.slice(0, at), name.slice(at, end), name.slice(end)];
  }
  return [name, '', ''];
}
