import { axeFaults } from './axe';
import { LOCALES, numberIn, statusOf } from './filters-journey';
import { expect, test, windowFor } from './journey';

for (const [locale, words] of LOCALES) {
  test(`${locale}: nothing found leads to searches that find as many as they say`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    const address = `/${locale}/search?deal=sale&type=condo&province=10&price_max=500000&beds_min=5`;
    await page.goto(address);
    const ways = page
      .getByRole('main')
      .getByRole('region')
      .or(page.locator('main section'))
      .getByRole('listitem')
      .getByRole('link');
    const count = await ways.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(5);
    expect(await axeFaults(page)).toEqual([]);
    for (let index = 0; index < count; index += 1) {
      const promised = numberIn((await ways.nth(index).locator('span').last().textContent()) ?? '');
      await ways.nth(index).click();
      await expect(page).not.toHaveURL(address);
      await expect(statusOf(page)).toHaveText(words.total);
      expect(numberIn(await statusOf(page).textContent())).toBe(promised);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(ways).toHaveCount(count);
    }
  });
}
