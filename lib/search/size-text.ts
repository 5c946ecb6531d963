import { SQWAH_PER_NGAN, SQWAH_PER_RAI } from '../property/area';

const NUMBER = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
const SQM = new RegExp(`^${NUMBER}(?:ตร\\.?(?:ม\\.?|เมตร)|ตารางเมตร|m²|m2|sqm|sq\\.m\\.?)?$`);
const WAH = String.raw`(?:ตร\.?(?:ว\.?|วา)|ตารางวา|วา|wah²?|sqwah)?`;
const LAND = new RegExp(`^(?:${NUMBER}(?:ไร่|rai))?(?:${NUMBER}(?:งาน|ngan))?(?:${NUMBER}${WAH})?$`);

/** Square metres as people type them, without blanks and commas: `30`, `30ตร.ม.`; null for anything else. */
export function parseSqm(text: string): number | null {
  const [, sqm] = SQM.exec(text) ?? [];
  return sqm === undefined ? null : Number(sqm);
}

/** Land as people type it, without blanks and commas, in square wah: `100`, `1ไร่2งาน50วา`, `2.5rai`; null for anything else. */
export function parseSqwah(text: string): number | null {
  const found = LAND.exec(text);
  if (found === null || text === '') return null;
  const [rai = 0, ngan = 0, wah = 0] = found.slice(1).map((part = '0') => Number(part));
  return rai * SQWAH_PER_RAI + ngan * SQWAH_PER_NGAN + wah;
}
