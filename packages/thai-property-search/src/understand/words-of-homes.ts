import type { Spellings } from '../amount';
import { type Amenity, type Fact, HOUSES, type PropertyType } from '../listing-choices';
import type { Filters } from './dictionary';

/** "Home" names no type, because a condo is one too. */
export const TYPES: readonly (readonly [readonly PropertyType[], Spellings])[] = [
  [HOUSES, 'บ้าน|บ้านจัดสรร|หมู่บ้านจัดสรร|บ้านพัก|บ้านอยู่อาศัย|house|houses|บ้านหลัง'],
  [['detached-house'], 'บ้านเดี่ยว|บ้านเดียว|detached house|detached houses|detached|single house|single houses'],
  [['semi-detached-house'], 'บ้านแฝด|semi detached house|semi detached|semi-detached houses|twin house|twin houses'],
  [
    ['townhouse'],
    'ทาวน์โฮม|ทาวน์เฮาส์|ทาวน์เฮ้าส์|ทาวเฮาส์|ทาวโฮม|ทาวน์เฮาท์|ทาวเฮ้า|ทาวน์เฮ้า|ทาวน์โฮมส์|townhouse|town houses|townhome|townhomes|row house|terraced house|terrace house',
  ],
  [
    ['condo'],
    'คอนโด|คอนโดมิเนียม|คอนโดมิเนี่ยม|คอนโดมีเนียม|คอนโดฯ|คอนโต|ห้องชุด|อาคารชุด|อพาร์ทเม้นท์|อพาร์ตเมนต์|อพาร์ทเมนต์|อพาร์ทเมนท์|แฟลต|แฟลท|condo|condos|condominium|condominiums|condominum|flat|flats|apartment|apartments|appartment',
  ],
  [['villa'], 'พูลวิลล่า|พูลวิลลา|วิลล่า|วิลลา|villa|villas|pool villa|pool villas|private pool villa'],
  [
    ['shophouse'],
    'ตึกแถว|อาคารพาณิชย์|อาคารพานิชย์|อาคารพาณิช|ห้องแถว|shophouse|shophouses|shop house|shop houses|commercial building',
  ],
  [
    ['land'],
    'ที่ดิน|ที่ดินเปล่า|ที่เปล่า|ที่ดินว่างเปล่า|land|lands|plot|plots|plot of land|land plot|land plots|empty land|vacant land',
  ],
];

