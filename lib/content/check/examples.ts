import { isDeepStrictEqual } from 'node:util';
import type { CollectionName } from '../collections';

type Fields = Record<string, unknown>;

const TIME = '2026-11-22T05:00:00Z';

const cover = {
  url: '/demo/living-garden-oak.jpg',
  width: 1440,
  height: 960,
  alt: { th: 'ห้องนั่งเล่นมองเห็นสวน', en: 'Living room with a view of the garden' },
};

const photo = { kind: 'photo', ...cover };

const text = { th: '## หัวข้อ\n\nย่อหน้าแรก', en: '## Heading\n\nThe first paragraph' };

/**
 * One correct document for each collection: the second row of a template, and what a fault shows as the right form.
 * They are drafts where the collection has drafts, so that visitors never see one that was left in a sheet.
 */
export const EXAMPLES: Readonly<Record<CollectionName, Fields>> = {
  contact_widget: {
    id: 'example-line',
    record_status: 'Draft',
    order: 2,
    contact_name: 'LINE @rommai',
    contact_url: 'https://line.me/R/ti/p/%40rommai',
    isPhonenumber: false,
    contact_image_url: '/demo/contact/line.webp',
    contact_image_grey_url: '/demo/contact/line-grey.webp',
    contact_icon: 'lucide:message-circle',
  },
  listings: {
    id: 'example-home',
    code: 'RM-900001',
    record_status: 'Draft',
    deal: 'sale',
    property_type: 'condo',
    collections: ['renovated'],
    title: { th: 'คอนโด 1 ห้องนอน ใกล้ BTS อ่อนนุช', en: '1-bedroom condo near BTS On Nut' },
    description: { th: 'ย่อหน้าแรก\n\nย่อหน้าที่สอง', en: 'First paragraph\n\nSecond paragraph' },
    highlights: [
      { th: 'ระเบียงทิศเหนือ', en: 'North-facing balcony' },
      { th: 'เฟอร์นิเจอร์ครบ', en: 'Fully furnished' },
    ],
    price: 4490000,
    price_note: { th: 'ต่อรองได้', en: 'Negotiable' },
    price_history: [
      { at: '2026-03-12T03:00:00Z', price: 4690000 },
      { at: '2026-08-19T04:30:00Z', price: 4490000 },
    ],
    appraised_value: 3790000,
    appraised_at: '2023-01-01',
    rent_estimate_monthly: 17500,
    usable_area_sqm: 34.5,
    land_area_sqwah: 50,
    bedrooms: 1,
    bathrooms: 1,
    parking: 1,
    storeys: 1,
    floor: 17,
    year_built: 2017,
    renovated_at: '2026-02-15',
    condition: 'good',
    furnishing: 'full',
    facing: 'n',
    title_deed: 'condo-title',
    tenure: 'freehold',
    lease_end: '2056-12-31',
    foreign_quota: 'yes',
    common_fee: 48,
    sinking_fund: 500,
    transfer_fee_payer: 'split',
    address: {
      province_code: '10',
      district_code: '1039',
      subdistrict_code: '103903',
      road: { th: 'ซอยสุขุมวิท 79', en: 'Soi Sukhumvit 79' },
      postcode: '10110',
    },
    geo: { lat: 13.7071, lng: 100.603, precision: 'exact' },
    project: { th: 'ริมสวน ทวิน อ่อนนุช', en: 'Rimsuan Twin On Nut' },
    more_amenities: [
      { name: { th: 'รถรับส่งถึง BTS อ่อนนุช', en: 'Shuttle to BTS On Nut' }, icon: 'lucide:bus' },
      { name: { th: 'ห้องดนตรี', en: 'Music room' }, icon: 'lucide:music' },
    ],
    amenities: ['swimming-pool', 'fitness', 'lift'],
    risks: { flood: 'none' },
    media: [photo],
    works: ['lat-phrao-71-townhouse'],
    agent: 'naruemon-sukjai',
    published_at: '2026-03-12T03:00:00Z',
    verified_at: '2026-11-20T03:00:00Z',
    sold_at: '2026-11-21T03:00:00Z',
  },
  contents: {
    id: 'example-article',
    record_status: 'Draft',
    category: 'guide',
    title: { th: 'ชื่อบทความ', en: 'Title of the article' },
    excerpt: { th: 'สรุปสั้น ๆ หนึ่งประโยค', en: 'A summary in one sentence' },
    body: text,
    cover,
    author: 'naruemon-sukjai',
    published_at: '2026-11-01T03:00:00Z',
    tags: [{ th: 'ภาษี', en: 'Tax' }],
    related_listings: ['rm-1001', 'rm-1002'],
    related_areas: ['1039'],
    sources: [
      { title: { th: 'กรมที่ดิน', en: 'Department of Lands' }, url: 'https://www.dol.go.th/', accessed_at: '2026-11-20' },
    ],
    valid_until: '2027-12-31',
  },
  team_members: {
    id: 'example-person',
    record_status: 'Draft',
    order: 9,
    name: { th: 'สมหญิง ใจดี', en: 'Somying Jaidee' },
    role: { th: 'ที่ปรึกษาการขาย', en: 'Property agent' },
    bio: { th: 'ดูแลคอนโดย่านสุขุมวิท', en: 'Looks after condos around Sukhumvit' },
    photo: { ...cover, url: '/demo/team/naruemon-sukjai.webp', width: 800, height: 800 },
    phone: '+66812345678',
    line_id: '@rommai-somying',
    email: 'somying@rommai.example',
    languages: ['th', 'en'],
    areas: ['1039', '1033'],
  },
  team_contents: {
    id: 'example-story',
    record_status: 'Draft',
    kind: 'story',
    members: ['naruemon-sukjai'],
    title: { th: 'หนึ่งวันกับทีมขาย', en: 'A day with the sales team' },
    body: text,
    cover,
    media: [photo],
    published_at: '2026-11-05T03:00:00Z',
  },
  works: {
    id: 'example-work',
    record_status: 'Draft',
    order: 99,
    title: { th: 'รีโนเวททาวน์เฮาส์', en: 'Townhouse renovation' },
    scope: { th: 'หลังคา ครัว และห้องน้ำ', en: 'Roof, kitchen and bathrooms' },
    body: text,
    work_type: 'renovate',
    province_code: '10',
    district_code: '1038',
    usable_area_sqm: 128,
    started_at: '2026-01-05',
    finished_at: '2026-04-24',
    cost_band: { low: 1650000, high: 1900000 },
    guarantee_months: 24,
    media: [
      { ...photo, url: '/demo/reno-living-before.jpg', pair: { side: 'before', number: 1 } },
      { ...photo, url: '/demo/reno-living-after.jpg', pair: { side: 'after', number: 1 } },
    ],
    listing: 'rm-2007',
    members: ['naruemon-sukjai'],
    testimonial: {
      quote: { th: 'งานเสร็จตรงเวลา', en: 'Finished on time' },
      author: { th: 'คุณสมชาย', en: 'Khun Somchai' },
    },
  },
  pages: {
    id: 'about-us',
    record_status: 'Draft',
    title: { th: 'เกี่ยวกับเรา', en: 'About us' },
    summary: { th: 'สรุปสั้น ๆ', en: 'A short summary' },
    body: text,
    media: [photo],
  },
  offices: {
    id: 'example-office',
    record_status: 'Draft',
    order: 9,
    name: { th: 'สำนักงานอารีย์', en: 'Ari office' },
    address: { th: 'ซอยอารีย์ 1 กรุงเทพฯ 10400', en: 'Soi Ari 1, Bangkok 10400' },
    province_code: '10',
    district_code: '1014',
    geo: { lat: 13.7806, lng: 100.5429 },
    phones: ['+6620000100', '+6620000101'],
    email: 'hello@rommai.example',
    hours: [
      { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' },
      { days: [0], opens: '10:00', closes: '16:00' },
    ],
  },
  jobs: {
    id: 'example-job',
    record_status: 'Draft',
    order: 9,
    title: { th: 'ที่ปรึกษาการขาย', en: 'Property agent' },
    office: 'bangkok-ari',
    employment: 'full-time',
    salary: { low: 22000, high: 32000 },
    body: text,
    published_at: '2026-10-19',
    closes_at: '2026-12-31',
  },
  redirects: {
    id: 'example-redirect',
    record_status: 'Draft',
    from: '/old/:id',
    to: '/listings/:id',
    status: 301,
    external: false,
  },
  provinces: {
    id: '10',
    name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
    region: 'bangkok',
    centre: { lat: 13.754, lng: 100.502 },
  },
  districts: {
    id: '1039',
    province_code: '10',
    name: { th: 'วัฒนา', en: 'Watthana' },
    postcodes: ['10110'],
    centre: { lat: 13.742, lng: 100.586 },
  },
  subdistricts: {
    id: '103903',
    district_code: '1039',
    name: { th: 'พระโขนงเหนือ', en: 'Phra Khanong Nuea' },
    postcode: '10110',
  },
  stations: {
    id: 'BTS-N5',
    code: 'N5',
    line: 'bts-sukhumvit',
    name: { th: 'อารีย์', en: 'Ari' },
    aliases: ['Aree', 'อารี'],
    lat: 13.7797,
    lng: 100.5446,
  },
  landmarks: {
    id: 'example-hospital',
    kind: 'hospital',
    icon: 'lucide:cross',
    name: { th: 'โรงพยาบาลตัวอย่าง', en: 'Example Hospital' },
    lat: 13.735,
    lng: 100.5766,
  },
};

/** Whether a document is the example of `pages`. Its id is a real page's, so importing it would replace that page. */
export const isLeftExample = (collection: CollectionName, document: Fields): boolean =>
  collection === 'pages' &&
  isDeepStrictEqual({ ...document, updated_at: undefined }, { ...EXAMPLES.pages, updated_at: undefined });

/** The value at a path of a collection's example, or its first entry if it is a list. */
export function exampleAt(collection: CollectionName, path: string): unknown {
  let value: unknown = { ...EXAMPLES[collection], updated_at: TIME };
  for (const name of path.split('.')) {
    if (Array.isArray(value)) value = value[0];
    else if (typeof value === 'object' && value !== null)
      value = new Map<string, unknown>(Object.entries(value)).get(name);
    else return undefined;
  }
  return Array.isArray(value) ? value[0] : value;
}
