import { create, insertMultiple, search } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { atBlanks, FIELD_WEIGHTS, type TokenDocument } from '../token-documents';

/** How many homes have all the words, the last of which may be only begun. */
type TextSearch = (words: string) => number;
/** Ready-made searches by the name they have in the tables. */
export type Build = (documents: readonly TokenDocument[]) => Readonly<Record<string, TextSearch>>;

/** The keys of an object literal; `Object.keys` forgets that they are these. */
const FIELDS = Object.keys(FIELD_WEIGHTS) as (keyof typeof FIELD_WEIGHTS)[];

const buildMiniSearch: Build = (documents) => {
  const index = new MiniSearch<TokenDocument>({
    fields: FIELDS,
    tokenize: atBlanks,
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_WEIGHTS,
      combineWith: 'AND',
      prefix: (_, at, terms) => at === terms.length - 1,
    },
  });
  index.addAll(documents);
  return {
    minisearch: (words) => index.search(words).length,
    'minisearch fuzzy 0.2': (words) => index.search(words, { fuzzy: 0.2 }).length,
  };
};

/** It has no weights outside of its documents with fields, and no beginnings of only the last word. */
const buildFlexSearch: Build = (documents) => {
  const index = new Index({ tokenize: 'forward', encode: atBlanks });
  for (const { id, ...fields } of documents) index.add(id, Object.values(fields).join(' '));
  const limit = documents.length;
  return { flexsearch: (words) => index.search(words, { limit }).length };
};

const TEXT_FIELDS = {
  code: 'string',
  project: 'string',
  title: 'string',
  place: 'string',
  station: 'string',
  type: 'string',
  description: 'string',
} as const;
const RESULTS = 12;

/** Its words match by their beginnings unless `exact`; `threshold: 0` asks for all of them. */
const buildOrama: Build = (documents) => {
  const index = create({
    schema: TEXT_FIELDS,
    components: {
      tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: (text: string) => atBlanks(text) },
    },
  });
  // Its own identifiers are words.
  insertMultiple(
    index,
    documents.map(({ id, ...fields }) => ({ ...fields, id: String(id) })),
    10_000,
  );
  return {
    orama: (words) => {
      const found = search(index, { term: words, boost: FIELD_WEIGHTS, threshold: 0, tolerance: 0, limit: RESULTS });
      if (found instanceof Promise) throw new TypeError('Orama answers later');
      return found.count;
    },
  };
};

export const OTHERS: Readonly<Record<string, Build>> = {
  minisearch: buildMiniSearch,
  flexsearch: buildFlexSearch,
  orama: buildOrama,
};
