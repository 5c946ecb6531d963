import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import type { Language } from '../../lib/content/check/fault';
import { checkCandidates } from './check-candidates';
import { columnName, faultLine } from './faults';
import { readFile } from './read-file';
import { readSheet } from './read-sheet';

const NOW = '2026-11-22T05:00:00Z';

/** The faults of a sheet and of its documents, one line each. */
function faultsOf(collection: Parameters<typeof readSheet>[0], text: string, language: Language = 'en'): string[] {
  const { candidates, faults } = readSheet(collection, 'a.csv', text);
  return [...faults, ...checkCandidates(candidates, NOW).faults].map((fault) => faultLine(fault)[language]);
}

const redirect = (...rows: string[]) => ['id,record_status,from,to,status,external', ...rows].join('\n');

const SHEET_FAULTS: [string, string, string | RegExp][] = [
  [
    'a wrong choice',
    redirect('a,Live,/a,/b,301,'),
    "a.csv, row 2, column record_status (B): 'Live' is not allowed; allowed are Active, Inactive, Draft",
  ],
  [
    'a wrong number',
    redirect('a,Active,/a,/b,999,'),
    "a.csv, row 2, column status (E): '999' is not allowed; allowed are 301, 302, 307, 308",
  ],
  [
    'a wrong boolean',
    redirect('a,Active,/a,/b,301,no'),
    "a.csv, row 2, column external (F): 'no' must be TRUE or FALSE",
  ],
  ['an empty cell', redirect('a,Active,,/b,301,'), 'a.csv, row 2, column from (C): is missing'],
  ['a wrong format', redirect('a,Active,a,/b,301,'), "a.csv, row 2, column from (C): 'a' must look like /old/:id"],
  [
    'two fields that contradict each other',
    redirect('a,Active,/a,https://b,301,'),
    'a.csv, row 2, column to (D): must be a path, or an absolute https address when external is true',
  ],
  [
    'a repeated id',
    redirect('a,Active,/a,/b,301,', 'a,Active,/c,/d,301,'),
    "a.csv, row 3, column id (A): 'a' is already in a.csv, row 2",
  ],
  [
    'a slash in an id',
    redirect('a/b,Active,/a,/b,301,'),
    "a.csv, row 2, column id (A): 'a/b' cannot be a name in Firestore; it may have no slash",
  ],
  [
    'a cell beyond the last column',
    redirect('a,Active,/a,/b,301,,,x'),
    "a.csv, row 2, column H: 'x' is in a column without a name in row 1",
  ],
  [
    'an unknown column',
    'id,colour\na,red',
    'a.csv, row 1, column colour (B): redirects has no such column; its fields are id, record_status, from, to, status, external, updated_at',
  ],
  [
    'a column without a name',
    'id,,to\na,,/b',
    'a.csv, row 1, column B: the column has no name; give it one, or delete the column',
  ],
  ['a repeated column', 'id,id\na,b', 'a.csv, row 1, column id (B): the column is there twice'],
  ['an unclosed quote', 'id,to\n"a,b', /^a\.csv: is not a CSV sheet: .* before the end of line 2$/],
  ['an empty file', '', 'a.csv: is empty; its first row names the columns'],
];

describe('readSheet', () => {
  it('reads the documents below the header, skips empty rows, and numbers rows like a spreadsheet', () => {
    const { candidates } = readSheet(
      'redirects',
      'a.csv',
      redirect('a,Active,/a,/b,301,FALSE', '', ',,,,,', 'b,Draft,/c,"/d\ne",๓๐๒,'),
    );
    expect(candidates.map(({ row, document }) => [row, document])).toEqual([
      [2, { id: 'a', record_status: 'Active', from: '/a', to: '/b', status: 301, external: false }],
      [5, { id: 'b', record_status: 'Draft', from: '/c', to: '/d\ne', status: 302 }],
    ]);
  });
});

