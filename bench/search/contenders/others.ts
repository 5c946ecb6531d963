import { create, insertMultiple, search } from '@orama/orama';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { atBlanks, FIELD_WEIGHTS, type TokenDocument } from '../token-documents';

/** Returns the number of listings with all the words. The last word may be a prefix. */
type TextSearch = (words: string) => number;
/** Builds searches for the documents, by their names in the tables. */
export type Build = (documents: readonly TokenDocument[]) => Readonly<Record<string, TextSearch>>;

/** The keys of an object literal, which `Object.keys` types only as string. */
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

/** FlexSearch has weights only for documents with fields, and cannot match prefixes of only the last word. */
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

/** Orama matches prefixes of all words unless `exact` is set. `threshold: 0` requires all words. */
const buildOrama: Build = (documents) => {
  const index = create({
    schema: TEXT_FIELDS,
    components: {
      tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: (text: string) => atBlanks(text) },
    },
  });
  // Orama requires ids to be strings.
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
