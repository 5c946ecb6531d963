import type { PropertyType } from 'thai-property-search/listing-choices';

/** Words that people type for a property type. The first two are the site's own Thai and English terms. */
export const TYPE_NAMES: Readonly<Record<PropertyType, readonly [th: string, en: string, ...others: string[]]>> = {
  'detached-house': ['บ้านเดี่ยว', 'Detached house', 'single house'],
  'semi-detached-house': ['บ้านแฝด', 'Semi-detached house', 'twin house'],
  townhouse: ['ทาวน์โฮม', 'Townhouse', 'ทาวน์เฮาส์', 'ทาวน์เฮ้าส์', 'townhome', 'town house'],
  condo: ['คอนโด', 'Condominium', 'คอนโดมิเนียม', 'ห้องชุด', 'condo', 'condos'],
  villa: ['พูลวิลล่า', 'Villa', 'วิลล่า', 'pool villa'],
  shophouse: ['อาคารพาณิชย์', 'Shophouse', 'ตึกแถว', 'shop house'],
  land: ['ที่ดิน', 'Land', 'ที่ดินเปล่า', 'plot'],
};
