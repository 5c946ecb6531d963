import naughty from 'big-list-of-naughty-strings';
import type { Chance } from './chance';

/** Typical input in both languages, including typing mistakes. */
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

/** A random input for a field: in half of the cases a typical one, otherwise a string that often breaks programs. */
export function wildWords(chance: Chance): string {
  const text = chance.pick(chance.happens(0.5) ? USUAL : naughty);
  return [...text].slice(0, LONGEST).join('');
}
