import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';

/** The collection of that name, in any case and with spaces around it; undefined if there is none. */
export const collectionNamed = (name: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((each) => each === name.trim().toLowerCase());
