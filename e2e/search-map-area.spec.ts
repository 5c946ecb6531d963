import { expect, test, windowFor } from './journey';
import { drag, found, LANGUAGES, middle, openMap } from './map-journey';

for (const [locale, words] of Object.entries(LANGUAGES)) {
  test(`${locale}: an area drawn with the pointer, and taken away again`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await openMap(page, `/${locale}/search?view=map&province=10`, words);
    const all = await found(page);
    await page.getByRole('button', { name: words.draw, exact: true }).click();
    const { x, y, width, height } = await middle(page);
    const [dx, dy] = [width / 6, height / 6];
    await drag(
      page,
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y - dy },
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y + dy },
    );
    await expect(page).toHaveURL(/area=[\d.,]+/);
    const corners = new URL(page.url()).searchParams.get('area')?.split(',').length ?? 0;
    expect(corners / 2).toBeLessThanOrEqual(60);
    await expect.poll(() => found(page)).toBeLessThan(all);
    await expect(page.locator('.map-area')).toBeVisible();
    await page.getByRole('button', { name: words.remove }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect.poll(() => found(page)).toBe(all);
  });

  test(`${locale}: an area drawn from the keyboard`, { tag: '@desktop' }, async ({ page }) => {
    await openMap(page, `/${locale}/search?view=map&province=10`, words);
    const all = await found(page);
    await page.getByRole('button', { name: words.draw, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('application', { name: words.sheet })).toBeFocused();
    for (const key of [
      'ArrowUp',
      'Enter',
      'ArrowRight',
      'Enter',
      'Enter',
      'Backspace',
      'ArrowDown',
      'ArrowDown',
      'Enter',
    ]) {
      await page.keyboard.press(key);
    }
    await expect(page.locator('.map-corner')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.finish })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/area=[\d.,]+/);
    expect(new URL(page.url()).searchParams.get('area')?.split(',')).toHaveLength(6);
    await expect.poll(() => found(page)).toBeLessThan(all);
  });
}
