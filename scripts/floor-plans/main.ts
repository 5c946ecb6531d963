/** Draws the floor plans of the demo listings. Needs the font Loma for Thai (Debian package fonts-thai-tlwg). */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { faultsOf } from './check-plan';
import { drawSheet } from './draw-sheet';
import { CONDOS } from './homes/condos';
import { HOUSES } from './homes/houses';
import { LARGE_CONDOS } from './homes/large-condos';
import { TOWNHOUSES } from './homes/townhouses';
import { VILLAS } from './homes/villas';
import type { Home } from './plan';

const OUT = 'public/demo/plans';
const KINDS = new Map([
  ['condo', { th: 'คอนโด', en: 'condo' }],
  ['townhouse', { th: 'ทาวน์เฮาส์', en: 'townhouse' }],
  ['semi-detached-house', { th: 'บ้านแฝด', en: 'semi-detached house' }],
  ['detached-house', { th: 'บ้านเดี่ยว', en: 'detached house' }],
  ['villa', { th: 'พูลวิลล่า', en: 'pool villa' }],
]);

const listing = z.object({
  id: z.string(),
  code: z.string(),
  property_type: z.string(),
  usable_area_sqm: z.number().optional(),
  bedrooms: z.number().optional(),
  bathrooms: z.number().optional(),
  facing: z.string().optional(),
});
const planned = listing.required();

async function drawHome(home: Home, listings: readonly z.output<typeof listing>[]): Promise<string[]> {
  const facts = planned.parse(listings.find(({ id }) => id === home.id));
  const kind = KINDS.get(facts.property_type) ?? { th: '', en: '' };
  const title = {
    th: `แปลน${kind.th} ${facts.bedrooms} ห้องนอน`,
    en: `Floor plan, ${facts.bedrooms}-bedroom ${kind.en} · ${facts.code}`,
  };
  const heading = { ...facts, title, area: facts.usable_area_sqm };
  for (const [index, storey] of home.storeys.entries()) {
    const file = home.storeys.length > 1 ? `${home.id}-${index + 1}.webp` : `${home.id}.webp`;
    const picture = sharp(Buffer.from(drawSheet(home, storey, heading)));
    const { size } = await picture.webp({ quality: 82, effort: 6 }).toFile(join(OUT, file));
    console.log(`${file}\t${Math.round(size / 1000)} kB`);
  }
  return faultsOf(home, facts);
}

const listings = z.array(listing).parse(JSON.parse(readFileSync('content/listings.json', 'utf8')));
const chosen = process.argv.slice(2);
const homes = [...CONDOS, ...LARGE_CONDOS, ...TOWNHOUSES, ...HOUSES, ...VILLAS];
mkdirSync(OUT, { recursive: true });
for (const home of homes.filter(({ id }) => chosen.length === 0 || chosen.includes(id)))
  for (const fault of await drawHome(home, listings)) {
    console.error(fault);
    process.exitCode = 1;
  }
