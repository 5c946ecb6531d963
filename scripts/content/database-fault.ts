import type { Message } from '../../lib/content/check/fault';

/** Advice by gRPC status code. */
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

/** Describes a database error in one line, with advice if there is any. */
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
