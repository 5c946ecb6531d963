import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Cell, CellValue, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import type { Language } from '../../lib/content/check/fault';
import type { CollectionName } from '../../lib/content/collections';
import { faultLine } from './faults';
import { readCandidates } from './import';
import { readFile } from './read-file';

const NOW = '2026-11-22T05:00:00Z';
const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Reads a file. Returns its documents with their rows, and its faults as lines: all faults if `checked` is set. */
async function read(path: string, options: { given?: CollectionName; language?: Language; checked?: boolean } = {}) {
  const { candidates, faults } = await (options.checked ? readCandidates([path], NOW) : readFile(path, options.given));
  return {
    documents: candidates.map(({ row, document }) => [row, document]),
    faults: faults.map((fault) => faultLine(fault)[options.language ?? 'en'].replaceAll(`${folder}/`, '')),
  };
}

/** Writes a workbook with these sheets, by name, and returns its path. */
const workbook = async (sheets: Record<string, CellValue[][] | Partial<WriteSheet>>, name = 'a.xlsx') =>
  file(
    name,
    await writeXlsx({
      sheets: Object.entries(sheets).map(([sheet, content]) => ({
        name: sheet,
        ...(Array.isArray(content) ? { rows: content } : content),
      })),
    }),
  );

const styled = (value: CellValue, cell: Partial<Cell>): [string, Partial<Cell>] => ['1,1', { value, ...cell }];

/** A sheet with one document, whose second cell is `cell`. */
const withCell = (column: string, cell: [string, Partial<Cell>]) => ({
  rows: [
    ['id', column],
    ['a', null],
  ],
  cells: new Map([cell]),
});

const instant = new Date('2026-03-12T10:30:00Z');

describe('a cell of a workbook', () => {
  it.each([
    ['a number', 'price', styled(4_590_000, { style: { numFmt: '#,##0.00 "บาท (100%)"' } }), 4_590_000],
    ['a number as text', 'price', styled('4,590,000', {}), 4_590_000],
    ['a day', 'appraised_at', styled(new Date('2026-03-12'), { style: { numFmt: 'd mmm yy' } }), '2026-03-12'],
    [
      'a local time in Thailand',
      'published_at',
      styled(instant, { style: { numFmt: 'd/m/yy h:mm' } }),
      '2026-03-12T03:30:00Z',
    ],
    ['a result of a formula', 'usable_area_sqm', styled(null, { formula: '0.1+0.2', formulaResult: 0.1 + 0.2 }), 0.3],
    ['an empty result', 'agent', styled(null, { formula: 'IF(TRUE,"","")', formulaResult: '' }), undefined],
    ['a code that is a number', 'agent', styled(1001, {}), '1001'],
    [
      'partly bold text',
      'agent',
      styled(null, { richText: [{ text: 'ริน' }, { text: 'ดา', font: { bold: true } }] }),
      'รินดา',
    ],
  ])('is read if it contains %s', async (_, column, cell, expected) => {
    const { documents, faults } = await read(await workbook({ listings: withCell(column, cell) }));
    expect(faults).toEqual([]);
    expect(documents[0]?.[1]).toEqual({ id: 'a', ...(expected === undefined ? {} : { [column]: expected }) });
  });

  it.each([
    ['yes', true],
    ['no', false],
  ])('is read if it contains a native boolean for %s', async (_, value) => {
    const { documents } = await read(await workbook({ redirects: withCell('external', styled(value, {})) }));
    expect(documents).toEqual([[2, { id: 'a', external: value }]]);
  });

  it('is read as the link target if it contains linked text, in a URL column', async () => {
    const hyperlink = { target: 'https://pictures.example/a.jpg' };
    const rows = [
      ['id', 'media.0.url', 'agent'],
      ['a', 'รูปแรก', 'รินดา'],
    ];
    const cells = new Map([
      ['1,1', { value: 'รูปแรก', hyperlink }],
      ['1,2', { value: 'รินดา', hyperlink }],
    ]);
    const { documents } = await read(await workbook({ listings: { rows, cells } }));
    expect(documents).toEqual([[2, { id: 'a', media: [{ url: hyperlink.target }], agent: 'รินดา' }]]);
  });
});

