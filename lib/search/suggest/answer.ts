import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion';

/** A suggestion as `GET /api/suggest` tells it to the browser: in words of the language asked for. */
export type SuggestionAnswer = {
  readonly kind: SuggestionKind;
  /** A path of this site without locale. */
  readonly path: string;
  readonly name: string;
  /** What it is and where. */
  readonly note: string;
  /** How many homes its link finds. */
  readonly homes: string;
};

const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value);
const isText = (value: unknown) => typeof value === 'string';

function isSuggestionAnswer(value: unknown): value is SuggestionAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, path, name, note, homes }: { [Key in keyof SuggestionAnswer]?: unknown } = value;
  return SUGGESTION_KINDS.some((known) => known === kind) && isPath(path) && [name, note, homes].every(isText);
}

/** By hand and not with zod, which the browser does not load. */
export function isSuggestionAnswers(value: unknown): value is readonly SuggestionAnswer[] {
  return Array.isArray(value) && value.every(isSuggestionAnswer);
}
