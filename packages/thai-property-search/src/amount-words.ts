import { type AmountUnit, SQWAH_PER_NGAN, SQWAH_PER_RAI } from './amount';

const SQM_PER_SQFT = 0.092_903_04;

export const BEDS: AmountUnit = {
  words: [
    [1, 'ห้องนอน|ห้อง นอน|นอน|bed|beds|bedroom|bedrooms|bed rooms|bedder|br|brs|bdr|bdrm|bdrms|bd|bedrom|bed room|bhk'],
  ],
};

export const BATHS: AmountUnit = {
  words: [[1, 'ห้องน้ำ|น้ำ|bath|baths|bathroom|bathrooms|bath rooms|ba|toilet|toilets|wc|bathrom']],
};

export const SQM: AmountUnit = {
  words: [
    [
      1,
      'ตร.ม.|ตรม|ตารางเมตร|ตร.เมตร|ตารางเมต|ตรม.|ตรมขึ้นไป|sqm|sq m|sqms|m2|m²|sq metre|sq metres|sq meter|sq meters|square metre|square metres|square meter|square meters|sq.mt|sqmt|sq mtr|เมตรสี่เหลี่ยม',
    ],
    [SQM_PER_SQFT, 'sq ft|sqft|square feet|square foot|ตร.ฟุต|ตารางฟุต'],
  ],
};

export const SQWAH: AmountUnit = {
  words: [
    [
      1,
      'ตร.ว.|ตรว|ตารางวา|ตร.วา|วา|wah|wa|sq wah|sq wa|sqw|square wah|square wa|tarang wah|talang wah|tarang wa|wahs|sq wahs',
    ],
    [SQWAH_PER_NGAN, 'งาน|ngan|ngans'],
    [SQWAH_PER_RAI, 'ไร่|rai|rais'],
  ],
  isLand: true,
};
