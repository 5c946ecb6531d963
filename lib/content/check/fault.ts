import type { CollectionName, DocumentOf } from '../collections';
import type { Fault } from '../parse-document';

export type FileFault = Fault & { file: string };

/** Documents that parsed, by collection; what did not parse is reported and left out of the later checks. */
export type ParsedContent = { [Name in CollectionName]: DocumentOf<Name>[] };

export type Check = (content: ParsedContent) => FileFault[];

export const faultIn = (collection: CollectionName, id: string, field: string, reason: string): FileFault => ({
  file: `${collection}.json`,
  id,
  field,
  reason,
});