export const AMENITY_WORDS: Readonly<Record<Amenity, Spellings>> = {
  'swimming-pool': 'สระว่ายน้ำ|สระน้ำ|มีสระ|พร้อมสระ|สระว่าย|pool|pools|swimming pool|swimming pools',
  fitness:
    'ฟิตเนส|ฟิตเนต|ฟิตเน็ต|ฟิตเนสส์|ฟิสเนส|ยิม|ห้องออกกำลังกาย|gym|gymnasium|fitness|fitness centre|fitness center|fitness room',
  garden: 'สวน|มีสวน|พร้อมสวน|สวนส่วนตัว|มีพื้นที่สวน|สวนในบ้าน|garden|gardens|private garden',
  playground: 'สนามเด็กเล่น|playground|kids playground|children playground',
  clubhouse: 'คลับเฮาส์|คลับเฮ้าส์|สโมสร|clubhouse|club house',
  'co-working': 'โคเวิร์กกิ้ง|โคเวิร์คกิ้ง|โคเวิร์คกิ้งสเปซ|โคเวิร์กกิ้งสเปซ|ห้องโคเวิร์ค|co working|co working space|coworking spaces',
  'security-24h':
    'รปภ.|รักษาความปลอดภัย 24 ชม.|รักษาความปลอดภัย 24 ชั่วโมง|ระบบรักษาความปลอดภัย|ยาม 24 ชม.|รปภ. 24 ชม.|รปภ. 24 ชั่วโมง|security 24h|security 24 hours|24h security|24 hour security|24 hours security|24hr security|security guard|security guards',
  cctv: 'กล้องวงจรปิด|วงจรปิด|cctv|security camera|security cameras',
  'key-card': 'คีย์การ์ด|คีการ์ด|key card|keycards|key card access',
  lift: 'ลิฟต์|ลิฟท์|ลิฟ|ลิฟต์โดยสาร|lift|lifts|elevator|elevators',
  'ev-charger':
    'ที่ชาร์จ ev|ที่ชาร์จรถ ev|ที่ชาร์จรถไฟฟ้า|ชาร์จรถไฟฟ้า|ชาร์จรถยนต์ไฟฟ้า|ที่ชาร์จรถยนต์ไฟฟ้า|ชาร์จ ev|ชาร์จรถ ev|ที่จอดรถ ev|ที่จอด ev|จอดรถ ev|ที่จอดรถไฟฟ้า|สถานีชาร์จ|สถานีชาร์จ ev|สถานีชาร์จรถไฟฟ้า|หัวชาร์จ ev|เครื่องชาร์จ ev|ev charger|ev chargers|ev charging|ev charging station|ev parking|ev|car charger|electric car charger',
  'parking-covered':
    'ที่จอดรถในร่ม|จอดรถในร่ม|ที่จอดรถมีหลังคา|โรงจอดรถ|โรงรถ|covered parking|indoor parking|garage|covered car park|carport',
  'pet-friendly':
    'เลี้ยงสัตว์ได้|เลี้ยงสัตว์|เลี้ยงหมาได้|เลี้ยงแมวได้|เลี้ยงสุนัขได้|เลี้ยงหมา|เลี้ยงแมว|เลี้ยงสุนัข|เลี้ยงน้องหมาได้|เลี้ยงน้องแมวได้|ให้เลี้ยงสัตว์|อนุญาตให้เลี้ยงสัตว์|เลี้ยงสัตว์เลี้ยงได้|สัตว์เลี้ยง|pet friendly|pets allowed|pet allowed|allow pets|allows pets|pets ok|pet ok|pets|pet|dog friendly|cat friendly|dogs allowed|cats allowed|accepts pets',
  'air-conditioning': 'แอร์|มีแอร์|เครื่องปรับอากาศ|air conditioning|air con|aircon|air conditioned|air conditioner',
  'built-in-kitchen': 'ครัวบิวท์อิน|ครัวบิ้วอิน|ครัวบิลท์อิน|ครัวบิลต์อิน|ครัวบิวอิน|built in kitchen|fitted kitchen',
  balcony: 'ระเบียง|มีระเบียง|balcony|balconies',
  bathtub: 'อ่างอาบน้ำ|มีอ่างอาบน้ำ|อ่างจากุซซี่|bathtub|bath tub|tub|jacuzzi|จากุซซี่',
  'maid-room': 'ห้องแม่บ้าน|ห้องคนรับใช้|maid room|maids room|maid’s room|maid quarters',
  'solar-roof':
    'โซลาร์|โซล่า|โซล่าร์|โซลาร์เซลล์|โซล่าเซลล์|โซล่าเซล|โซลาเซลล์|โซลาร์รูฟ|โซล่ารูฟ|แผงโซลาร์เซลล์|หลังคาโซลาร์|solar|solar roof|solar panel|solar panels|solar cell|solar cells|solar power',
  'smart-home': 'สมาร์ทโฮม|สมาร์ตโฮม|บ้านอัจฉริยะ|smart home',
  'river-view': 'วิวแม่น้ำ|วิวแม่น้ำเจ้าพระยา|วิวเจ้าพระยา|river view|river views|view of the river|riverview',
  'city-view': 'วิวเมือง|วิวตึก|วิวกรุงเทพ|city view|city views|skyline view',
  'sea-view': 'วิวทะเล|เห็นทะเล|sea view|sea views|ocean view|seaview|view of the sea|ocean views',
  'mountain-view': 'วิวเขา|วิวภูเขา|วิวดอย|เห็นวิวเขา|mountain view|mountain views|view of the mountains',
  'corner-plot': 'แปลงมุม|หลังมุม|บ้านมุม|corner plot|corner house|corner lot',
};

