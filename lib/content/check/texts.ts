import { type Damage, damageIn } from '../damaged-text';
import { plainMarkup, type TextKind } from '../plain-markup';
import type { Message } from './fault';
import { type StringField, stringsIn } from './strings';

/** A fault of a text, with its path in the document. */
type TextFault = { readonly path: string; readonly reason: Message };

const isAddress = (text: string) => /^(?:https?:\/)?\/\S*$/.test(text);

/** Every text of a document with its path, except addresses. */
const textsIn = (document: unknown): StringField[] => stringsIn(document).filter(({ text }) => !isAddress(text));

const DAMAGES: Readonly<Record<Damage['kind'], Message>> = {
  'question-marks': {
    en: "has question marks in the place of letters; save the sheet again as 'CSV UTF-8' from the file that still has them",
    th: 'มีเครื่องหมาย ? แทนตัวอักษร ให้เปิดไฟล์เดิมที่ตัวอักษรยังถูกต้อง แล้วบันทึกใหม่เป็น "CSV UTF-8"',
  },
  misread: {
    en: "has letters that were read in a wrong encoding; save the sheet again as 'CSV UTF-8', or type the words again",
    th: 'ตัวอักษรเพี้ยนเพราะอ่านไฟล์ผิดรหัส ให้บันทึกใหม่เป็น "CSV UTF-8" หรือพิมพ์ข้อความใหม่',
  },
  control: {
    en: 'has a control character, which cannot be seen; type the words again',
    th: 'มีอักขระควบคุมที่มองไม่เห็น ให้พิมพ์ข้อความใหม่',
  },
  unknown: {
    en: 'has the sign � in the place of a letter; type the words again',
    th: 'มีเครื่องหมาย � แทนตัวอักษร ให้พิมพ์ข้อความใหม่',
  },
};

function messageFor({ kind, original }: Damage): Message {
  const { en, th } = DAMAGES[kind];
  if (original === undefined) return { en, th };
  const shown = original.length > 60 ? `${original.slice(0, 60)}…` : original;
  return { en: `${en}; it was probably '${shown}'`, th: `${th} (น่าจะเป็น '${shown}')` };
}

/** The texts that a wrong encoding has damaged. Takes the document before parsing, which drops control characters. */
export function* damagedTexts(document: unknown): Generator<TextFault> {
  for (const { path, text } of textsIn(document)) {
    const damage = damageIn(text, /(?:^|\.)th$/.test(path));
    if (damage !== undefined) yield { path, reason: messageFor(damage) };
  }
}

/** Every `body` is Markdown; other texts are words. */
const kindAt = (path: string): TextKind => (path.startsWith('body.') ? 'markdown' : 'words');

const refusedMarkup = (names: readonly string[]): Message => {
  const elements = names.map((name) => `<${name}>`).join(', ');
  return {
    en: `has HTML that cannot be turned into words: ${elements}; write the words without it`,
    th: `มีแท็ก HTML ที่แปลงเป็นข้อความไม่ได้: ${elements} ให้เขียนเป็นข้อความล้วน`,
  };
};

const MARKUP: Message = {
  en: 'has HTML or its entities, such as <p> and &nbsp;; write the words without them',
  th: 'มีแท็กหรือรหัสของ HTML เช่น <p> กับ &nbsp; ให้เขียนเป็นข้อความล้วน',
};

/** The texts with HTML. Takes the document before parsing, which converts HTML. */
export function* textsWithMarkup(document: unknown): Generator<TextFault & { readonly isConverted: boolean }> {
  for (const { path, text } of textsIn(document)) {
    const plain = plainMarkup(text, kindAt(path));
    if (plain.refused.length > 0) yield { path, reason: refusedMarkup(plain.refused), isConverted: false };
    else if (plain.text !== text) yield { path, reason: MARKUP, isConverted: true };
  }
}

/** Converts the plain HTML in a document's texts to words or Markdown. */
export function withPlainTexts<Document extends Record<string, unknown>>(document: Document): Document {
  const plainIn = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return isAddress(value) ? value : plainMarkup(value, kindAt(path)).text;
    if (Array.isArray(value)) return value.map((item, index) => plainIn(item, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    const below = Object.entries(value).map(([name, inner]) => [
      name,
      plainIn(inner, path === '' ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(below);
  };
  // The result has the same fields and types.
  return plainIn(document, '') as Document;
}
