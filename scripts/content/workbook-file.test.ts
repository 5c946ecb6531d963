import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runs } from '@/vitest.runs';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { checkCandidates } from './checked';
import { readFile } from './read-file';
import { sheetTable, templateTable } from './template';
import { workbookFile } from './workbook-file';

const NOW = '2026-11-22T05:00:00Z';
const list = z.array(z.record(z.string(), z.unknown()));
const folder = mkdtempSync(join(tmpdir(), 'workbook-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes documents to a workbook and reads it again. */
async function readAgain(collection: CollectionName, documents: readonly Record<string, unknown>[]) {
  const path = join(folder, `${collection}.xlsx`);
  writeFileSync(path, await workbookFile(sheetTable(collection, documents)));
  return readFile(path);
}

describe.each(COLLECTION_NAMES)('the workbook of %s', (collection) => {
  it("keeps the repository's documents when it is read again", async () => {
    // Thousands of places have the same columns; the test of CSV sheets reads more.
    const documents = list.parse(JSON.parse(readFileSync(`content/${collection}.json`, 'utf8'))).slice(0, 50);
    const { candidates, faults } = await readAgain(collection, documents);
    const checked = checkCandidates(candidates, NOW);
    expect([...faults, ...checked.faults]).toEqual([]);
    // An empty cell leaves its field out, so a picture address of '' is gone.
    const schema: z.ZodObject = COLLECTION_DOCUMENTS[collection];
    const expected = documents.map(({ contact_image_grey_url: grey, ...document }) =>
      schema.parse({ ...document, ...(grey ? { contact_image_grey_url: grey } : {}), updated_at: NOW }),
    );
    expect(checked.checked.map(({ parsed }) => parsed)).toEqual(expected);
  });

  it('keeps its heading in view, and its codes as text', async () => {
    const { sheets } = await readXlsx(await workbookFile(templateTable(collection)), { readStyles: true });
    const [sheet] = sheets;
    expect(sheet).toMatchObject({ name: collection, freezePane: { rows: 1 } });
    // The example, and the last of the rows that are ready for more.
    for (const cell of ['1,0', '201,0']) expect(sheet?.cells?.get(cell)?.style?.numFmt).toBe('@');
  });
});

/** Texts that Excel changes in a cell that is not formatted as text. */
const HOSTILE = ['=1+1', '+66812345678', '-', '@a', '1-2', '0012', 'TRUE', '#N/A', '1e5', "'x", '_x0041_', 'ก\nข'];

describe('a written workbook', () => {
  it('offers what a field allows', async () => {
    const { sheets } = await readXlsx(await workbookFile(templateTable('redirects')));
    expect(sheets[0]?.dataValidations?.map(({ range, values }) => [range, values])).toEqual([
      ['B2:B1048576', ['Active', 'Inactive', 'Draft']],
      ['E2:E1048576', ['301', '302', '307', '308']],
      ['F2:F1048576', ['TRUE', 'FALSE']],
    ]);
  });

  it('is refused for a text that no cell of Excel can hold', async () => {
    const long = sheetTable('works', [{ id: 'a', body: { th: 'ก'.repeat(32_768) } }]);
    await expect(workbookFile(long)).rejects.toThrow(/^a, body\.th: has more than 32767 characters/);
  });

  it('keeps every text, also those that Excel would change', async () => {
    const wild = fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((each) => `x${each.replace(/(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')}x`);
    await fc.assert(
      fc.asyncProperty(fc.array(wild, { maxLength: 30 }), async (texts) => {
        const documents = [...HOSTILE, ...texts].map((name, at) => ({ id: String(at), contact_name: name }));
        const { candidates } = await readAgain('contact_widget', documents);
        expect(candidates.map(({ document }) => document)).toEqual(documents);
      }),
      { numRuns: runs(12) },
    );
  });
});
