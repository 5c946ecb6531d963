import { COLLECTION_NAMES } from '../collections';
import { type Check, faultIn } from './fault';
import { type StringField, stringsIn } from './strings';

/** A date with a Buddhist year, 543 ahead, which a schema accepts as valid. */
const BUDDHIST = /^2[4-6]\d\d-\d\d-\d\d(T|$)/;

/** All such dates in a document. */
export const buddhistDays = (document: unknown): StringField[] =>
  stringsIn(document).filter(({ text }) => BUDDHIST.test(text));

const BUDDHIST_YEAR = {
  en: 'has a Buddhist year; subtract 543',
  th: 'เป็นปี พ.ศ. ให้ลบ 543 เพื่อให้เป็นปี ค.ศ.',
};

/** Reports dates that would keep a job open, or a listing at the top of its list, for five centuries. */
export const checkYears: Check = (content) =>
  COLLECTION_NAMES.flatMap((collection) =>
    content[collection].flatMap((document) =>
      buddhistDays(document).map(({ path }) => faultIn(collection, document.id, path, BUDDHIST_YEAR)),
    ),
  );
