import naughty from 'big-list-of-naughty-strings';
import type { Chance } from './chance';

/** What people type, in both languages, and how they mistype it. */
const USUAL = [
  'condo bts',
  'บ้านเดี่ยว เชียงใหม่',
  'คอนโด 3 ล้าน',
  'house under 5m',
  'RM-1001',
  'ฟดหกด',
  '๓,๕๐๐,๐๐๐',
  '-1',
  '1e309',
  '0812345678',
  'somchai@example.com',
  '31/02/2026',
  ' ',
];

const LONGEST = 60;

/** Something for a field: half of it usual, half from the list of strings that break programs. */
export function wildWords(chance: Chance): string {
  const text = chance.pick(chance.happens(0.5) ? USUAL : naughty);
  return [...text].slice(0, LONGEST).join('');
}
