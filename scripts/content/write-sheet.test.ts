import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { EXAMPLES } from '../../lib/content/check/examples';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES } from '../../lib/content/collections';
import { variedDocuments } from '../../lib/content/testing/varied-documents';
import { checkCandidates } from './check-candidates';
import { columnsOf, fieldsOf } from './field';
import { readSheet } from './read-sheet';
import { csvText, sheetTable, templateTable } from './write-sheet';

const NOW = '2026-11-22T05:00:00Z';

/** The names in the first column of the table under a heading of the guide. */
function namesIn(heading: string): string[] {
  const sections = readFileSync('docs/content-fields.md', 'utf8').split(/^## /m);
  const section = sections.find((part) => part.startsWith(`${heading} `)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

describe.each(COLLECTION_NAMES)('the template of %s', (collection) => {
  const text = csvText(templateTable(collection));

  it('starts with a byte order mark, and reads back as its example without faults', () => {
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const { candidates, faults } = readSheet(collection, 'a.csv', text.slice(1));
    const reasons = [...faults, ...checkCandidates(candidates, NOW).faults].map(({ reason }) => reason.en);
    // The id of this example is the id of an existing page.
    expect(reasons).toEqual(collection === 'pages' ? ['is the example row; delete it'] : []);
    expect(candidates.map(({ document }) => document)).toEqual([EXAMPLES[collection]]);
  });

  it("keeps the repository's documents in a round trip", () => {
    // A thousand documents are enough, because thousands of subdistricts have the same columns.
    const documents = variedDocuments(collection, 1_000);
    const { candidates, faults } = readSheet(collection, 'a.csv', csvText(sheetTable(collection, documents)).slice(1));
    const read = checkCandidates(candidates, NOW);
    expect([...faults, ...read.faults]).toEqual([]);
    // The round trip drops an image URL of '', because an empty cell leaves its field out.
    const schema: z.ZodObject = COLLECTION_DOCUMENTS[collection];
    const expected = documents.map(({ contact_image_grey_url: grey, ...document }) =>
      schema.parse({ ...document, ...(grey ? { contact_image_grey_url: grey } : {}), updated_at: NOW }),
    );
    expect(read.checked.map(({ parsed }) => parsed)).toEqual(expected);
  });

  it('has an example value for every field', () => {
    const shown = Object.keys(EXAMPLES[collection]);
    expect([...fieldsOf(collection).keys()].filter((name) => name !== 'updated_at' && !shown.includes(name))).toEqual(
      [],
    );
  });

  it('has only columns that docs/content-fields.md explains', () => {
    const shared = namesIn('Pictures');
    const own = namesIn(`\`${collection}\``);
    const columns = columnsOf(fieldsOf(collection)).map((column) =>
      column.replace(/\.(th|en)$/, '').replace(/\.\d+(?=\.|$)/g, '.N'),
    );
    const isExplained = (column: string) => {
      const group = own.find((name) => name.endsWith('…') && column.startsWith(name.slice(0, -1)));
      return group === undefined ? own.includes(column) : shared.includes(column.slice(group.length - 1));
    };
    expect([...new Set(columns)].filter((column) => !isExplained(column))).toEqual([]);
  });
});