describe('the faults of a sheet', () => {
  it.each(SHEET_FAULTS)('contain the file, row and column of %s', (_, text, expected) => {
    expect(faultsOf('redirects', text)).toContainEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it.each(SHEET_FAULTS)('describe %s in Thai too', (_, text) => {
    for (const line of faultsOf('redirects', text, 'th')) {
      expect(line).toMatch(/^a\.csv( แถว \d+)?( คอลัมน์ [^:]+)?: .*[ก-๙]/);
      expect(line).not.toMatch(/\b(is|are|has|must|which|write)\b/);
    }
  });

  it('contain the heading and the letters of the column', () => {
    expect(faultsOf('redirects', redirect('a,Active,/a,/b,999,'), 'th')).toEqual([
      "a.csv แถว 2 คอลัมน์ status (E): '999' ใช้ไม่ได้ ใช้ได้เฉพาะ 301, 302, 307, 308",
    ]);
    expect([0, 25, 26, 51, 52, 701, 702].map((at) => columnName('', at))).toEqual([
      ...['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
    ]);
  });

  it('refer to the template for the column names of nested fields', () => {
    expect(faultsOf('listings', 'id,title,media.x.url,amenities,amenities.0\na,b,c,lift,lift').slice(0, 3)).toEqual([
      'a.csv, row 1, column title (B): listings has no such column; the template has the names of the parts of title',
      'a.csv, row 1, column media.x.url (C): listings has no such column; the template has the names of the parts of media',
      'a.csv, row 1, column amenities.0 (E): is beside the column amenities; use only one of the two',
    ]);
  });

  it('contain the column of a list entry, also in lists with gaps and lists within one cell', () => {
    const faults = faultsOf(
      'listings',
      'id,amenities,media.1.url,media.4.url,media.4.kind\na,lift|pool,/a.jpg,x,photos',
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^a\.csv, row 2, column amenities \(B\): 'pool' is not allowed/),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^a\.csv, row 2, column media\.4\.url \(D\): must begin with https:/),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^a\.csv, row 2, column media\.4\.kind \(E\): 'photos' is not allowed/),
    );
  });
});

describe('the faults of a value in a sheet', () => {
  it('report the error value of a failed formula, but no text that looks similar', () => {
    const faults = faultsOf('listings', 'id,title.th,highlights.0.th\na,#N/A,#1 ในซอย');
    expect(faults.filter((line) => line.includes('formula'))).toEqual([
      "a.csv, row 2, column title.th (B): '#N/A' means that a formula in the sheet failed",
    ]);
  });

  it('report letters lost by a wrong encoding, with the original text if it can be recovered', () => {
    const lost = '?????? 4 ??????? ??? 1.5 ??.';
    const misread = 'à¸\u0084à¸\u00adà¸\u0099à¹\u0082à¸\u0094';
    const faults = faultsOf('listings', `id,title.th,highlights.0.th,project.th\na,${lost},${misread},จริงไหม???`);
    expect(faults.filter((line) => line.includes('CSV UTF-8'))).toEqual([
      expect.stringMatching(/^a\.csv, row 2, column title\.th \(B\): has question marks in the place of letters/),
      expect.stringMatching(/^a\.csv, row 2, column highlights\.0\.th \(C\): .*; it was probably 'คอนโด'$/),
    ]);
  });
});

