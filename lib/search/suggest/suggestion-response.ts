import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion';

export type SuggestionResponse = {
  readonly kind: SuggestionKind;
  readonly path: string;
  readonly name: string;
  /** The kind and the area of the suggestion. */
  readonly note: string;
  readonly homes: string;
};

const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);
const isText = (value: unknown) => typeof value === 'string';

function isSuggestionResponse(value: unknown): value is SuggestionResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, path, name, note, homes }: { [Key in keyof SuggestionResponse]?: unknown } = value;
  return SUGGESTION_KINDS.some((kindName) => kindName === kind) && isPath(path) && [name, note, homes].every(isText);
}

/** Validated by hand because the browser does not load zod. */
export function isSuggestionResponses(value: unknown): value is readonly SuggestionResponse[] {
  return Array.isArray(value) && value.every(isSuggestionResponse);
}

/** Vowels and tone marks above and below a Thai letter. They do not render correctly on their own. */
const MARK = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/;
const THAI = /[\u0e00-\u0e7f]/;

/** Whether a word can begin at this index: after whitespace, and at any Thai letter, because Thai has no spaces. */
const mayBegin = (text: string, index: number) =>
  index === 0 || /\s/.test(text[index - 1] ?? '') || (THAI.test(text[index] ?? '') && !MARK.test(text[index] ?? ''));

/**
 * Splits a name around the typed text, or around its longest matching end, as in `condo on nu`. Without a match, the
 * whole name is `before`. A match of several words starts at the start of a word: `น อ่อน` of ห้องนอน does not match
 * ทวิน อ่อนนุช.
 */
export function emphasise(name: string, typed: string): readonly [before: string, match: string, after: string] {
  const lower = name.toLowerCase();
  // If lowercasing changes the length of the name, the indexes no longer match.
  const text = lower.length === name.length ? typed.trim().toLowerCase() : '';
  for (let start = 0; start < text.length; start += 1) {
    const part = text.slice(start).trimStart();
    const index = mayBegin(text, start) ? lower.indexOf(part) : -1;
    if (index < 0 || (/\s\S/.test(part) && /\S/.test(lower[index - 1] ?? ''))) continue;
    let end = index + part.length;
    while (MARK.test(name[end] ?? '')) end += 1;
    return [name.slice(0, index), name.slice(index, end), name.slice(end)];
  }
  return [name, '', ''];
}
