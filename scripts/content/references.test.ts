import { expect, it } from 'vitest';
import { listingDocumentFixture } from '../../lib/content/testing/documents';
import { localFault } from './check';
import { checkCandidates } from './check-candidates';
import { faultLine } from './faults';
import { crossFaults } from './references';

const NOW = '2026-11-26T00:00:00Z';
const alt = { th: 'ภาพ', en: 'A picture' };
const media = (url: string) => ({ kind: 'photo', url, width: 900, height: 600, alt });

it('reports a picture that cannot be shown with its row and column', async () => {
  const document = {
    ...listingDocumentFixture,
    usable_area_sqm: 120,
    media: [
      media('/demo/living-garden-oak.jpg'),
      media('https://drive.google.com/file/d/1AbC/view'),
      media('/demo/no.jpg'),
    ],
  };
  const place = { collection: 'listings', file: 'listings.csv', row: 5, columnOf: (path: string) => path } as const;
  const { checked } = checkCandidates([{ ...place, document }], NOW);
  expect(checked).toHaveLength(1);
  const database = { existing: async () => new Set<string>() };
  const faults = await crossFaults(database, checked, { others: new Map(), gone: new Map() }, localFault);
  const lines = faults.map(faultLine).filter(({ en }) => en.includes('media'));
  expect(lines.map(({ en }) => en)).toEqual([
    expect.stringMatching(/^listings\.csv, row 5, column media\.1\.url: '.+' is a link for sharing/),
    'listings.csv, row 5, column media.2.url: /demo/no.jpg is not under public/',
  ]);
  expect(lines[0]?.th).toMatch(/^listings\.csv แถว 5 คอลัมน์ media\.1\.url: .+ลิงก์สำหรับแชร์/);
});
