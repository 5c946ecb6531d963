import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';

/** The collection with this name, or undefined. Ignores case and surrounding spaces. */
export const collectionNamed = (name: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((each) => each === name.trim().toLowerCase());
