import { consistent, PARAM_NAMES, type SearchParams } from './params';
import type { Understanding } from './understand';

/** What to search for, and which parts of it were read out of the words. */
export type Interpretation = {
  readonly wanted: SearchParams;
  readonly understood: readonly (keyof SearchParams)[];
};

const isGiven = (value: SearchParams[keyof SearchParams]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

/** A search with its words turned into filters. A filter that the URL names wins over the words. */
export function interpret(asked: SearchParams, understand: (q: string) => Understanding): Interpretation {
  const { rest, filters } = understand(asked.q);
  const understood = PARAM_NAMES.filter((name) => name in filters && !isGiven(asked[name]));
  const read = Object.fromEntries(Object.entries(filters).filter(([name]) => understood.some((own) => own === name)));
  return { wanted: consistent({ ...asked, ...read, q: rest }), understood };
}
