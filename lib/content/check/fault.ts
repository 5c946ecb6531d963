import type { CollectionName, DocumentOf } from '../collections';

export type Language = 'th' | 'en';

/** What staff read, in both languages; which one is chosen where a line is printed. */
export type Words = Readonly<Record<Language, string>>;

export type FileFault = { file: string; id: string; field: string; reason: Words };

/** Documents that parsed, by collection; what did not parse is reported and left out of the later checks. */
export type ParsedContent = { [Name in CollectionName]: DocumentOf<Name>[] };

export type Check = (content: ParsedContent) => FileFault[];

export const faultIn = (collection: CollectionName, id: string, field: string, reason: Words): FileFault => ({
  file: `${collection}.json`,
  id,
  field,
  reason,
});

export const MISSING: Words = { en: 'is missing', th: 'ยังไม่ได้กรอก' };
