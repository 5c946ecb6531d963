import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import { DASHES } from 'thai-property-search/testing/dashes';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { isRecord } from '../../lib/http/json';
import { type CellKind, type Field, type Fields, fieldsOf } from './field';
import { readSheet } from './read-sheet';
import { cellValue, documentOfRow, rowOfDocument } from './row';

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

const CELL_ARBITRARIES: Record<CellKind, fc.Arbitrary<unknown>> = {
  number: fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }).map((thousandths) => thousandths / 1_000),
  'yes-no': fc.boolean(),
  time: instant.map((date) => date.toISOString()),
  day: instant.map((date) => date.toISOString().slice(0, 10)),
  pattern: words.map((word) => plainDashes(westernDigits(word))),
  text: fc.oneof(words, fc.constantFrom('๔๕', 'a|b', 'a;b,c\t"d"', 'ก\n\nข', 'TRUE', '0012', '=1+1')),
};

/** Generates values of a field. Lists and objects are never empty, because a sheet cannot represent empty ones. */
function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'list') return fc.array(arbitraryOf(field.item), { minLength: 1, maxLength: 3 });
  if (field.kind === 'parts') return documentOf(field.parts).filter((parts) => Object.keys(parts).length > 0);
  return CELL_ARBITRARIES[field.kind];
}

function documentOf(fields: ReadonlyMap<string, Field>): fc.Arbitrary<Fields> {
  const model = Object.fromEntries([...fields].map(([name, field]) => [name, arbitraryOf(field)]));
  return fc.record(model, { requiredKeys: [] });
}

/** The document after a round trip: an empty cell of a nullable field becomes null. */
function readBack(fields: ReadonlyMap<string, Field>, document: Fields, columns: readonly string[]): Fields {
  const nulls = [...fields].filter(
    ([name, field]) => 'canBeNull' in field && field.canBeNull && columns.includes(name),
  );
  return { ...Object.fromEntries(nulls.map(([name]) => [name, null])), ...document };
}

