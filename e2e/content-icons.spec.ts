import { hold, SCRIPTS } from './hold';
import { expect, test } from './journey';
import { expectNoShift, watchShifts } from './shifts';
import { SITES } from './sites';

const HOME = `${SITES.edited.url}/en-us/listings/rm-1005`;

test('I1 I2 I3 an icon from another set is fetched once through our endpoint and shifts nothing', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/icons/')) requested.push(pathname + search);
  });
  await watchShifts(page);
  for (const _ of ['first visit', 'second visit']) {
    const letThrough = await hold(page, SCRIPTS);
    // page.goto of journey.ts would wait for React.
    await page.mainFrame().goto(HOME, { waitUntil: 'commit' });
    const icon = page.getByRole('listitem').filter({ hasText: 'Century The Movie Plaza' }).locator('.icon').first();
    await expect(icon).toBeAttached();
    // A jump to parts of the page that are not laid out yet shifts what is below them (decision 34).
    await page.evaluate(() => document.documentElement.removeAttribute('data-lazy-layout'));
    // The browser only counts layout shifts inside the viewport.
    await icon.scrollIntoViewIfNeeded();
    letThrough();
    await expect(icon.locator('span[style*="--svg"]')).toHaveCount(1);
    const other = page.getByRole('listitem').filter({ hasText: 'Hospital' }).locator('svg.icon').first();
    const [box, inMarkup] = [await icon.boundingBox(), await other.boundingBox()];
    expect([box?.width, box?.height, box?.x]).toEqual([inMarkup?.width, inMarkup?.height, inMarkup?.x]);
    await expectNoShift(page);
  }
  expect(requested).toEqual(['/api/icons/mdi.json?icons=movie']);
});

test('I4 icons from our own set need no request', { tag: ['@phone', '@full'] }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('.json?icons=') && requested.push(request.url()));
  await page.goto('/en-us/listings/rm-1017');
  const shuttle = page
    .getByRole('listitem')
    .filter({ hasText: /^Shuttle to BTS Thong Lo$/ })
    .last();
  await expect(shuttle.locator('svg.icon')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});
