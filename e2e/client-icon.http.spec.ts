import { expect, test } from '@playwright/test';

/** A string that only the Iconify client contains. */
const LIBRARY = 'api.iconify.design';

test('I4 a page has its icons in the markup and the style sheet, and none of its scripts contains the icon library', async ({
  request,
}) => {
  const html = await (await request.get('/en-us')).text();
  expect(html.match(/<svg aria-hidden="true" viewBox|class="mask-icon/g)?.length).toBeGreaterThan(10);
  const scripts = html.match(/\/_next\/static\/chunks\/[\w./~-]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  const sources = await Promise.all([...new Set(scripts)].map(async (path) => (await request.get(path)).text()));
  expect(sources.join('')).not.toContain(LIBRARY);
});
