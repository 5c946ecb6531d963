import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion';

/** A suggestion in the response of `GET /api/suggest`, in the requested language. */
export type SuggestionAnswer = {
  readonly kind: SuggestionKind;
  /** A path of this site without the locale. */
  readonly path: string;
  readonly name: string;
  /** The kind and the area of the suggestion. */
  readonly note: string;
  /** How many listings its link finds. */
  readonly homes: string;
};

const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);
const isText = (value: unknown) => typeof value === 'string';

function isSuggestionAnswer(value: unknown): value is SuggestionAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, path, name, note, homes }: { [Key in keyof SuggestionAnswer]?: unknown } = value;
  return SUGGESTION_KINDS.some((known) => known === kind) && isPath(path) && [name, note, homes].every(isText);
}

/** Validated by hand because the browser does not load zod. */
export function isSuggestionAnswers(value: unknown): value is readonly SuggestionAnswer[] {
  return Array.isArray(value) && value.every(isSuggestionAnswer);
}
