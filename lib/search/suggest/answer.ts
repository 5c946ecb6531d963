import { SUGGESTION_KINDS, type SuggestionKind } from './suggestion';

/** A suggestion in the response of `GET /api/suggest`, in the requested language. */
export type SuggestionResponse = {
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

function isSuggestionResponse(value: unknown): value is SuggestionResponse {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, path, name, note, homes }: { [Key in keyof SuggestionResponse]?: unknown } = value;
  return SUGGESTION_KINDS.some((kindName) => kindName === kind) && isPath(path) && [name, note, homes].every(isText);
}

/** Validated by hand because the browser does not load zod. */
export function isSuggestionResponses(value: unknown): value is readonly SuggestionResponse[] {
  return Array.isArray(value) && value.every(isSuggestionResponse);
}
