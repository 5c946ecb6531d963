import { DocumentTerms } from 'thai-property-search/engine/document-terms';
import { codeTerm, FIELD, listingTexts } from 'thai-property-search/engine/listing-text';
import { Names } from 'thai-property-search/engine/names';
import { Vocabulary } from 'thai-property-search/engine/vocabulary';
import { factsReader } from 'thai-property-search/facts';
import type { Listing } from '../../lib/content/collections';
import type { Places } from '../../lib/content/places.server';

/** The fields of a listing, with their weights in the other libraries. */
export const FIELD_WEIGHTS = { code: 8, project: 4, title: 3, place: 3, station: 3, type: 2, description: 1 } as const;
export type FieldName = keyof typeof FIELD_WEIGHTS;

/** A listing for the other libraries: the texts that the site's search indexes, split into words by spaces. */
export type TokenDocument = { readonly id: number } & Readonly<Record<FieldName, string>>;

/** The tokenizer of the other libraries: splits at spaces. */
export const atBlanks = (text: string): string[] => text.split(' ');

export type Tokens = {
  readonly documents: readonly TokenDocument[];
  readonly ofQuery: (q: string) => string;
};

export function tokenDocuments(listings: readonly Listing[], places: Places): Tokens {
  const names = new Names(places);
  for (const { project } of listings) names.addAll([project?.th, project?.en]);
  const vocabulary = new Vocabulary();
  const terms = new DocumentTerms(names, vocabulary);
  const words = (text: string) =>
    terms
      .of(text)
      .toArray()
      .map((term) => vocabulary.term(term));
  const factsOf = factsReader(places.stations.values());
  const documents = listings.map((listing, id): TokenDocument => {
    const texts = listingTexts(factsOf(listing, 0), places);
    const tokens = (wanted: number) =>
      texts.flatMap(({ field, text }) => ((field & wanted) !== 0 ? words(text) : [])).join(' ');
    return {
      id,
      code: codeTerm(listing.code),
      project: tokens(FIELD.project),
      title: tokens(FIELD.title),
      place: tokens(FIELD.place),
      station: tokens(FIELD.near),
      type: tokens(FIELD.type),
      description: tokens(FIELD.description),
    };
  });
  // Leaves out the normalized names, which start with `~`: the other libraries would require them as more words.
  const ofQuery = (q: string) =>
    words(/^[a-z]+-?\d+$/i.test(q) ? codeTerm(q) : q)
      .filter((word) => !word.startsWith('~'))
      .join(' ');
  return { documents, ofQuery };
}