describe('rowOfDocument and documentOfRow', () => {
  it.each(COLLECTION_NAMES)('round-trip every document of %s', (collection) => {
    const fields = fieldsOf(collection);
    fc.assert(
      fc.property(
        fc.array(documentOf(fields), { minLength: 1, maxLength: 2 }),
        fc.constantFrom(',', ';', '\t'),
        (documents, delimiter) => {
          const rows = documents.map((document) => rowOfDocument(fields, { id: 'x', ...document }));
          const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
          // A sheet must use one of the two forms of a list.
          fc.pre(!columns.some((column) => columns.includes(column.replace(/\.\d+$/, '')) && /\.\d+$/.test(column)));
          const text = stringify([columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))], {
            delimiter,
          });
          const { candidates, faults } = readSheet(collection, 'x.csv', text);
          expect(faults).toEqual([]);
          expect(candidates.map(({ document }) => document)).toEqual(
            documents.map((document) => readBack(fields, { id: 'x', ...document }, columns)),
          );
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('keep the order of a list with gaps, and return the column of each value', () => {
    const fields = fieldsOf('listings');
    const cells = new Map([
      ['highlights.7.th', 'ข'],
      ['highlights.2.th', 'ก'],
      ['amenities', ' lift | | cctv '],
      ['price', ''],
    ]);
    const { document, columns } = documentOfRow(fields, cells);
    expect(document).toEqual({ highlights: [{ th: 'ก' }, { th: 'ข' }], amenities: ['lift', 'cctv'], price: null });
    expect(columns.get('highlights.1.th')).toBe('highlights.7.th');
    expect(columns.get('amenities.1')).toBe('amenities');
    expect(isRecord(document)).toBe(true);
  });
});

describe('cellValue', () => {
  it.each([
    ['4590000', 4_590_000],
    ['4,590,000', 4_590_000],
    ['๔,๕๙๐,๐๐๐', 4_590_000],
    ['฿4,590,000', 4_590_000],
    ['฿ ๔๕๙๐๐๐๐', 4_590_000],
    ['4590000 บาท', 4_590_000],
    ['34.5', 34.5],
    ['-1', -1],
    ['4,590,000.-', 4_590_000],
    ['4.59 ล้าน', 4_590_000],
    ['45 แสน', 4_500_000],
    ['4 590 000', 4_590_000],
    ['34,5', 34.5],
    ['4.590.000', '4.590.000'],
    ['35 ตร.ม.', '35 ตร.ม.'],
    ['1e6', '1e6'],
    ['0x10', '0x10'],
    ['สี่ล้าน', 'สี่ล้าน'],
  ])('reads the number %j as %j', (text, expected) => {
    expect(cellValue('number', text, 'price')).toBe(expected);
  });
});

describe('cellValue of a column', () => {
  it.each([
    ['bathrooms', '2.5 ห้องน้ำ', 2.5],
    ['bedrooms', '0 bedroom', 0],
    ['usable_area_sqm', '34.5 ตร.ม.', 34.5],
    ['usable_area_sqm', '34.5 ตร.ว.', '34.5 ตร.ว.'],
    ['land_area_sqwah', '12-3-45', 5_145],
    ['land_area_sqwah', '12−3−45', 5_145],
    ['land_area_sqwah', '1 ไร่ 2 งาน 50 ตร.ว.', 650],
    ['year_built', '๒๕๖๐', 2_017],
    ['year_built', '2017', 2_017],
    ['price', '2560', 2_560],
    ['geo.lat', '13.7071', 13.7071],
    ['geo.lat', `13°42'25.6"N`, 13.707_111],
    ['geo.lat', '๑๓° ๔๒′ ๒๕.๖″ N', 13.707_111],
    ['geo.lng', 'E 100°36.18’', 100.603],
    ['geo.lng', '100.603° E', 100.603],
    ['geo.lat', `13°42'25.6"S`, -13.707_111],
    ['geo.lat', `13°61'25.6"N`, `13°61'25.6"N`],
    ['geo.lat', `13°42'25.6"N 100°36'10.8"E`, `13°42'25.6"N 100°36'10.8"E`],
    ['price', `13°42'25.6"N`, `13°42'25.6"N`],
  ])('reads the number in column %s, %j, as %j', (column, text, expected) => {
    expect(cellValue('number', text, column)).toBe(expected);
  });

  it.each(DASHES)('reads %j as a hyphen in codes and dates, but not in URLs and texts', (dash) => {
    expect(cellValue('pattern', `RM${dash}1001`, 'code')).toBe('RM-1001');
    expect(cellValue('pattern', `/a${dash}b`, 'url')).toBe(`/a${dash}b`);
    expect(cellValue('day', `2569${dash}1${dash}05`, 'lease_end')).toBe('2026-01-05');
    expect(cellValue('text', `a${dash}b`, 'title.th')).toBe(`a${dash}b`);
  });

  it.each([
    ['yes-no', 'TRUE', true],
    ['yes-no', 'false', false],
    ['yes-no', 'ใช่', 'ใช่'],
    ['day', '๒๐๒๖-๑๑-๒๒', '2026-11-22'],
    ['day', '2569/11/22', '2026-11-22'],
    ['day', '22/11/2569', '22/11/2569'],
    ['time', '2569-11-22T05:00:00Z', '2026-11-22T05:00:00Z'],
    ['time', '2026-11-22T05:00:00Z', '2026-11-22T05:00:00Z'],
    ['pattern', '๑๐๑๑๐', '10110'],
    ['pattern', '/ภาพ/๑.jpg', '/ภาพ/๑.jpg'],
    ['text', '๒ ห้องนอน', '๒ ห้องนอน'],
    ['text', '007', '007'],
  ] as const)('reads a %s cell %j as %j', (kind, text, expected) => {
    expect(cellValue(kind, text, 'x')).toBe(expected);
  });
});
