import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';

/** The collection of that name, or undefined. */
export const collectionNamed = (name: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((each) => each === name);
