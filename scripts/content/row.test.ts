import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { westernDigits } from '../../lib/i18n/western-digits';
import { cellValue } from './cell';
import { type CellKind, type Field, fieldsOf, isFields } from './field';
import { readSheet } from './read-sheet';
import { documentOfRow, type Fields, rowOfDocument } from './row';

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
  pattern: words.map(westernDigits),
  text: fc.oneof(words, fc.constantFrom('๔๕', 'a|b', 'a;b,c\t"d"', 'ก\n\nข', 'TRUE', '0012', '=1+1')),
};

/** A value of a field; lists and parts are never empty, which a sheet cannot tell from missing ones. */
function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'list') return fc.array(arbitraryOf(field.item), { minLength: 1, maxLength: 3 });
  if (field.kind === 'parts') return documentOf(field.parts).filter((parts) => Object.keys(parts).length > 0);
  return CELL_ARBITRARIES[field.kind];
}

function documentOf(fields: ReadonlyMap<string, Field>): fc.Arbitrary<Fields> {
  const model = Object.fromEntries([...fields].map(([name, field]) => [name, arbitraryOf(field)]));
  return fc.record(model, { requiredKeys: [] });
}

/** Where a field may be null, an empty cell says so: a document without it comes back with null. */
function readBack(fields: ReadonlyMap<string, Field>, document: Fields, columns: readonly string[]): Fields {
  const nulls = [...fields].filter(
    ([name, field]) => 'canBeNull' in field && field.canBeNull && columns.includes(name),
  );
  return { ...Object.fromEntries(nulls.map(([name]) => [name, null])), ...document };
}

describe('a document and its row', () => {
  it.each(COLLECTION_NAMES)('are the same again for every document of %s', (collection) => {
    const fields = fieldsOf(collection);
    fc.assert(
      fc.property(
        fc.array(documentOf(fields), { minLength: 1, maxLength: 2 }),
        fc.constantFrom(',', ';', '\t'),
        (documents, delimiter) => {
          const rows = documents.map((document) => rowOfDocument(fields, { id: 'x', ...document }));
          const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
          // A sheet has one of the two forms of a list.
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

  it('keeps the order of a list with gaps, and knows the column of each value', () => {
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
    expect(isFields(document)).toBe(true);
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
    ['34,5', '34,5'],
    ['4.590.000', '4.590.000'],
    ['1e6', '1e6'],
    ['0x10', '0x10'],
    ['4 590 000', '4 590 000'],
    ['สี่ล้าน', 'สี่ล้าน'],
  ])('reads the number %j as %j', (text, expected) => {
    expect(cellValue('number', text)).toBe(expected);
  });

  it.each([
    ['yes-no', 'TRUE', true],
    ['yes-no', 'false', false],
    ['yes-no', 'ใช่', 'ใช่'],
    ['day', '๒๐๒๖-๑๑-๒๒', '2026-11-22'],
    ['pattern', '๑๐๑๑๐', '10110'],
    ['pattern', '/ภาพ/๑.jpg', '/ภาพ/๑.jpg'],
    ['text', '๒ ห้องนอน', '๒ ห้องนอน'],
    ['text', '007', '007'],
  ] as const)('reads a %s cell %j as %j', (kind, text, expected) => {
    expect(cellValue(kind, text)).toBe(expected);
  });
});
