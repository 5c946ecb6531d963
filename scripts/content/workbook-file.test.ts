import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { anyText } from 'thai-property-search/testing/any-text';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { runs } from '@/vitest.runs';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { variedDocuments } from '../../lib/content/testing/varied-documents';
import { checkCandidates } from './check-candidates';
import { readFile } from './read-file';
import { sheetTable, templateTable, workbookFile } from './write-sheet';

const NOW = '2026-11-22T05:00:00Z';
const folder = mkdtempSync(join(tmpdir(), 'workbook-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes documents to a workbook and reads them back. */
async function readAgain(collection: CollectionName, documents: readonly Record<string, unknown>[]) {
  const path = join(folder, `${collection}.xlsx`);
  writeFileSync(path, await workbookFile(sheetTable(collection, documents)));
  return readFile(path);
}

describe.each(COLLECTION_NAMES)('the workbook of %s', (collection) => {
  it("keeps the repository's documents in a round trip", async () => {
    // Fifty are enough: thousands of places have the same columns, and the test of CSV sheets reads more of them.
    const documents = variedDocuments(collection, 50);
    const { candidates, faults } = await readAgain(collection, documents);
    const checked = checkCandidates(candidates, NOW);
    expect([...faults, ...checked.faults]).toEqual([]);
    // The round trip drops an image URL of '', because an empty cell leaves its field out.
    const schema: z.ZodObject = COLLECTION_DOCUMENTS[collection];
    const expected = documents.map(({ contact_image_grey_url: grey, ...document }) =>
      schema.parse({ ...document, ...(grey ? { contact_image_grey_url: grey } : {}), updated_at: NOW }),
    );
    expect(checked.checked.map(({ parsed }) => parsed)).toEqual(expected);
  });

  it('freezes the header row, and formats codes as text', async () => {
    const { sheets } = await readXlsx(await workbookFile(templateTable(collection)), { readStyles: true });
    const [sheet] = sheets;
    expect(sheet).toMatchObject({ name: collection, freezePane: { rows: 1 } });
    // The row of the example, and the last of the rows that are formatted in advance.
    for (const cell of ['1,0', '201,0']) expect(sheet?.cells?.get(cell)?.style?.numFmt).toBe('@');
  });
});

/** Texts that Excel would change in a cell without the text format. */
const HOSTILE = ['=1+1', '+66812345678', '-', '@a', '1-2', '0012', 'TRUE', '#N/A', '1e5', "'x", '_x0041_', 'ก\nข'];

describe('a written workbook', () => {
  it('has drop-down lists with the allowed values', async () => {
    const { sheets } = await readXlsx(await workbookFile(templateTable('redirects')));
    expect(sheets[0]?.dataValidations?.map(({ range, values }) => [range, values])).toEqual([
      ['B2:B1048576', ['Active', 'Inactive', 'Draft']],
      ['E2:E1048576', ['301', '302', '307', '308']],
      ['F2:F1048576', ['TRUE', 'FALSE']],
    ]);
  });

  it('is rejected if a text is too long for an Excel cell', async () => {
    const long = sheetTable('works', [{ id: 'a', body: { th: 'ก'.repeat(32_768) } }]);
    await expect(workbookFile(long)).rejects.toThrow(/^a, body\.th: has more than 32767 characters/);
  });

  it('keeps every text, including those that Excel would change', async () => {
    const texts = anyText({ maxLength: 40 }).map(
      (each) => `x${each.replace(/(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')}x`,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { maxLength: 30 }), async (some) => {
        const documents = [...HOSTILE, ...some].map((name, at) => ({ id: String(at), contact_name: name }));
        const { candidates } = await readAgain('contact_widget', documents);
        expect(candidates.map(({ document }) => document)).toEqual(documents);
      }),
      { numRuns: runs(12) },
    );
  });
});
