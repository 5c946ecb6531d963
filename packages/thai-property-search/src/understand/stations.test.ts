import { describe, expect, it } from 'vitest';
import { readAs } from './testing/read-as';

const SENTENCES: readonly (readonly [sentence: string, rest: string, filters: string])[] = [
  ['BTS อารีย์', '', 'station=BTS-N5'],
  ['bts aree', '', 'station=BTS-N5'],
  ['ใกล้ BTS', '', 'station=BTS'],
  ['near MRT', '', 'station=MRT'],
  ['ติดรถไฟฟ้า', '', 'station=any'],
  ['ใกล้ BTS หรือ MRT', '', 'station=BTS&station=MRT'],
  ['รถไฟฟ้าสายสีแดง', '', 'station=SRT'],
  ['Airport Link Ramkhamhaeng', '', 'station=ARL-A5'],
  ['ARL ลาดกระบัง', '', 'station=ARL-A2'],
  ['BTS อ่อนนุท', '', 'station=BTS-E9'],
  ['BTS Thong Lor', '', 'station=BTS-E6'],
  ['near BTS Lad Phrao', '', 'station=MRT-BL15&station=MRT-YL01'],
  ['MRT Lardprao', '', 'station=MRT-BL15&station=MRT-YL01'],
  ['รถไฟฟ้าลาดพร้าว', '', 'station=MRT-BL15&station=MRT-YL01'],
  ['MRT ลาดพร้าว 71', '', 'station=MRT-YL04'],
  ['MRT พระราม 9', '', 'station=MRT-BL20'],
  ['BTS อโศก', '', 'station=BTS-E4'],
  ['MRT อโศก', '', 'station=MRT-BL22'],
  ['near Asoke', '', 'station=BTS-E4&station=MRT-BL22'],
  ['ใกล้อโศก', '', 'station=BTS-E4&station=MRT-BL22'],
  ['Ari station', '', 'station=BTS-N5'],
  ['On Nut BTS condo', '', 'type=condo&station=BTS-E9'],
  ['สถานีอารีย์', '', 'station=BTS-N5'],
  ['คอนโด ใกล้ bts หมอชิต หรือ สะพานควาย', '', 'type=condo&station=BTS-N7&station=BTS-N8'],
  ['BTS Ari or Mo Chit', '', 'station=BTS-N5&station=BTS-N8'],
  ['BTS อารีย์ 500 เมตร', '', 'station=BTS-N5&within=500'],
  ['within 500 m of BTS Ari', '', 'station=BTS-N5&within=500'],
  ['BTS Ari under 500m', '', 'station=BTS-N5&within=500'],
  ['BTS Ari under 5m', '', 'deal=sale&station=BTS-N5&price_max=5000000'],
  ['ห่าง BTS อ่อนนุชไม่เกิน 1 กม.', '', 'station=BTS-E9'],
  ['ห่าง BTS อ่อนนุชไม่เกิน 1.5 กม.', '', 'station=BTS-E9&within=1500'],
  ['ห่าง BTS อ่อนนุชไม่เกิน 5 กม.', '', 'station=BTS-E9&within=3000'],
  ['500 เมตรจาก BTS', '', 'station=BTS&within=500'],
  ['เดินถึง BTS', '', 'station=BTS&within=800'],
  ['walking distance to BTS On Nut', '', 'station=BTS-E9&within=800'],
  ['เดิน 5 นาทีถึง BTS อารีย์', '', 'station=BTS-N5&within=400'],
  ['คอนโดห่างจาก BTS อ่อนนุชไม่เกิน 1.5 กม.', '', 'type=condo&station=BTS-E9&within=1500'],
  ['คอนโดไม่ไกลจาก BTS อารีย์', '', 'type=condo&station=BTS-N5'],
  ['คอนโดไม่ห่างจาก BTS อารีย์', '', 'type=condo&station=BTS-N5'],
  ['คอนโดไม่ไกล BTS', '', 'type=condo&station=BTS'],
  ['ทาวน์เฮ้าส์ไม่ห่างรถไฟฟ้า', '', 'type=townhouse&station=any'],
  ['เช่าคอนโด BTS อ่อนนุช 15000', '', 'deal=rent&type=condo&station=BTS-E9&price_max=15000'],
  ['ขับรถ 5 นาทีถึง BTS อ่อนนุช', '', 'station=BTS-E9&within=2000'],
  ['นั่งวิน 5 นาที ถึง BTS อ่อนนุช', '', 'station=BTS-E9&within=2000'],
  ['5 minutes drive to BTS On Nut', '', 'station=BTS-E9&within=2000'],
  ['10 min walk to MRT Sutthisan', '', 'station=MRT-BL17&within=800'],
  ['เดิน 5-10 นาทีถึง BTS', '', 'station=BTS&within=800'],
  ['5-10 min walk to BTS', '', 'station=BTS&within=800'],
  ['500-800 เมตรจาก BTS อารีย์', '', 'station=BTS-N5&within=800'],
  ['condo near Ari', '', 'type=condo&station=BTS-N5'],
  ['Ari', 'Ari', ''],
  ['อารีย์', 'อารีย์', ''],
  ['คอนโดอารีย์', 'อารีย์', 'type=condo'],
  ['ย่านอารีย์', 'ย่านอารีย์', ''],
  ['near Bang Na', 'near Bang Na', ''],
  ['ใกล้ลาดพร้าว', 'ใกล้ลาดพร้าว', ''],
  ['near Rama 9', 'near Rama 9', ''],
  ['near Suvarnabhumi airport', 'near Suvarnabhumi airport', ''],
  ['ใกล้เดอะมอลล์บางกะปิ', '', 'station=MRT-YL08'],
  ['BTS ทองหลอออ', 'ออ', 'station=BTS-E6'],
  ['500 เมตรจากหาด', '500 เมตรจากหาด', ''],
];

describe('stations and railways', () => {
  it.each(SENTENCES)('reads %s', (sentence, rest, filters) => {
    expect(readAs(sentence)).toEqual([rest, filters]);
  });

  it('leaves nothing that a second reading would understand', () => {
    for (const [, rest] of SENTENCES) expect(readAs(rest)).toEqual([rest, '']);
  });
});