export const FACT_WORDS: Readonly<Record<Fact, Spellings>> = {
  'never-flooded':
    'ไม่ท่วม|น้ำไม่ท่วม|น้ำไม่ท่วมถึง|น้ำท่วมไม่ถึง|ไม่เคยท่วม|ไม่เคยน้ำท่วม|ไม่เคยมีน้ำท่วม|น้ำไม่เคยท่วม|ไม่มีน้ำท่วม|ปลอดน้ำท่วม|ไม่มีประวัติน้ำท่วม|ไม่เอาน้ำท่วม|หนีน้ำท่วม|never flooded|never floods|never flood|never been flooded|not flooded|no flood|no floods|no flooding|no flood history|no history of flooding|not prone to flooding|safe from flooding|flood safe|no flood risk|flood free|without flooding|does not flood|doesnt flood|non flooded|not in a flood area|not in flood area|no flood area|no flood zone',
  studio:
    'สตูดิโอ|ห้องสตูดิโอ|ห้องสตู|แบบสตูดิโอ|0 ห้องนอน|studio|studios|studio type|studio room|studio unit|0 bedroom|0 bedrooms|0 bed',
  'second-hand':
    'มือสอง|!มือ 2|มือสองสภาพดี|second hand|secondhand|2nd hand|used|resale|resales|pre owned|previously owned',
  'large-pets':
    'เลี้ยงหมาใหญ่|เลี้ยงหมาใหญ่ได้|เลี้ยงหมาตัวใหญ่|เลี้ยงหมาตัวใหญ่ได้|เลี้ยงหมาพันธุ์ใหญ่|เลี้ยงหมาพันธุ์ใหญ่ได้|เลี้ยงสุนัขใหญ่|เลี้ยงสุนัขใหญ่ได้|เลี้ยงสุนัขพันธุ์ใหญ่|เลี้ยงสุนัขพันธุ์ใหญ่ได้|เลี้ยงสัตว์ใหญ่|เลี้ยงสัตว์ใหญ่ได้|เลี้ยงสัตว์ตัวใหญ่|หมาใหญ่|สุนัขพันธุ์ใหญ่|เลี้ยงโกลเด้น|เลี้ยงโกลเด้นได้|เลี้ยงฮัสกี้|big dog|big dogs|large dog|large dogs|big dog friendly|large dogs allowed|large dog allowed|large pet|large pets|golden retriever|labrador|husky',
  'price-reduced':
    'ลดราคา|ลดราคาแล้ว|ลดราคาลง|ลดราคาพิเศษ|ราคาลดลง|ราคาลด|ปรับลดราคา|ปรับราคาลง|หั่นราคา|reduced|recently reduced|discounted|price reduced|reduced price|reduced in price|price drop|price drops|price dropped|price cut|price reduction|price lowered|lowered price',
  'below-appraisal':
    'ต่ำกว่าราคาประเมิน|ต่ำกว่าประเมิน|ราคาต่ำกว่าประเมิน|ราคาต่ำกว่าราคาประเมิน|ถูกกว่าราคาประเมิน|ถูกกว่าประเมิน|below appraisal|below appraised value|below the appraised value|below appraised price|under appraisal|under appraised value',
  'seller-pays-transfer':
    'ฟรีโอน|ฟรีโอนกรรมสิทธิ์|ฟรีค่าโอน|ฟรีค่าใช้จ่ายโอน|ฟรีทุกค่าใช้จ่ายวันโอน|ฟรีวันโอน|ฟรีค่าใช้จ่ายวันโอน|ฟรีค่าธรรมเนียมโอน|ฟรีค่าธรรมเนียมการโอน|โอนฟรี|ค่าโอนฟรี|ผู้ขายออกค่าโอน|ผู้ขายออกค่าโอนให้|ผู้ขายจ่ายค่าโอน|ผู้ขายจ่ายค่าโอนให้|ผู้ขายรับผิดชอบค่าโอน|ผู้ขายออกค่าธรรมเนียมโอน|คนขายออกค่าโอน|คนขายออกค่าโอนให้|เจ้าของออกค่าโอน|เจ้าของออกค่าโอนให้|เจ้าของจ่ายค่าโอน|ออกค่าโอนให้|ไม่เสียค่าโอน|ไม่ต้องเสียค่าโอน|ไม่ต้องจ่ายค่าโอน|seller pays transfer|seller pays transfer fee|seller pays transfer fees|seller pays the transfer|seller pays the transfer fee|seller pays the transfer fees|seller pays all transfer fees|seller covers transfer fee|transfer fee paid by seller|transfer fees paid by seller|owner pays transfer|owner pays transfer fee|free transfer|free transfer fee|transfer fee free|no transfer fee|no transfer fees|transfer fee included|transfer fees included',
  'ready-to-transfer':
    'พร้อมโอน|พร้อมโอนกรรมสิทธิ์|พร้อมโอนทันที|ว่างพร้อมโอน|ห้องว่างพร้อมโอน|บ้านว่างพร้อมโอน|โอนได้เลย|โอนได้ทันที|ไม่มีคนอยู่|ready to transfer|ready for transfer|immediate transfer|vacant possession',
  'with-tenant':
    'พร้อมผู้เช่า|มีผู้เช่า|มีผู้เช่าแล้ว|มีผู้เช่าอยู่|มีผู้เช่าอยู่แล้ว|มีคนเช่า|มีคนเช่าอยู่|มีคนเช่าแล้ว|มีคนเช่าอยู่แล้ว|ได้ผู้เช่าแล้ว|พร้อมสัญญาเช่า|ติดผู้เช่า|ติดสัญญาเช่า|with tenant|with tenants|with a tenant|with tenant in place|with sitting tenant|with existing tenant|tenant in place|tenants in place|existing tenant|tenant occupied|already rented|currently rented|tenanted',
};

