import { expectNoAxeFaults } from './axe';
import { expect, test, windowFor } from './journey';

const AT = '2026-01-01T00:00:00.000Z';

/** Fills a list of this device before the page is opened, once. */
const fill = ([key, value]: readonly [string, string]) => {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
};

for (const [locale, words] of [
  ['en-us', { save: 'Save this home', full: '100 homes are saved, as many as this device keeps' }],
  ['th-th', { save: 'บันทึกบ้านนี้', full: 'บันทึกบ้านได้ไม่เกิน 100 รายการ' }],
] as const) {
  test(`${locale}: the home that is one too many is refused, and none goes for it`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    const homes = ['rm-1001', ...Array.from({ length: 99 }, (_, index) => `kept-${index}`)];
    await page.addInitScript(fill, ['saved-homes', JSON.stringify(homes)] as const);
    await page.goto(`/${locale}/listings/rm-1001`);
    const hearts = page.getByRole('main').getByRole('button', { name: words.save });
    const own = hearts.and(page.getByRole('button', { pressed: true })).first();
    const other = page.getByRole('article').getByRole('button', { name: words.save }).first();
    await other.click();
    const note = page.getByRole('status').getByText(words.full);
    await expect(note).toBeVisible();
    await expectNoAxeFaults(page);
    // Refused again it is said again: what only stays is not read out.
    await note.evaluate((text) => text.setAttribute('data-heard', ''));
    await other.click();
    await expect(page.locator('[data-heard]')).toHaveCount(0);
    await expect(note).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('saved-homes'))).toBe(JSON.stringify(homes));
    await own.click();
    await expect(note).toHaveCount(0);
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  });
}

test('the search that is one too many is refused, and none goes for it', { tag: '@phone' }, async ({ page }) => {
  const searches = Array.from({ length: 20 }, (_, index) => ({
    ...{ query: `?deal=rent&page=${index}`, name: `Rent ${index}` },
    ...{ savedAt: AT, seenAt: AT },
  }));
  await page.addInitScript(fill, ['saved-searches', JSON.stringify(searches)] as const);
  await page.goto('/en-us/search?deal=rent');
  const save = page.getByRole('button', { name: 'Save this search' });
  await save.click();
  await expect(page.getByRole('status').getByText('20 searches are saved')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('saved-searches'))).toBe(JSON.stringify(searches));
});
