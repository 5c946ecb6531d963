import type { Fields } from './value';

/** A document as Firestore's JSON writes it; `name` is the whole name, `projects/…/documents/listings/rm-1001`. */
export type StoredDocument = {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
};
