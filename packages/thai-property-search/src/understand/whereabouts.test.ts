import { describe, expect, it } from 'vitest';
import { HOUSES, readAs } from './testing/read-as';

const SENTENCES: readonly (readonly [sentence: string, rest: string, filters: string])[] = [
  ['เชียงใหม่', '', 'province=50'],
  ['chiangmai', '', 'province=50'],
  ['Chon Buri', '', 'province=20'],
  ['กทม.', '', 'province=10'],
  ['กรุงเทพฯ', '', 'province=10'],
  ['BKK', '', 'province=10'],
  ['Korat', '', 'province=30'],
  ['โคราช', '', 'province=30'],
  ['จังหวัดเพชรบุรี', '', 'province=76'],
  ['in Phetchaburi', '', 'province=76'],
  ['เพชรบุรี', 'เพชรบุรี', ''],
  ['จ.เลย', '', 'province=42'],
  ['ที่ดินเลย', '', 'type=land'],
  ['กำแพงเพชร', 'กำแพงเพชร', ''],
  ['บางนา', 'บางนา', ''],
  ['เขตบางนา', '', 'province=10&district=1047'],
  ['in Bang Na', '', 'province=10&district=1047'],
  ['อ.หางดง', '', 'province=50&district=5015'],
  ['หางดง', '', 'province=50&district=5015'],
  ['Hua Hin', '', 'province=77&district=7707'],
  ['หัวหิน 88', 'หัวหิน 88', ''],
  ['ชะอำ', '', 'province=76&district=7604'],
  ['เกาะสมุย', '', 'province=84&district=8404'],
  ['Koh Samui', '', 'province=84&district=8404'],
  ['พัทยา', 'พัทยา', ''],
  ['แถวลาดพร้าว', 'แถวลาดพร้าว', ''],
  ['เขตลาดพร้าว', '', 'province=10&district=1038'],
  ['in Sathorn', 'in Sathorn', ''],
  ['in Watthana district', '', 'province=10&district=1039'],
  ['เขตจอมทอง', '', 'province=10&district=1035'],
  ['อ.จอมทอง จ.เชียงใหม่', '', 'province=50&district=5002'],
  ['จอมทอง', 'จอมทอง', ''],
  ['อ.เมือง จ.เชียงใหม่', '', 'province=50&district=5001'],
  ['เชียงใหม่ หรือ เชียงราย', 'เชียงใหม่ หรือ เชียงราย', ''],
  ['บ้านบางนาหรือเชียงใหม่', 'บางนาหรือเชียงใหม่', HOUSES],
  ['in Bang Na or Phra Khanong house', 'in Bang Na or Phra Khanong', HOUSES],
  ['ถนนเชียงใหม่-ลำพูน', 'ถนนเชียงใหม่-ลำพูน', ''],
  ['Chiang Mai-Lamphun Road', 'Chiang Mai-Lamphun Road', ''],
  ['ถนนเพชรบุรี คอนโด', 'ถนนเพชรบุรี', 'type=condo'],
  ['Chiang Mai University condo', 'Chiang Mai University', 'type=condo'],
  ['โรงพยาบาลกรุงเทพ คอนโด', 'โรงพยาบาลกรุงเทพ', 'type=condo'],
  ['มหาวิทยาลัยเชียงใหม่', 'มหาวิทยาลัยเชียงใหม่', ''],
  ['บางนา-ตราด กม. 10', 'บางนา-ตราด กม. 10', ''],
  ['ลุมพินี', 'ลุมพินี', ''],
  ['คอนโด ถนนสุขุมวิท 5,000,000', 'ถนนสุขุมวิท', 'deal=sale&type=condo&price_max=5000000'],
  ['condo for rent Sukhumvit Road 25000', 'Sukhumvit Road', 'deal=rent&type=condo&price_max=25000'],
  ['เช่าคอนโด เขตบางนา 12000', '', 'deal=rent&type=condo&province=10&district=1047&price_max=12000'],
  ['ซอยสุขุมวิท 101', 'ซอยสุขุมวิท 101', ''],
  ['คอนโดลุมพินี พาร์ค', 'ลุมพินี พาร์ค', 'type=condo'],
  ['บ้านฉาง ระยอง', 'บ้านฉาง', 'province=21'],
  ['อยากได้ห้องสวยๆ', 'อยากได้ห้องสวยๆ', ''],
  ['หาบ้านสวยๆ ใกล้โรงเรียน', 'สวยๆ ใกล้โรงเรียน', HOUSES],
  ['ทาวน์เฮ้าส์ ทุ่งครุ ใกล้ มจธ.', 'ทุ่งครุ ใกล้ มจธ.', 'type=townhouse'],
  ['condo (near the river), Bangkok', 'river', 'type=condo&province=10'],
];

describe('provinces, districts, and names that are no filters', () => {
  it.each(SENTENCES)('reads %s', (sentence, rest, filters) => {
    expect(readAs(sentence)).toEqual([rest, filters]);
  });

  it('leaves nothing that a second reading would understand', () => {
    for (const [, rest] of SENTENCES) expect(readAs(rest)).toEqual([rest, '']);
  });
});
