import type { PropertyType } from '../content/property-types';

/** What people type for each kind of home, beside what the description happens to say. */
export const TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  'detached-house': 'บ้านเดี่ยว บ้าน detached house home',
  'semi-detached-house': 'บ้านแฝด บ้าน semi-detached house twin house home',
  townhouse: 'ทาวน์โฮม ทาวน์เฮาส์ ทาวน์เฮ้าส์ townhouse townhome',
  condo: 'คอนโด คอนโดมิเนียม ห้องชุด condo condominium',
  villa: 'พูลวิลล่า วิลล่า บ้าน pool villa house home',
  shophouse: 'อาคารพาณิชย์ ตึกแถว shophouse',
  land: 'ที่ดิน land plot',
};
