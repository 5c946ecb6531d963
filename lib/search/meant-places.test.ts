import { parseSearchParams } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import { interpretSearch, searchEngine } from './search.server';

/** The listings of a query, in their order. */
async function found(q: string): Promise<readonly string[]> {
  const { parsed } = await interpretSearch(parseSearchParams({ q }));
  return (await searchEngine()).idsOf(parsed, 60).map((id) => id.slice(3));
}

it.each([
  ['ลาดพร้าววังหิน', '2013'],
  ['ลาดพร้าว วังหิน', '2013'],
  ['โชคชัยสี่', '2008'],
  ['พระราม9', '1016'],
  ['Phra Ram 9', '1016'],
  ['โรงพยาบาลศรีนครินทร์', '3017'],
  ['ใกล้ รพ.ศรีนครินทร์', '3017'],
  ['ใกล้มหาลัยขอนแก่น', '3017'],
  ['บ้านใกล้ ม.เชียงใหม่', '3001'],
  ['map ta phut', '3011'],
  ['ใกล้นิคมมาบตาพุด', '3011'],
  ['ใกล้สนามบินสุวรรณภูมิ', '2005'],
  ['near Suvarnabhumi airport', '2005'],
])('%j finds RM-%s among a few', async (q, id) => {
  const ids = await found(q);
  expect(ids).toContain(id);
  expect(ids.length).toBeLessThan(12);
});

it('finds the same homes however a number is written', async () => {
  const [all, ...others] = await Promise.all(['โชคชัย 4', 'โชคชัย4', 'โชคชัยสี่'].map(found));
  for (const other of others) expect(other).toEqual(all);
});

it.each([
  ['digital nomad apartment chiang mai', 'apartment chiang mai'],
  ['monthly rental condo near bts', 'rental condo near bts'],
  ['want buy condo near train', 'buy condo near a train station'],
  ['long stay pattaya condo', 'pattaya condo'],
  ['foreigner freehold quota', 'foreigner freehold'],
  ['two bedroom apartment BTS line', 'two bedroom apartment BTS'],
])('%j finds the same as %j', async (q, plain) => {
  expect(await found(q)).toEqual(await found(plain));
});

it('finds only houses with a pool of their own', async () => {
  for (const q of ['สระว่ายน้ำส่วนตัว', 'private pool'])
    expect((await found(q)).slice(0, 3).join()).toMatch(/^(?:3\d+,?)+$/);
});
