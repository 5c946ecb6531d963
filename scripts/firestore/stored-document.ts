import type { Fields } from './value';

/** A document in Firestore's JSON format. `name` is its full name: `projects/…/documents/listings/rm-1001`. */
export type StoredDocument = {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
};
