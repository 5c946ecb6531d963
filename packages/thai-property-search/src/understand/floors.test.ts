import { describe, expect, it } from 'vitest';
import { HOUSES, read, readAs } from './testing/read-as';

const SENTENCES: readonly (readonly [sentence: string, rest: string, filters: string])[] = [
  ['บ้าน 2 ชั้น', '', `${HOUSES}&storeys=2`],
  ['บ้านเดี่ยวสองชั้น', '', 'type=detached-house&storeys=2'],
  ['บ้านชั้นเดียว', '', `${HOUSES}&storeys=1`],
  ['บ้าน2ชั้นรังสิต', 'รังสิต', `${HOUSES}&storeys=2`],
  ['บ้าน 2 ชั้น 5 ล้าน', '', `deal=sale&${HOUSES}&price_max=5000000&storeys=2`],
  ['ทาวน์โฮม 3 ชั้น 4 ห้องนอน', '', 'type=townhouse&beds_min=4&beds_max=4&storeys=3'],
  ['ตึก 4 ชั้น', '', 'type=shophouse&storeys=4'],
  ['อาคาร 3 ชั้น อารีย์', 'อารีย์', 'type=shophouse&storeys=3'],
  ['five-storey building', '', 'type=shophouse&storeys=4'],
  ['ทาวน์โฮม 4 ชั้น', '', 'type=townhouse&storeys=4'],
  ['ตึกแถว 3 ชั้นขึ้นไป', '', 'type=shophouse&storeys=3'],
  ['บ้าน 2 ชั้นขึ้นไป', '2 ชั้นขึ้นไป', HOUSES],
  ['บ้านไม่เกิน 2 ชั้น', 'ไม่เกิน 2 ชั้น', HOUSES],
  ['บ้าน 2 ชั้นครึ่ง', '2 ชั้นครึ่ง', HOUSES],
  ['single storey house', '', `${HOUSES}&storeys=1`],
  ['two-storey house', '', `${HOUSES}&storeys=2`],
  ['3 storey townhouse', '', 'type=townhouse&storeys=3'],
  ['2 floors house', '', `${HOUSES}&storeys=2`],
  ['คอนโดชั้น 20 ขึ้นไป', '', 'type=condo&floor_min=20'],
  ['คอนโดชั้น20+', '', 'type=condo&floor_min=20'],
  ['คอนโด ชั้น 10', '', 'type=condo&floor_min=10&floor_max=10'],
  ['ชั้นที่ 5 คอนโด', '', 'type=condo&floor_min=5&floor_max=5'],
  ['คอนโดชั้น 10-20', '', 'type=condo&floor_min=10&floor_max=20'],
  ['คอนโดไม่เกินชั้น 8', '', 'type=condo&floor_max=8'],
  ['คอนโดชั้นไม่เกิน 8', '', 'type=condo&floor_max=8'],
  ['คอนโดไม่สูงกว่าชั้น 8', '', 'type=condo&floor_max=8'],
  ['คอนโดชั้น 8 ลงมา', '', 'type=condo&floor_max=8'],
  ['คอนโดชั้นสูงๆ', '', 'type=condo&floor_min=15'],
  ['คอนโดชั้นล่าง', '', 'type=condo&floor_max=1'],
  ['low floor condo', '', 'type=condo&floor_max=5'],
  ['คอนโดชั้นต่ำกว่า 8', '', 'type=condo&floor_max=8'],
  ['คอนโดชั้นสูงกว่า 10', '', 'type=condo&floor_min=10'],
  ['ชั้น 5 ล้าน', 'ชั้น', 'deal=sale&price_max=5000000'],
  ['condo on floor 5', '', 'type=condo&floor_min=5&floor_max=5'],
  ['condo floor 20 and up', '', 'type=condo&floor_min=20'],
  ['condo above the 10th floor', '', 'type=condo&floor_min=10'],
  ['condo not above floor 8', '', 'type=condo&floor_max=8'],
  ['10th floor or higher condo', '', 'type=condo&floor_min=10'],
  ['condo floors 10 to 20', '', 'type=condo&floor_min=10&floor_max=20'],
  ['ground floor condo', '', 'type=condo&floor_max=1'],
  ['ลาดพร้าว 71 ชั้น 2', 'ลาดพร้าว 71', 'floor_min=2&floor_max=2'],
];

/** Words for what homes of the named type never have. */
const OF_OTHER_TYPES: readonly (readonly [sentence: string, rest: string, type: 'condo' | 'detached-house'])[] = [
  ['คอนโด 8 ชั้น', '8 ชั้น', 'condo'],
  ['บ้านเดี่ยว ห้องนอนชั้นล่าง', 'ห้องนอนชั้นล่าง', 'detached-house'],
  ['บ้านเดี่ยว ชั้น 5', 'ชั้น 5', 'detached-house'],
];

describe('storeys and floors', () => {
  it.each(SENTENCES)('reads %s', (sentence, rest, filters) => {
    expect(readAs(sentence)).toEqual([rest, filters]);
  });

  it.each(OF_OTHER_TYPES)('leaves as text in %s', (sentence, rest, type) => {
    expect(readAs(sentence)).toEqual([rest, `type=${type}`]);
    expect(read(rest, [type])).toMatchObject({ rest, filters: {} });
  });

  it('leaves nothing that a second reading would understand', () => {
    for (const [, rest] of SENTENCES) expect(readAs(rest)).toEqual([rest, '']);
  });
});
