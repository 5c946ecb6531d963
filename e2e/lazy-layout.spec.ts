import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource.*\.woff2/] });

test('a phone lays out a new page in parts, and going back to it finds the same place', { tag: '@phone' }, async ({
  page,
}) => {
  const root = page.locator('html');
  const hasSkippedParts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.lazy-layout > :first-child')].some(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
      ),
    );
  // A typeface that is late is used on the next page (decision 23), where it changes the heights.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/th-th/listings/rm-1001');
  expect(await hasSkippedParts()).toBe(true);
  await page.keyboard.press('End');
  await expect(root).not.toHaveAttribute('data-lazy-layout');
  expect(await hasSkippedParts()).toBe(false);
  const placeOfFooter = () => page.evaluate(() => document.querySelector('#site-footer')?.getBoundingClientRect().top);
  const place = await placeOfFooter();
  await page.goto('/th-th/our-team');
  await page.goBack();
  await expect.poll(placeOfFooter).toBe(place);
  expect(await hasSkippedParts()).toBe(false);
  await page.goto('/th-th/listings/rm-1002');
  await page.evaluate(() => document.querySelector<HTMLElement>('#section-bar [href="#money"]')?.click());
  const placeOfMoney = () => page.evaluate(() => document.querySelector('#money')?.getBoundingClientRect().top);
  await expect.poll(placeOfMoney).toBeCloseTo(128, -2);
  await page.goto('/th-th/listings/rm-1001#money');
  await expect(root).not.toHaveAttribute('data-lazy-layout');
});
