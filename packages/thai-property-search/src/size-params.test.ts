import { expect, it } from 'vitest';
import { parseTypedQuery } from '../../../lib/search/typed-params';

const read = (query: Record<string, string>) => {
  const { areaMin, landMin } = parseTypedQuery(new URLSearchParams(query));
  return areaMin ?? landMin;
};

it.each([
  ['30', 30],
  ['30 ตร.ม.', 30],
  ['30 ตร.เมตร', 30],
  ['๑,๒๕๐.๕ ตารางเมตร', 1_250.5],
  ['45 sqm', 45],
  ['45 m²', 45],
  ['1,000 sq ft', 92.9],
  ['1 ไร่', undefined],
  ['-30', undefined],
  ['big', undefined],
])('reads %s as %s m²', (text, sqm) => {
  expect(read({ area_min: text })).toBe(sqm);
});

it.each([
  ['100', 100],
  ['50 ตร.ว.', 50],
  ['50ตรว', 50],
  ['50 ตร.วา', 50],
  ['1 ไร่', 400],
  ['๑ ไร่ ๒ งาน ๕๐ ตารางวา', 650],
  ['2.5 Rai', 1_000],
  ['2 งาน', 200],
  ['1 rai 1 ngan 20 wah', 520],
  ['', undefined],
  ['ไร่', undefined],
  ['30 ตร.ม.', undefined],
  ['9999999 ไร่', undefined],
  ['12-3-45', 5_145],
  ['12–3–45 ไร่', 5_145],
])('reads %s as %s square wah', (text, sqwah) => {
  expect(read({ land_min: text })).toBe(sqwah);
});
