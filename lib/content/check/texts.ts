import { type Damage, damageIn } from '../damaged-text';
import type { Words } from './fault';

/** A fault of a text as it was written, by its path in the document. */
export type TextFault = { readonly path: string; readonly reason: Words };

/** Every text of a document with its path; an address is none. */
export function* textsIn(value: unknown, path = ''): Generator<{ readonly path: string; readonly text: string }> {
  if (typeof value === 'string' && !/^(?:https?:\/)?\/\S*$/.test(value)) yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, path === '' ? name : `${path}.${name}`);
}

const DAMAGES: Readonly<Record<Damage['kind'], Words>> = {
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

function wordsFor({ kind, meant }: Damage): Words {
  const { en, th } = DAMAGES[kind];
  if (meant === undefined) return { en, th };
  const shown = meant.length > 60 ? `${meant.slice(0, 60)}…` : meant;
  return { en: `${en}; it was probably '${shown}'`, th: `${th} (น่าจะเป็น '${shown}')` };
}

/** The texts of a document that an encoding has damaged. It is read as it was written: parsing drops what is no text. */
export function* damagedTexts(document: unknown): Generator<TextFault> {
  for (const { path, text } of textsIn(document)) {
    const damage = damageIn(text, /(?:^|\.)th$/.test(path));
    if (damage !== undefined) yield { path, reason: wordsFor(damage) };
  }
}
