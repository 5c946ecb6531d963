import type { Message } from '../../lib/content/check/fault';
import type { CellKind } from './field';

/** A cell whose value cannot be used. */
type Unusable = { readonly reason: Message };

/** A cell: text, a local date and time (stored as if it were UTC), or an unusable value. */
export type Cell = string | Date | Unusable;

/** The UTC offset of Thailand, which has no daylight saving time. */
const BANGKOK_AHEAD_MS = 7 * 3_600_000;

/** Excel's calendar starts in 1900, so a time without a date has that year or the one before. */
const FIRST_REAL_YEAR = 1901;

/** Trims spaces and invisible marks. Keeps zero-width spaces inside the text, because they separate Thai words. */
export const trimmed = (text: string): string =>
  text.replace(/^[\s\u200b\u200e\u200f\u2060]+|[\s\u200b\u200e\u200f\u2060]+$/g, '');

const NO_DAY: Message = { en: 'is a time without a day', th: 'เป็นเวลาที่ไม่มีวันที่' };

const becameDate = (day: string): Message => ({
  en: `the program changed the typed text to the date ${day}; set the column to text and type it again`,
  th: `โปรแกรมแปลงค่าที่พิมพ์เป็นวันที่ ${day} ให้ตั้งคอลัมน์เป็นข้อความแล้วพิมพ์ใหม่`,
});

function dateText(date: Date, kind: CellKind | undefined): string | Unusable {
  const moment = new Date(Math.round(date.getTime() / 1_000) * 1_000);
  if (moment.getUTCFullYear() < FIRST_REAL_YEAR) return { reason: NO_DAY };
  const day = moment.toISOString().slice(0, 10);
  if (kind === 'day') return day;
  if (kind === 'time') return new Date(moment.getTime() - BANGKOK_AHEAD_MS).toISOString().replace('.000Z', 'Z');
  return { reason: becameDate(day) };
}

/** The text of a cell. A date becomes a day, or the UTC time of that local time in Thailand, depending on the kind. */
export const cellText = (cell: Cell, kind: CellKind | undefined): string | Unusable =>
  cell instanceof Date ? dateText(cell, kind) : cell;
