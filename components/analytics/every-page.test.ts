import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What an error shows has no route, and the page of building blocks is for those who make the site. */
const WITHOUT_VIEW = ['[...rest]/page.tsx', 'error-page/[status]/page.tsx', 'style/page.tsx'];

const ROOT = 'app/[locale]';
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)page\.tsx$/.test(file));

/** The page's own markup, and that of the views beside it that it shows. */
function markup(file: string): string {
  const text = readFileSync(file, 'utf8');
  const views = [...text.matchAll(/from '(\.[^']*-view)'/g)].map(
    ([, from = '']) => `${path.join(path.dirname(file), from)}.tsx`,
  );
  return [text, ...views.filter(existsSync).map((view) => readFileSync(view, 'utf8'))].join('');
}

const marks = (file: string) => markup(path.join(ROOT, file)).split('<PageView').length - 1;

it('A2 every page with a route says once what its views are', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((file) => marks(file) === 0).toSorted()).toEqual(WITHOUT_VIEW);
  // Two would take turns, each for another page than the last.
  expect(pages.filter((file) => marks(file) > 1)).toEqual([]);
});
