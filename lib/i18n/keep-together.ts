const UNITS = 'ตร\\.|ล้าน|บาท|เมตร|ม\\.|กม\\.|ห้อง|ชั้น|คูหา|หลัง|ปี|ไร่|งาน|sq\\b|m²|m\\b|km\\b|wah|rai|million|THB';
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS}))`, 'g');

/** Prevents a line break between a number and its unit, as in `34 ตร.ม.`. */
export const keepTogether = (text: string): string => text.replace(NUMBER_AND_UNIT, '$1\u00a0');