describe('a cell of a workbook with an invalid value', () => {
  it.each([
    ['price', styled('#N/A', { type: 'error' }), "'#N/A' means that a formula in the sheet failed"],
    ['agent', styled('#REF!', { type: 'error' }), "'#REF!' means that a formula in the sheet failed"],
    [
      'price',
      styled(0.05, { style: { numFmt: '0%' } }),
      "'5%' is not a number; write it like 4590000, 4,590,000 or 4.59 ล้าน",
    ],
    [
      'agent',
      styled(instant, { style: { numFmt: 'd mmm' } }),
      /^the program changed the typed text to the date 2026-03-12/,
    ],
    [
      'usable_area_sqm',
      styled(instant, { style: { numFmt: 'd mmm' } }),
      /^the program changed the typed text to the date 2026-03-12/,
    ],
    [
      'appraised_at',
      styled(new Date('1899-12-31T09:30:00Z'), { style: { numFmt: 'h:mm' } }),
      'is a time without a day',
    ],
    ['code', styled(null, { formula: '1+1' }), /^has a formula without a result/],
  ])('is reported, in column %s with the content %j', async (column, cell, expected) => {
    const { faults } = await read(await workbook({ listings: withCell(column, cell) }), { checked: true });
    const place = `a.xlsx, sheet listings, row 2, column ${column} (B): `;
    const reasons = faults.filter((line) => line.startsWith(place)).map((line) => line.slice(place.length));
    expect(reasons).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
  });

  it('is read or reported, but never skipped silently', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.date({ min: new Date('1901-01-01'), max: new Date('2300-01-01'), noInvalidDate: true }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('price', 'agent', 'appraised_at', 'published_at'),
        cell,
        async (column, value) => {
          fc.pre(typeof value !== 'string' || !/[\p{Cc}\p{Cs}]/u.test(value));
          const path = await workbook({
            listings: [
              ['id', column],
              ['a', value],
            ],
          });
          const { candidates, faults } = await readFile(path);
          const given = candidates[0]?.document[column];
          const isEmpty = typeof value === 'string' && value.replace(/[\u200b\u200e\u200f\u2060]/g, '').trim() === '';
          if (isEmpty) expect(given ?? null).toBeNull();
          else expect(given !== undefined && given !== null ? 1 : faults.length).toBe(1);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

const jobs = [
  ['id', 'order'],
  ['a', 1],
];
const offices = [['id'], ['b']];

describe('the sheets of a workbook', () => {
  it('are all read if they are named after collections', async () => {
    const path = await workbook({ jobs, ' Offices ': offices, Sheet3: [] });
    const { candidates, faults } = await readFile(path);
    expect(faults).toEqual([]);
    expect(candidates.map(({ collection, sheet, row, document }) => [collection, sheet, row, document])).toEqual([
      ['jobs', 'jobs', 2, { id: 'a', order: 1 }],
      ['offices', ' Offices ', 2, { id: 'b' }],
    ]);
  });

  it.each([
    ['jobs.xlsx', undefined],
    ['jobs (1).xlsx', undefined],
    ['Jobs.xlsx', undefined],
    ['JOBS of 2026.xlsx', 'jobs'],
    ['jobs.csv', undefined],
  ] as const)('may have any name if there is only one, in %s with --collection %s', async (name, given) => {
    const path = await workbook({ Sheet1: jobs }, name);
    expect(await read(path, given === undefined ? {} : { given })).toEqual({
      documents: [[2, { id: 'a', order: 1 }]],
      faults: [],
    });
  });

  it.each([
    [{ Sheet1: jobs }, /^a\.xlsx, sheet Sheet1: name the sheet after its collection, or hide it: contact_widget, /],
    [{ jobs, ราคา: offices }, /^a\.xlsx, sheet ราคา: name the sheet after its collection, or hide it/],
    [{ jobs, offices: { rows: offices, hidden: true } }, /^a\.xlsx, sheet offices: the sheet is hidden; show it/],
    [{ Sheet1: [] }, /^a\.xlsx: has no visible sheet with data/],
    [
      {
        jobs: {
          rows: [
            ['id', 'title.th', null],
            ['a', 'x', 'y'],
          ],
          merges: [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }],
        },
      },
      /^a\.xlsx, sheet jobs, row 1, column B: the cells are merged/,
    ],
    [
      {
        jobs: [
          ['id', null, 'order'],
          ['a', 'x', 1],
        ],
      },
      /^a\.xlsx, sheet jobs, row 1, column B: the column has no name/,
    ],
    [{ jobs: [['id'], ['a', null, 'x']] }, /^a\.xlsx, sheet jobs, row 2, column C: 'x' is in a column without a name/],
  ])('have faults with sheet, row and column: %j', async (sheets, expected) => {
    expect((await read(await workbook(sheets))).faults).toContainEqual(expect.stringMatching(expected));
  });
});

describe('a workbook', () => {
  it('may have other hidden sheets, and keeps the row numbers of Excel despite hidden and empty rows', async () => {
    const rows = [
      ['id', 'order'],
      ['a', 1],
      [null, null],
      ['b', 2],
    ];
    const rowDefs = new Map([[3, { hidden: true }]]);
    const path = await workbook({ jobs: { rows, rowDefs }, lists: { rows: [['x']], hidden: true } });
    expect(await read(path)).toEqual({
      documents: [
        [2, { id: 'a', order: 1 }],
        [4, { id: 'b', order: 2 }],
      ],
      faults: [],
    });
  });

  it('is rejected if it has a visible sheet that is not named after a collection', async () => {
    const path = await workbook({ jobs, Notes: [['x']] }, 'jobs.xlsx');
    expect((await read(path)).faults).toEqual([
      expect.stringMatching(/^jobs\.xlsx, sheet Notes: name the sheet after/),
    ]);
  });

  it('is rejected if --collection contradicts the name of its sheet', async () => {
    expect((await read(await workbook({ jobs }), { given: 'offices', language: 'th' })).faults).toEqual([
      'a.xlsx ชีต jobs: --collection offices ไม่ตรงกับชื่อชีต',
    ]);
  });

  it('is rejected if an id is repeated, with a message in Thai', async () => {
    const path = await workbook({ jobs: [...jobs, ['a', 2]] });
    expect((await read(path, { checked: true, language: 'th' })).faults).toContain(
      "a.xlsx ชีต jobs แถว 3 คอลัมน์ id (A): 'a' ซ้ำกับ a.xlsx ชีต jobs แถว 2",
    );
  });
});