const HIGH_FLOOR = 15;
const LOW_FLOOR = 5;
/** A condominium shares its pool. Another word for a type wins. */
const OWN_POOL: Filters = { amenities: ['swimming-pool'], types: HOUSES };

export const QUALITIES: readonly (readonly [Filters, Spellings])[] = [
  [{ types: ['land'] }, 'ที่สวน'],
  [OWN_POOL, 'สระว่ายน้ำส่วนตัว|สระส่วนตัว|มีสระว่ายน้ำส่วนตัว|มีสระส่วนตัว|private pool|own pool|private swimming pool'],
  [
    { deal: 'sale' },
    'ขาย|ซื้อ|ซื้อขาย|ต้องการซื้อ|อยากซื้อ|for sale|sale|buy|to buy|buying|purchase|to purchase|on sale|sell|selling',
  ],
  [
    { deal: 'rent' },
    'เช่า|ให้เช่า|หาเช่า|ต้องการเช่า|อยากเช่า|เช่ารายเดือน|เช่าระยะยาว|ค่าเช่า|เช่าห้อง|เช่าห้องพัก|ห้องเช่า|rent|for rent|to rent|rental|rentals|renting|to let|for lease|lease|long term rent',
  ],
  // Combined, because short words do not match next to unknown ones: `เช่าบ้านปิ่นเกล้า`.
  [{ deal: 'sale', types: HOUSES }, 'ซื้อบ้าน|ขายบ้าน'],
  [{ deal: 'rent', types: HOUSES }, 'เช่าบ้าน|บ้านเช่า|บ้านให้เช่า'],
  [
    { furnishing: 'full' },
    'เฟอร์ครบ|เฟอร์นิเจอร์ครบ|เฟอนิเจอร์ครบ|เฟอร์นิเจอร์ครบชุด|เฟอร์ครบชุด|เฟอร์ครบๆ|พร้อมเฟอร์|พร้อมเฟอร์นิเจอร์|มีเฟอร์|มีเฟอร์นิเจอร์|มีเฟอร์นิเจอร์ครบ|มีเฟอร์ครบ|ตกแต่งครบ|แต่งครบ|ตกแต่งครบครัน|ตกแต่งพร้อมอยู่|ฟูลเฟอร์|เฟอร์นิเจอร์พร้อม|fully furnished|full furnished|fully-furnish|fully furnish|furnished|full furniture|with furniture|ff',
  ],
  [
    { furnishing: 'part' },
    'เฟอร์บางส่วน|เฟอร์นิเจอร์บางส่วน|ตกแต่งบางส่วน|partly furnished|partially furnished|part furnished|semi furnished',
  ],
  [
    { furnishing: 'none' },
    'ไม่มีเฟอร์|ไม่มีเฟอร์นิเจอร์|ไม่เอาเฟอร์|ไม่ตกแต่ง|ไม่รวมเฟอร์|ห้องเปล่า|บ้านเปล่า|unfurnished|no furniture|without furniture|not furnished|non furnished',
  ],
  [
    { condition: 'new' },
    'ใหม่|มือหนึ่ง|มือ 1|มือแรก|สร้างใหม่|สร้างเสร็จใหม่|ใหม่เอี่ยม|โครงการใหม่|brand new|new|newly built|new built|new build|first hand',
  ],
  [
    { condition: 'renovated' },
    'รีโนเวท|รีโนเวต|รีโนเวท์|รีโนเวทใหม่|รีโนเวตใหม่|รีโนเวทแล้ว|รีโนเวตแล้ว|รีโนเวทพร้อมอยู่|ปรับปรุงใหม่|ปรับปรุงแล้ว|renovated|newly renovated|refurbished|fully renovated|remodelled|remodeled',
  ],
  [
    { condition: 'needs-work' },
    'ต้องปรับปรุง|ต้องซ่อม|ต้องรีโนเวท|รอรีโนเวท|รอปรับปรุง|needs work|need work|in need of work|fixer upper|needs renovation|to renovate',
  ],
  [
    { deed: 'chanote' },
    'โฉนด|โฉนดที่ดิน|มีโฉนด|โฉนดครุฑแดง|ครุฑแดง|น.ส.4|น.ส.4จ|นส4|นส4จ|chanote|chanot|chanod|title deed|ns4|ns4j|nor sor 4',
  ],
  [{ deed: 'chanote', facts: ['ready-to-transfer'] }, 'โฉนดพร้อมโอน'],
  [
    { deed: 'nor-sor-3-gor' },
    'ครุฑเขียว|น.ส.3ก|นส 3 ก|น.ส.3 ก.|นอสอ3ก|nor sor 3 gor|nor sor sam gor|ns3g|ns3k|ns 3 gor|ns 3 kor|nor sor 3 kor',
  ],
  [{ deed: 'nor-sor-3' }, 'ครุฑดำ|น.ส.3|นส3|nor sor 3|nor sor sam|ns3'],
  [{ deed: 'condo-title' }, 'อ.ช.2|อช2|หนังสือกรรมสิทธิ์ห้องชุด|condo title'],
  [{ tenure: 'freehold' }, 'ฟรีโฮลด์|ฟรีโฮล|กรรมสิทธิ์|ขายขาด|free hold|freehold'],
  [{ tenure: 'leasehold' }, 'สิทธิการเช่า|สิทธิ์การเช่า|สิทธิเช่า|ขายสิทธิการเช่า|ลีสโฮลด์|ลีสโฮล|lease hold|leasehold'],
  [
    { tenure: 'leasehold' },
    'สัญญาเช่า 30 ปี|สิทธิการเช่า 30 ปี|เช่า 30 ปี|เช่าระยะยาว 30 ปี|30 year lease|30 years lease|30 yr lease|30 year leasehold|30 years leasehold|lease 30 year|lease 30 years|lease for 30 years|leasehold 30 years|thirty year lease|90 year lease|90 years lease|lease 90 years',
  ],
  [{ tenure: 'leasehold' }, '!เซ้ง|เซ้งต่อ|เซ้งกิจการ|เซ้งร้าน'],
  [
    { foreignQuota: 'yes' },
    'ต่างชาติซื้อได้|ต่างชาติถือได้|ต่างชาติถือครองได้|ต่างชาติเป็นเจ้าของได้|คนต่างชาติซื้อได้|ฝรั่งซื้อได้|โควตาต่างชาติ|โควต้าต่างชาติ|โควต้าฝรั่ง|ชื่อต่างชาติ|foreign quota|foreigner quota|foreign ownership|foreign name|foreign owned|foreigners can buy|foreigner can buy|foreign buyers',
  ],
  [
    { foreignQuota: 'yes' },
    'ชาวต่างชาติซื้อได้|ชาวต่างชาติถือได้|ชื่อฝรั่ง|ในชื่อต่างชาติ|โอนชื่อต่างชาติ|โอนชื่อต่างชาติได้|foreign quota available|foreigner quota available|foreigner name|foreigners name|in foreign name|in foreigner name|foreigner ownership|foreigner owned|foreigner can own|foreigners can own|foreign can buy|foreigners allowed to own|foreigners allowed to buy|foreigner allowed to own|foreigner allowed to buy|can buy by foreigner|can buy by foreigners|can be bought by foreigner|can be bought by foreigners|can be owned by foreigners|available to foreigners|open to foreigners',
  ],
  [
    { foreignQuota: 'yes', tenure: 'freehold' },
    'foreign freehold|freehold foreign quota|foreigner freehold|foreign freehold quota|foreigner freehold quota|freehold foreigner quota|freehold foreign name|freehold foreigner name|foreign name freehold|foreigner name freehold|freehold in foreign name|freehold for foreigners',
  ],
  [
    { storeys: '1' },
    'ชั้นเดียว|หนึ่งชั้น|single storey|single storeys|single story|one level|single level|single floor|bungalow|bungalows',
  ],
  [{ storeys: '2' }, 'สองชั้น|double storey|double story'],
  [{ storeys: '3' }, 'สามชั้น|triple storey|triple story'],
  [{ storeys: '4' }, 'สี่ชั้น|ห้าชั้น'],
  [
    { floorMin: HIGH_FLOOR },
    'ชั้นสูง|ชั้นสูงๆ|ห้องชั้นสูง|ห้องชั้นสูงๆ|high floor|high floors|higher floor|higher floors|upper floor|upper floors',
  ],
  [{ floorMax: LOW_FLOOR }, 'ชั้นไม่สูง|ชั้นไม่สูงมาก|ชั้นต่ำ|ชั้นต่ำๆ|ชั้นเตี้ย|low floor|low floors|lower floor|lower floors'],
  [{ floorMax: 1 }, 'ชั้นล่าง|ชั้นล่างสุด|ห้องชั้นล่าง|ground floor|ground level'],
  [
    { collections: ['investment-properties'] },
    'ลงทุน|เพื่อลงทุน|เพื่อการลงทุน|สำหรับลงทุน|น่าลงทุน|ไว้ลงทุน|ซื้อลงทุน|ลงทุนปล่อยเช่า|ซื้อปล่อยเช่า|ซื้อไว้ปล่อยเช่า|ซื้อเพื่อปล่อยเช่า|ซื้อให้เช่า|ไว้ปล่อยเช่า|เพื่อปล่อยเช่า|สำหรับปล่อยเช่า|investment|investments|investment property|investment properties|invest|to invest|investing|for investment|investor|buy to let|buy to rent out|to rent out|to let out|buy and let',
  ],
  [
    { sort: 'price-asc' },
    'ถูกสุด|ถูกที่สุด|ราคาถูกสุด|ราคาถูกที่สุด|ถูกสุดๆ|ราคาถูก|ถูกๆ|ไม่แพง|ราคาไม่แพง|ราคาประหยัด|ราคาเบาๆ|cheapest|cheap|cheaper|lowest price|lowest priced|low price|inexpensive|affordable|least expensive',
  ],
  [
    { sort: 'price-desc' },
    'แพงสุด|แพงที่สุด|ราคาแพงสุด|ราคาแพงที่สุด|ราคาสูงสุด|most expensive|highest price|highest priced|priciest',
  ],
  [
    { sort: 'newest' },
    'ล่าสุด|ใหม่ล่าสุด|ใหม่สุด|ใหม่ที่สุด|มาใหม่|ลงใหม่|ประกาศใหม่|ประกาศล่าสุด|newest|latest|just listed|new listing|new listings|most recent',
  ],
  [
    { sort: 'yield' },
    'ผลตอบแทนสูง|ผลตอบแทนสูงสุด|ผลตอบแทนดี|ยีลด์สูง|yield สูง|high yield|best yield|highest yield|good yield|high yields',
  ],
  [{ sort: 'discount' }, 'ลดเยอะ|ลดเยอะสุด|ลดมากสุด|ลดมากที่สุด|ส่วนลดสูงสุด|biggest discount|highest discount'],
];

export const BELOW_MARKET: Spellings =
  'ต่ำกว่าตลาด|ต่ำกว่าราคาตลาด|ราคาต่ำกว่าตลาด|ราคาต่ำกว่าราคาตลาด|ถูกกว่าตลาด|ถูกกว่าราคาตลาด|ราคาถูกกว่าตลาด|ต่ำกว่าท้องตลาด|ถูกกว่าท้องตลาด|below market|below market price|below market value|below market prices|below the market|under market|under market value|under market price|undervalued|bargain|bargains';
