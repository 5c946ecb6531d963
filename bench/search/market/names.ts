import type { Random } from '../random';

export type Name = { readonly th: string; readonly en: string };
type Pair = readonly [th: string, en: string];

/** Syllables in both languages, so that a name of several syllables exists in both. */
const SYLLABLES: readonly Pair[] = [
  ['ริม', 'Rim'],
  ['สวน', 'Suan'],
  ['ลาน', 'Lan'],
  ['ไม้', 'Mai'],
  ['วารี', 'Wari'],
  ['ธารา', 'Thara'],
  ['พฤกษ์', 'Phruek'],
  ['ทอง', 'Thong'],
  ['แก้ว', 'Kaew'],
  ['ศรี', 'Si'],
  ['นภา', 'Napha'],
  ['จันทร์', 'Chan'],
  ['ดาว', 'Dao'],
  ['ภูมิ', 'Phum'],
  ['ชล', 'Chon'],
  ['สิริ', 'Siri'],
  ['ธัญ', 'Than'],
  ['มณี', 'Mani'],
  ['รัตน์', 'Rat'],
  ['บุษ', 'But'],
  ['กาญจน์', 'Kan'],
  ['วิมาน', 'Wiman'],
  ['เรือน', 'Ruean'],
  ['ปาล์ม', 'Palm'],
  ['ลดา', 'Lada'],
  ['ณิชา', 'Nicha'],
  ['ปภา', 'Papha'],
  ['กมล', 'Kamon'],
  ['อิน', 'In'],
  ['เพชร', 'Phet'],
  ['สราญ', 'Saran'],
  ['ฟ้า', 'Fa'],
  ['หอม', 'Hom'],
  ['ร่ม', 'Rom'],
  ['เย็น', 'Yen'],
  ['สุข', 'Suk'],
  ['ใจ', 'Chai'],
  ['งาม', 'Ngam'],
  ['พิมาน', 'Phiman'],
  ['ปัญญ์', 'Pan'],
  ['วรา', 'Wara'],
  ['ชวน', 'Chuan'],
  ['คีรี', 'Khiri'],
  ['นคร', 'Nakhon'],
  ['บัว', 'Bua'],
  ['กลาง', 'Klang'],
  ['เมือง', 'Mueang'],
  ['ทิพย์', 'Thip'],
  ['โสภณ', 'Sophon'],
  ['วิไล', 'Wilai'],
  ['อัมพร', 'Amphon'],
  ['พนา', 'Phana'],
  ['ไพร', 'Phrai'],
  ['เขียว', 'Khiao'],
];

const TAILS: readonly Pair[] = [
  ['เรสซิเดนซ์', 'Residence'],
  ['พาร์ค', 'Park'],
  ['เพลส', 'Place'],
  ['วิลล์', 'Ville'],
  ['ทาวเวอร์', 'Tower'],
  ['ทวิน', 'Twin'],
  ['เทอเรซ', 'Terrace'],
  ['การ์เด้น', 'Garden'],
  ['ไฮท์', 'Heights'],
  ['วิว', 'View'],
  ['แกรนด์', 'Grand'],
  ['เอสเตท', 'Estate'],
  ['ซิตี้', 'City'],
  ['พรีเมียร์', 'Premier'],
];

const joined = (pairs: readonly Pair[]): Name => ({
  th: pairs.map(([th]) => th).join(''),
  en: pairs.map(([, en], index) => (index === 0 ? en : en.toLowerCase())).join(''),
});

/** An invented name of two or three syllables. Most of a market's vocabulary is proper names. */
export const inventedName = (random: Random): Name =>
  joined(Array.from({ length: random.chance(0.45) ? 3 : 2 }, () => random.pick(SYLLABLES)));

/** A plausible name of a project at a place. */
export function projectName(place: Name, random: Random): Name {
  const own = inventedName(random);
  const [th, en] = random.pick(TAILS);
  return random.chance(0.7)
    ? { th: `${own.th} ${th} ${place.th}`, en: `${own.en} ${en} ${place.en}` }
    : { th: `${own.th} ${place.th}`, en: `${own.en} ${place.en}` };
}