describe('informal notations', () => {
  it('are converted for Buddhist years in a sheet, and reported for Buddhist years in other files', () => {
    const row = { year_built: '๒๕๖๐', appraised_at: '2566-01-01', published_at: '2569-01-01T00:00:00Z' };
    const text = `id,${Object.keys(row).join(',')}\na,${Object.values(row).join(',')}`;
    expect(readSheet('listings', 'a.csv', text).candidates[0]?.document).toMatchObject({
      ...{ year_built: 2017, appraised_at: '2023-01-01', published_at: '2026-01-01T00:00:00Z' },
    });
    const document = { id: 'a', ...row, year_built: 2560 };
    const candidate = {
      collection: 'listings',
      file: 'a.json',
      row: 1,
      document,
      columnOf: (path: string) => path,
    } as const;
    const faults = checkCandidates([candidate], NOW).faults.map((fault) => faultLine(fault).en);
    expect(faults.filter((line) => line.includes('Buddhist'))).toEqual([
      "a.json, row 1, column year_built: '2560' has a Buddhist year; write 2017 instead of 2560",
      "a.json, row 1, column appraised_at: '2566-01-01' has a Buddhist year; write 2023 instead of 2566",
      "a.json, row 1, column published_at: '2569-01-01T00:00:00Z' has a Buddhist year; write 2026 instead of 2569",
    ]);
  });

  it('are accepted for codes, phone numbers and LINE contacts', () => {
    const contacts =
      'phone,line_id\na,081‑234‑5678,https://line.me/ti/p/~somchai\nb,+66 (0)2 123 4567,lin.ee/AbC12\nc,12,x y';
    expect(faultsOf('team_members', `id,${contacts}`).filter((line) => /phone|line_id/.test(line))).toEqual([
      "a.csv, row 4, column phone (B): '12' must look like +66812345678",
      'a.csv, row 4, column line_id (C): must look like @rommai or https://lin.ee/AbC12',
    ]);
    expect(
      faultsOf('listings', 'id,code\na,rm_1001\nb,RM–1002\nc,1003').filter((line) => /column code/.test(line)),
    ).toEqual(["a.csv, row 4, column code (B): '1003' must look like RM-900001"]);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
const read = async (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { candidates, faults } = await readFile(path);
  return {
    documents: candidates.map(({ row, document }) => [row, document]),
    faults: faults.map((fault) => faultLine(fault).en.replace(`${folder}/`, '')),
  };
};

describe('readFile', () => {
  it.each([
    ['jobs.csv', '\uFEFFid,order\r\na,1\r\n'],
    ['jobs.CSV', 'id;order\na;1'],
    ['jobs.json', '\uFEFF[{"id":"a","order":1}]'],
    ['jobs.tsv', 'id\torder\na\t1'],
    ['jobs.txt', Buffer.from('\uFEFFid\torder\r\na\t1\r\n', 'utf16le')],
    ['jobs.csv', 'sep=;\r\nid;order\r\na;1'],
    ['jobs.csv', '"sep=|"\nid|order\na|1'],
    ['jobs.csv', '\u200bid,\u2060order\u200b\n\u200ba,\u200b1'],
    ['jobs.csv', '\uFEFF\uFEFFid,order\na,1'],
    ['jobs (2).csv', 'id,order\na,1'],
    ['jobs.xls', 'id\torder\na\t1'],
  ])('reads %s with the content %j', async (name, content) => {
    expect(await read(name, content)).toEqual({
      documents: [[name.endsWith('json') ? 1 : 2, { id: 'a', order: 1 }]],
      faults: [],
    });
  });

  it('reads one document from each line of a JSONL file', async () => {
    expect(await read('jobs.jsonl', '{"id":"a"}\n\n{"id":\n{"id":"b"}\r\n3')).toEqual({
      documents: [
        [1, { id: 'a' }],
        [4, { id: 'b' }],
      ],
      faults: [
        expect.stringMatching(/^jobs\.jsonl, row 3: is not JSON/),
        'jobs.jsonl, row 5: is not a document: { … }',
      ],
    });
  });

  it.each([
    ['jobs.json', '{', /^jobs\.json: is not JSON/],
    ['jobs.json', '{}', /^jobs\.json: is not a list of documents/],
    ['jobs.doc', 'id', /^jobs\.doc: must be a \.xlsx, \.csv/],
    ['work.csv', 'id\na', /^work\.csv: name the file after its collection/],
    ['jobs.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^jobs\.xls: is an Excel file of the old format/],
    ['jobs.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^jobs\.xlsx: .* or has a password; save it as \.xlsx/],
    ['jobs.xls', '<html><table><tr><td>id', /^jobs\.xls: is a web page, not a sheet/],
    ['jobs.csv', Buffer.from('PK\u0003\u0004 damaged'), /^jobs\.csv: is not an Excel workbook, or is damaged/],
    ['jobs.csv', Buffer.from('id,order\ncafé,1', 'latin1'), /^jobs\.csv: is not text in UTF-8, UTF-16 or Windows-874/],
  ])('rejects %s with the content %j', async (name, content, expected) => {
    expect(await read(name, content)).toEqual({ documents: [], faults: [expect.stringMatching(expected)] });
  });

  it('reports a file that does not exist', async () => {
    expect((await readFile('/nowhere/jobs.csv')).faults.map((fault) => faultLine(fault).en)).toEqual([
      expect.stringMatching(/^\/nowhere\/jobs\.csv: cannot be read: ENOENT/),
    ]);
  });
});

const windows874 = (text: string) =>
  Buffer.from(
    text.replace(/[ก-๛]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x0d60)),
    'latin1',
  );
const encodings: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a byte order mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'big-endian UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'UTF-16 without a byte order mark': (text) => Buffer.from(text, 'utf16le'),
  'Windows-874': windows874,
};
const word = fc
  .array(fc.constantFrom('บ้าน', 'น้ำ', 'ที่ดิน', 'a', '"', ',', ';', '\t', '\n', ' ', '๑', '฿', '='), { maxLength: 8 })
  .map((parts) => `ห้อง${parts.join('')}ใหม่`);

it('reads the same documents from every encoding, delimiter and marker line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...Object.entries(encodings)),
      fc.constantFrom(',', ';', '\t'),
      fc.boolean(),
      fc.constantFrom('', '\u200b', '\u2060', ' '),
      async (words, [encoding, encode], delimiter, hasSeparatorLine, mark) => {
        // Windows-874 has no invisible marks, and UTF-16 without a byte order mark is detected by its ASCII start.
        const before = encoding.startsWith('UTF-8') ? mark : '';
        const rows = [[`${before}id`, `${before}title.th`], ...words.map((title, at) => [String(at), title])];
        const separatorLine = hasSeparatorLine ? `sep=${delimiter}\r\n` : '';
        const text = separatorLine + stringify(rows, { delimiter, record_delimiter: '\r\n' });
        expect(await read('jobs.csv', encode(text))).toEqual({
          documents: words.map((th, at) => [at + 2, { id: String(at), title: { th } }]),
          faults: [],
        });
      },
    ),
    { numRuns: runs(200) },
  );
});
