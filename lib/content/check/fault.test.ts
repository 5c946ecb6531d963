import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES } from '../collections';
import { EXAMPLES } from './examples';
import { exampleAt, refusal, valueAt } from './fault';

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    '2569-01-01',
    'javascript:alert(1)',
    'https://[',
    -1,
    0.5,
    1e15,
    {},
    [],
    [{}],
    'ก'.repeat(60_000),
  ),
);

it.each(COLLECTION_NAMES)('explains every rejection of %s in Thai and in English', (collection) => {
  const schema = COLLECTION_DOCUMENTS[collection];
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(schema.shape)), anyValue, (name, value) => {
      const document = { updated_at: '2026-01-01T00:00:00Z', ...EXAMPLES[collection], [name]: value };
      for (const issue of schema.safeParse(document).error?.issues ?? []) {
        const given = valueAt(document, issue.path);
        const { en, th } = refusal(issue, given, exampleAt(collection, issue.path.join('.')));
        expect(th).toMatch(/[ก-๙]/);
        expect(`${en} ${th}`).not.toMatch(/Invalid|Too (big|small)|\bexpected\b/);
      }
    }),
    { numRuns: runs(200) },
  );
});
