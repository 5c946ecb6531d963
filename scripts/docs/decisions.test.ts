import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkedFiles } from './testing/markdown';

const FOLDER = 'docs/decisions';
const pages = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();

it('the list of decisions links to every decision, in order', () => {
  const listed = linkedFiles(readFileSync(join(FOLDER, 'README.md'), 'utf8')).filter((link) => !link.startsWith('..'));
  expect(listed).toEqual(pages);
});

it.each(pages)('%s begins with its number and its date', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8');
  expect(text).toMatch(new RegExp(`^# ${Number(page.slice(0, 4))}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d`));
});
