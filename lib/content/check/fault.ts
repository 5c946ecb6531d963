import type { z } from 'zod';
import { commonYear } from '../../i18n/dates';
import type { CollectionName, DocumentOf } from '../collections';
import { EXAMPLES } from './examples';

export type Language = 'th' | 'en';

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

export const before = (field: string): Message => ({ en: `is before ${field}`, th: `อยู่ก่อน ${field}` });

export type StringField = { readonly path: string; readonly text: string };

export function stringsIn(document: unknown): StringField[] {
  const found: StringField[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.push({ path, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`);
  };
  walk(document, '');
  return found;
}

type Issue = z.core.$ZodIssue;

const shown = (value: unknown) => `'${String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)}'`;

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** The value at a path of the example, or its first entry if it is a list. */
export function exampleAt(collection: CollectionName, path: string): unknown {
  let value: unknown = { ...EXAMPLES[collection], updated_at: '2026-11-22T05:00:00Z' };
  for (const name of path.split('.')) {
    if (Array.isArray(value)) value = value[0];
    else if (typeof value === 'object' && value !== null)
      value = new Map<string, unknown>(Object.entries(value)).get(name);
    else return undefined;
  }
  return Array.isArray(value) ? value[0] : value;
}

/** The fault of a Buddhist year in a day, a time or a number; undefined for any other year. */
export function buddhistYear(value: unknown): Message | undefined {
  const year = Number(/^(\d{4})(?:-|$)/.exec(String(value))?.[1]);
  const right = commonYear(year);
  if (Number.isNaN(year) || right === year) return undefined;
  return {
    en: `${shown(value)} has a Buddhist year; write ${right} instead of ${year}`,
    th: `${shown(value)} เป็นปี พ.ศ. ให้เขียน ${right} แทน ${year}`,
  };
}

const KINDS: ReadonlyMap<string, Message> = new Map([
  ['int', { en: 'must be a whole number', th: 'ต้องเป็นจำนวนเต็ม' }],
  [
    'number',
    {
      en: 'is not a number; write it like 4590000, 4,590,000 or 4.59 ล้าน',
      th: 'ไม่ใช่ตัวเลข ให้เขียนแบบ 4590000 หรือ 4,590,000 หรือ 4.59 ล้าน',
    },
  ],
  ['boolean', { en: 'must be TRUE or FALSE', th: 'ต้องเป็น TRUE หรือ FALSE' }],
  ['array', { en: 'must be a list', th: 'ต้องเป็นรายการ' }],
  ['object', { en: 'must have parts, such as title.th and title.en', th: 'ต้องแยกเป็นช่องย่อย เช่น title.th กับ title.en' }],
]);

const TEXT: Message = { en: 'must be text', th: 'ต้องเป็นข้อความ' };

const after = (value: unknown, { en, th }: Message): Message => ({
  en: `${shown(value)} ${en}`,
  th: `${shown(value)} ${th}`,
});

function tooSmall(issue: z.core.$ZodIssueTooSmall, value: unknown): Message {
  if (issue.origin === 'string') return { en: 'is empty', th: 'ว่างอยู่' };
  const { minimum } = issue;
  const bound: Message =
    issue.inclusive === false
      ? { en: `more than ${minimum}`, th: `ต้องมากกว่า ${minimum}` }
      : { en: `at least ${minimum}`, th: `ต้องไม่น้อยกว่า ${minimum}` };
  if (issue.origin === 'array') return { en: `needs ${bound.en}`, th: `จำนวนรายการ${bound.th}` };
  return after(value, { en: `is too small; it must be ${bound.en}`, th: `น้อยเกินไป ${bound.th}` });
}

function tooBig(issue: z.core.$ZodIssueTooBig, value: unknown): Message {
  if (issue.origin === 'string')
    return {
      en: `is too long; it may have at most ${issue.maximum} characters`,
      th: `ยาวเกินไป ใส่ได้ไม่เกิน ${issue.maximum} ตัวอักษร`,
    };
  return (
    buddhistYear(value) ??
    after(value, {
      en: `is too big; it may be at most ${issue.maximum}`,
      th: `มากเกินไป ต้องไม่เกิน ${issue.maximum}`,
    })
  );
}

const DAY: Message = {
  en: 'must be a day, year first, such as 2026-11-22',
  th: 'ต้องเป็นวันที่ เขียนปี ค.ศ. ก่อน เช่น 2026-11-22',
};

const TIME: Message = {
  en: 'must be a time in UTC, such as 2026-11-22T05:00:00Z',
  th: 'ต้องเป็นเวลา UTC เช่น 2026-11-22T05:00:00Z',
};

function invalidFormat(format: string, value: unknown, example: unknown): Message {
  const buddhist = format === 'date' || format === 'datetime' ? buddhistYear(value) : undefined;
  if (buddhist !== undefined) return buddhist;
  if (format === 'date') return after(value, DAY);
  if (format === 'datetime') return after(value, TIME);
  if (example === undefined) return after(value, { en: `must look like a correct ${format}`, th: 'เขียนผิดรูปแบบ' });
  return after(value, { en: `must look like ${example}`, th: `เขียนผิดรูปแบบ ต้องเขียนแบบ ${example}` });
}

function allowedValues(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(allowedValues) : [];
}

function invalidChoice(issue: Issue, value: unknown, example: unknown): Message {
  const allowed = allowedValues(issue).filter((each) => each !== '');
  if (allowed.length > 0)
    return after(value, {
      en: `is not allowed; allowed are ${allowed.join(', ')}`,
      th: `ใช้ไม่ได้ ใช้ได้เฉพาะ ${allowed.join(', ')}`,
    });
  const [first] = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  return first === undefined ? ownMessage(issue) : refusal(first, value, example);
}

function ownMessage(issue: Issue): Message {
  const th: unknown = issue.code === 'custom' ? issue.params?.th : undefined;
  return { en: issue.message, th: typeof th === 'string' ? th : `ใช้ไม่ได้ (${issue.message})` };
}

/** Words for staff for a schema issue, with the invalid `value` and a valid `example`. */
export function refusal(issue: Issue, value: unknown, example: unknown): Message {
  if (issue.code === 'custom') return ownMessage(issue);
  if (value === undefined) return MISSING;
  if (value === null) return { en: 'is empty (null)', th: 'ว่างอยู่ (null)' };
  if (issue.code === 'invalid_type') return after(value, KINDS.get(issue.expected) ?? TEXT);
  if (issue.code === 'too_small') return tooSmall(issue, value);
  if (issue.code === 'too_big') return tooBig(issue, value);
  if (issue.code === 'invalid_format') return invalidFormat(issue.format, value, example);
  return invalidChoice(issue, value, example);
}
