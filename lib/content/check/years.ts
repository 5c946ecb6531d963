import { COLLECTION_NAMES } from '../collections';
import { type Check, faultIn } from './fault';
import { type StringAt, stringsIn } from './strings';

/** A day or a time with a year of the Buddhist era, 543 ahead, which is a correct day to a schema. */
const BUDDHIST = /^2[4-6]\d\d-\d\d-\d\d(T|$)/;

/** All such days in a document. */
export const buddhistDays = (document: unknown): StringAt[] =>
  stringsIn(document).filter(({ text }) => BUDDHIST.test(text));

const BUDDHIST_YEAR = {
  en: 'has a Buddhist year; subtract 543',
  th: 'เป็นปี พ.ศ. ให้ลบ 543 เพื่อให้เป็นปี ค.ศ.',
};

/** Days that would keep a job open, or a home on top of its list, for five centuries. */
export const checkYears: Check = (content) =>
  COLLECTION_NAMES.flatMap((collection) =>
    content[collection].flatMap((document) =>
      buddhistDays(document).map(({ path }) => faultIn(collection, document.id, path, BUDDHIST_YEAR)),
    ),
  );
