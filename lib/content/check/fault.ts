import type { CollectionName, DocumentOf } from '../collections';

export type Language = 'th' | 'en';

/** Words for staff in both languages; the language is chosen when a line is printed. */
export type Message = Readonly<Record<Language, string>>;

export type FileFault = { file: string; id: string; field: string; reason: Message };

/** Parsed documents by collection. Documents that do not parse are reported and left out. */
export type ParsedContent = { [Name in CollectionName]: DocumentOf<Name>[] };

export type Check = (content: ParsedContent) => FileFault[];

export const faultIn = (collection: CollectionName, id: string, field: string, reason: Message): FileFault => ({
  file: `${collection}.json`,
  id,
  field,
  reason,
});

export const MISSING: Message = { en: 'is missing', th: 'ยังไม่ได้กรอก' };
