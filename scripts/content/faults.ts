import type { Message } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import type { Fields } from './field';

/** An error for staff, printed without a stack trace. The exit code is 1 for faults and 2 for an invalid command. */
export class ContentToolError extends Error {
  override readonly name = 'ContentToolError';
  readonly words: Message;
  /** @param words the message in both languages, or only in English for a tool without `--lang` */
  constructor(
    words: Message | string,
    readonly exitCode: 1 | 2,
  ) {
    const both = typeof words === 'string' ? { en: words, th: words } : words;
    super(both.en);
    this.words = both;
  }
}

/** A fault with its place in the file. Row 1 of a sheet is its header. */
export type SheetFault = {
  readonly file: string;
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly reason: Message;
};

export type Candidate = {
  readonly collection: CollectionName;
  readonly file: string;
  readonly sheet?: string;
  /** The row of a sheet, the line of a JSONL file or the position in a JSON list, counted from 1. */
  readonly row: number;
  readonly document: Fields;
  /** The sheet's column that contains the value at a path, or the path itself if no cell does. */
  readonly columnOf: (path: string) => string;
};

export type Offered = { readonly candidates: readonly Candidate[]; readonly faults: readonly SheetFault[] };

export function placeText({ file, sheet, row, column }: Omit<SheetFault, 'reason'>): Message {
  const parts: Message[] = [
    ...(sheet === undefined ? [] : [{ en: `sheet ${sheet}`, th: `ชีต ${sheet}` }]),
    ...(row === undefined ? [] : [{ en: `row ${row}`, th: `แถว ${row}` }]),
    ...(column === undefined ? [] : [{ en: `column ${column}`, th: `คอลัมน์ ${column}` }]),
  ];
  return {
    en: [file, ...parts.map(({ en }) => en)].join(', '),
    th: [file, ...parts.map(({ th }) => th)].join(' '),
  };
}

/** A fault as one line: `listings.csv, row 5, column price (D): 'abc' is not a number`. */
export function faultLine(fault: SheetFault): Message {
  const place = placeText(fault);
  return { en: `${place.en}: ${fault.reason.en}`, th: `${place.th}: ${fault.reason.th}` };
}

export const faultAt = ({ file, sheet, row, columnOf }: Candidate, path: string, reason: Message): SheetFault => ({
  file,
  ...(sheet === undefined ? {} : { sheet }),
  row,
  ...(path === '' ? {} : { column: columnOf(path) }),
  reason,
});

/** The heading and the letters of a column, such as `price (D)`, so that staff find it. `at` counts from 0. */
export function columnName(heading: string, at: number): string {
  let letters = '';
  for (let left = at + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return heading === '' ? letters : `${heading} (${letters})`;
}

const ADVICE: ReadonlyMap<number, Message> = new Map([
  [
    5,
    {
      en: 'has no Firestore database of that name; check FIREBASE_PROJECT_ID (or --project)',
      th: 'ไม่มีฐานข้อมูล Firestore ชื่อนี้ ให้ดู FIREBASE_PROJECT_ID (หรือ --project)',
    },
  ],
  [
    7,
    {
      en: 'refuses this account; give the service account the role "Cloud Datastore User"',
      th: 'ไม่อนุญาตบัญชีนี้ ให้เพิ่มสิทธิ์ "Cloud Datastore User" แก่ service account',
    },
  ],
  [
    8,
    {
      en: 'has used up its quota; run the same command again later, and it continues where it stopped',
      th: 'ใช้งานเต็มโควตาแล้ว ให้สั่งคำสั่งเดิมอีกครั้งภายหลัง ระบบจะทำต่อจากที่ค้าง',
    },
  ],
  [
    14,
    {
      en: 'cannot be reached; check the network, or FIRESTORE_EMULATOR_HOST, and run the same command again',
      th: 'ติดต่อไม่ได้ ให้ดูเครือข่ายหรือ FIRESTORE_EMULATOR_HOST แล้วสั่งคำสั่งเดิมอีกครั้ง',
    },
  ],
  [
    16,
    {
      en: 'does not accept this account; check GOOGLE_APPLICATION_CREDENTIALS',
      th: 'ไม่รับบัญชีนี้ ให้ดู GOOGLE_APPLICATION_CREDENTIALS',
    },
  ],
]);

const NO_ACCOUNT: Message = {
  en: 'there is no service account; set GOOGLE_APPLICATION_CREDENTIALS to its JSON file, or FIRESTORE_EMULATOR_HOST',
  th: 'ยังไม่มี service account ให้ตั้ง GOOGLE_APPLICATION_CREDENTIALS เป็นไฟล์ JSON ของบัญชี หรือตั้ง FIRESTORE_EMULATOR_HOST',
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

export function databaseFault(project: string, error: unknown): Message {
  const message = messageOf(error);
  if (/default credentials/i.test(message)) return NO_ACCOUNT;
  const isOfAccount = message.includes(process.env.GOOGLE_APPLICATION_CREDENTIALS ?? '\0');
  if (/client_email|private_key/.test(message) || (isOfAccount && /JSON|ENOENT/.test(message)))
    return {
      en: `GOOGLE_APPLICATION_CREDENTIALS names no service account's file: ${message}`,
      th: `GOOGLE_APPLICATION_CREDENTIALS ไม่ใช่ไฟล์ของ service account: ${message}`,
    };
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN;
  const advice = ADVICE.get(code);
  if (advice === undefined) return { en: `${project}: ${message}`, th: `${project}: ${message}` };
  return { en: `${project} ${advice.en} (${message})`, th: `${project} ${advice.th} (${message})` };
}
