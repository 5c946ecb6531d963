import { expect, it } from 'vitest';
import { HOUSES, readAs } from './testing/read-as';

const SENTENCES: readonly (readonly [sentence: string, rest: string, filters: string])[] = [
  ['曼谷公寓', '', 'type=condo&province=10'],
  ['曼谷 公寓 出租', '', 'deal=rent&type=condo&province=10'],
  ['我想在曼谷买公寓', '', 'deal=sale&type=condo&province=10'],
  ['普吉岛别墅', '', `${HOUSES}&province=83`],
  ['普吉島泳池別墅', '', 'type=villa&province=83'],
  ['清邁買房', '', 'deal=sale&province=50'],
  ['芭提雅公寓2房', '', 'type=condo&province=20&district=2004&beds_min=2&beds_max=2'],
  ['曼谷公寓300万泰铢', '', 'deal=sale&type=condo&province=10&price_max=3000000'],
  ['曼谷公寓 近BTS', '', 'type=condo&province=10&station=BTS'],
  ['バンコク コンドミニアム', '', 'type=condo&province=10'],
  ['バンコク・コンドミニアム・賃貸', '', 'deal=rent&type=condo&province=10'],
  ['シラチャの一戸建て', '', `${HOUSES}&province=20&district=2007`],
  ['ﾊﾞﾝｺｸ', 'ﾊﾞﾝｺｸ', ''],
  ['曼谷 Asoke 素坤逸公寓', 'Asoke', 'type=condo&province=10'],
  ['素坤逸', '素坤逸', ''],
  ['清迈或普吉公寓', '', 'type=condo'],
];

it.each(SENTENCES)('reads %s', (sentence, rest, filters) => {
  expect(readAs(sentence)).toEqual([rest, filters]);
});
