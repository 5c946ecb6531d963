import { describe, expect, it } from 'vitest';
import { HOUSES, readAs } from './testing/read-as';

const SENTENCES: readonly (readonly [sentence: string, rest: string, filters: string])[] = [
  [
    'คอนโด 2 ห้องนอน ไม่เกิน 3 ล้าน ใกล้ BTS อารีย์',
    '',
    'deal=sale&type=condo&station=BTS-N5&price_max=3000000&beds_min=2&beds_max=2',
  ],
  [
    '3 bed house in Bang Na under 8m with pool',
    '',
    `deal=sale&${HOUSES}&province=10&district=1047&price_max=8000000&beds_min=3&beds_max=3&amenity=swimming-pool`,
  ],
  ['คอนโดใกล้BTSอ่อนนุชไม่เกิน3ล้าน', '', 'deal=sale&type=condo&station=BTS-E9&price_max=3000000'],
  ['ทาวน์เฮ้าส์3ห้องนอน2ห้องน้ำลาดพร้าว71', 'ลาดพร้าว71', 'type=townhouse&beds_min=3&beds_max=3&baths_min=2'],
  [
    'หาคอนโดใกล้BTSอ่อนนุชไม่เกิน3ล้านเลี้ยงแมวได้',
    '',
    'deal=sale&type=condo&station=BTS-E9&price_max=3000000&amenity=pet-friendly',
  ],
  ['บ้านเดี่ยว3ห้องนอน2ห้องน้ำ5ล้าน', '', 'deal=sale&type=detached-house&price_max=5000000&beds_min=3&beds_max=3&baths_min=2'],
  ['คอนโด1ห้องนอนเช่าไม่เกิน15000', '', 'deal=rent&type=condo&price_max=15000&beds_min=1&beds_max=1'],
  ['ทาวเฮาส์2ชั้น3นอนไม่เกิน3ลบ.', '', 'deal=sale&type=townhouse&price_max=3000000&beds_min=3&beds_max=3&storeys=2'],
  ['retirement house chiang mai single storey', '', `${HOUSES}&province=50&storeys=1`],
  ['คอนโดชั้นสูง ใกล้สายสีเหลือง ไม่ท่วม', '', 'type=condo&station=mrt-yellow&floor_min=15&fact=never-flooded'],
  ['ทาวน์โฮมใกล้MRTลาดพร้าว71งบ4ล้าน', '', 'deal=sale&type=townhouse&station=MRT-YL04&price_max=4000000'],
  ['เช่าบ้านเชียงใหม่งบ30000', '', `deal=rent&${HOUSES}&province=50&price_max=30000`],
  ['คอนโดมิเนี่ยมใกล้รถไฟฟ้าพร้อมเฟอร์', '', 'type=condo&station=any&furnishing=full'],
  ['condoใกล้btsอารีย์budget5m', '', 'deal=sale&type=condo&station=BTS-N5&price_max=5000000'],
  ['คอนโด near MRT สุทธิสาร', '', 'type=condo&station=MRT-BL17'],
  ['ＣＯＮＤＯ　２　ｂｅｄ', '', 'type=condo&beds_min=2&beds_max=2'],
  ['CONDO FOR RENT IN BANGKOK', '', 'deal=rent&type=condo&province=10'],
  ['บ้านเดี่ยว๔ห้องนอน๑๐ล้าน', '', 'deal=sale&type=detached-house&price_max=10000000&beds_min=4&beds_max=4'],
  [
    'พูลวิลล่าภูเก็ต3ห้องนอนวิวทะเลไม่เกิน20ล้าน',
    '',
    'deal=sale&type=villa&province=83&price_max=20000000&beds_min=3&beds_max=3&amenity=sea-view',
  ],
  ['อยากได้คอนโดแถวอารีย์ 1 ห้องนอน ไม่เกิน 5 ล้านค่ะ', 'อารีย์', 'deal=sale&type=condo&price_max=5000000&beds_min=1&beds_max=1'],
  ['มองหาบ้านเดี่ยวย่านรามอินทราครับ งบประมาณไม่เกิน 8 ล้านบาท', 'รามอินทรา', 'deal=sale&type=detached-house&price_max=8000000'],
  ['ช่วยหาทาวน์โฮมนนทบุรี เดินถึงรถไฟฟ้าหน่อยครับ', '', 'type=townhouse&province=12&station=any&within=800'],
  ['มีบ้านให้เช่าที่ระยองไหมคะ', '', `deal=rent&${HOUSES}&province=21`],
  ['ห้องชุดวิวทะเลจอมเทียน โควต้าต่างชาติ', 'จอมเทียน', 'deal=sale&type=condo&foreign_quota=yes&amenity=sea-view'],
  [
    '1 bed flat Ari, pets allowed, up to 25k/month',
    'Ari',
    'deal=rent&type=condo&price_max=25000&beds_min=1&beds_max=1&amenity=pet-friendly',
  ],
  [
    'looking for a 3-bedroom townhome in Lat Phrao under 6 million baht',
    'Lat Phrao',
    'deal=sale&type=townhouse&price_max=6000000&beds_min=3&beds_max=3',
  ],
  [
    'condo with balcony and bathtub near Saphan Khwai BTS',
    '',
    'type=condo&station=BTS-N7&amenity=balcony&amenity=bathtub',
  ],
  [
    'I am looking for a condo with a pool and gym near BTS please',
    '',
    'type=condo&station=BTS&amenity=swimming-pool&amenity=fitness',
  ],
  [
    '2 bedroom condo for rent in Thong Lo under 100k a month',
    'Thong Lo',
    'deal=rent&type=condo&price_max=100000&beds_min=2&beds_max=2',
  ],
  [
    'condo jomtien sea view foreign quota under 3.5m',
    'jomtien',
    'deal=sale&type=condo&price_max=3500000&foreign_quota=yes&amenity=sea-view',
  ],
  ['บ้านเดี่ยวรามอินทรา ใกล้ MRT มัยลาภ', 'รามอินทรา', 'type=detached-house&station=MRT-PK20'],
  ['คอนโดติดBTSพระโขนงราคาถูก', '', 'type=condo&station=BTS-E8&sort=price-asc'],
  ['fully furnished condo Rama 9 for rent', 'Rama 9', 'deal=rent&type=condo&furnishing=full'],
  ['ให้เช่าคอนโดพระราม 9 15,000/เดือน', 'พระราม 9', 'deal=rent&type=condo&price_max=15000'],
  ['เช่าคอนโด ๑๕๐๐๐ บาท ใกล้ MRT พระราม ๙', '', 'deal=rent&type=condo&station=MRT-BL20&price_max=15000'],
  [
    '2br2ba condo for rent 20k-30k near BTS Thonglor',
    '',
    'deal=rent&type=condo&station=BTS-E6&price_min=20000&price_max=30000&beds_min=2&beds_max=2&baths_min=2',
  ],
  ['2 ห้องนอน 65 ตรม. 9.9ลบ', '', 'deal=sale&price_max=9900000&beds_min=2&beds_max=2&area_min=65'],
];

describe('whole sentences', () => {
  it.each(SENTENCES)('reads %s', (sentence, rest, filters) => {
    expect(readAs(sentence)).toEqual([rest, filters]);
  });

  it('leaves nothing that a second reading would understand', () => {
    for (const [, rest] of SENTENCES) expect(readAs(rest)).toEqual([rest, '']);
  });
});
