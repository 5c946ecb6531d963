import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Error pages and alerts have no route, the style guide is for developers, and the page of an enquiry is for staff. The
 * page of a search alert is missing here only because it shares a view.
 */
const WITHOUT_VIEW = [
  '[...rest]/page.tsx',
  'alerts/sent/page.tsx',
  'alerts/status/[secret]/page.tsx',
  'enquiries/status/[secret]/page.tsx',
  'error-page/[status]/page.tsx',
  'listings/[id]/alert/page.tsx',
  'style/page.tsx',
];

const ROOT = 'app/[locale]';
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)page\.tsx$/.test(file));

/** The source of a page and of its views in the same folder. */
function markup(file: string): string {
  const text = readFileSync(file, 'utf8');
  const views = [...text.matchAll(/from '(\.[^']*-view)'/g)].map(
    ([, from = '']) => `${path.join(path.dirname(file), from)}.tsx`,
  );
  return [text, ...views.filter(existsSync).map((view) => readFileSync(view, 'utf8'))].join('');
}

const marks = (file: string) => markup(path.join(ROOT, file)).split('<PageView').length - 1;

it('A2 every page with a route has exactly one PageView', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((file) => marks(file) === 0).toSorted()).toEqual(WITHOUT_VIEW);
  // With two, each would replace the view of the other.
  expect(pages.filter((file) => marks(file) > 1)).toEqual([]);
});
