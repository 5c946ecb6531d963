import { expect, test, windowFor } from './journey';

for (const [locale, words] of [
  ['en-us', { save: 'Save this home', saved: /^Saved homes/, remove: /^Remove/, empty: /Nothing saved yet/ }],
  ['th-th', { save: 'บันทึกบ้านนี้', saved: /^บ้านที่บันทึกไว้/, remove: /^เอา .* ออก/, empty: /ยังไม่มีบ้านที่บันทึกไว้/ }],
] as const) {
  test(`${locale}: keep a home, find it after a reload, open it, let it go`, { tag: windowFor(locale) }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/properties/1`);
    const hearts = page.getByRole('article').getByRole('button', { name: words.save });
    await hearts.nth(1).click();
    await hearts.nth(0).click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');

    const opener = page.getByRole('button', { name: words.saved });
    await expect(opener).toContainText('2');
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: words.remove }).first().click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.press('Enter');
    await dialog.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/listings/`));
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: words.save }).first().click();
    await page.goto(`/${locale}`);
    await page.getByRole('button', { name: words.saved }).click();
    await expect(page.getByRole('dialog')).toContainText(words.empty);
  });
}

test('what the storage holds is not trusted', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001","<b>","../x",null,"rm-9999"]'));
  await page.goto('/en-us');
  await page.getByRole('button', { name: /^Saved homes/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  // Behind the open list the button is out of the reach of roles.
  await expect(page.locator('button[aria-label="Saved homes (1)"]').locator('visible=true')).toHaveCount(1);
});

test.describe('a home that has gone', () => {
  // Its page is fetched ahead until the site has said that there is none.
  test.use({ expectedFaults: [/status of 404 .*\/listings\/rm-9999/] });

  test('a saved home that the site has no longer stays as it was known, until it is taken out', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const title = { th: 'บ้านริมคลอง', en: 'House by the canal' };
      const home = {
        id: 'rm-9999',
        code: 'RM-9999',
        title,
        deal: 'sale',
        price: 1,
        recordStatus: 'Active',
        picture: null,
      };
      if (localStorage.getItem('saved-homes') !== null) return;
      for (const list of ['saved-homes', 'recent-homes']) localStorage.setItem(list, '["rm-9999","rm-1001"]');
      localStorage.setItem('home-summaries', JSON.stringify([home]));
    });
    await page.goto('/th-th');
    const opener = page.getByRole('button', { name: /^บ้านที่บันทึกไว้/ });
    const homes = page.getByRole('dialog').getByRole('listitem');
    for (const _ of ['at first', 'the next time']) {
      await opener.click();
      await expect(homes).toHaveCount(2);
      await expect(homes.first()).toContainText('ขณะนี้ไม่มีบ้านนี้บนเว็บไซต์');
      await expect(homes.first()).toContainText('บ้านริมคลอง');
      await expect(homes.getByRole('link')).toHaveCount(1);
      await page.reload();
    }
    await opener.click();
    await page.getByRole('tab', { name: 'ดูล่าสุด' }).click();
    await expect(homes).toHaveCount(1);
    await page.getByRole('tab', { name: 'บันทึกไว้' }).click();
    await page.getByRole('button', { name: 'เอา บ้านริมคลอง ออก' }).click();
    await expect(homes).toHaveCount(1);
  });
});

test('homes that the site has no longer, and the device does not know, are let go of', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-9999"]'));
  await page.goto('/en-us');
  await page.getByRole('button', { name: /^Saved homes/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing saved yet');
});

test('the saved homes are within reach on the page of a home', async ({ page }) => {
  await page.goto('/th-th/listings/rm-1001');
  await expect(page.getByRole('button', { name: 'บ้านที่บันทึกไว้' })).toBeVisible();
});

test.describe('a list that cannot be loaded', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('says so and is asked for again', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('saved-homes', '["rm-1001"]'));
    await page.goto('/en-us');
    await page.route('**/api/listings?*', (route) => route.abort());
    await page.getByRole('button', { name: /^Saved homes/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/api/listings?*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('the page stays whole, and the list opens once it is back', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/th-th/properties/1');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const opener = page.getByRole('button', { name: 'บ้านที่บันทึกไว้' });
    await opener.click();
    await expect(page.getByText('โหลดบ้านที่บันทึกไว้ไม่ได้')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('that the list cannot come is said in sight, also by the heart in the head', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.goto('/th-th/listings/rm-1001');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'บ้านที่บันทึกไว้' }).click();
    await expect(page.getByText('โหลดบ้านที่บันทึกไว้ไม่ได้')).toBeInViewport();
  });
});

test('going back closes the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-us/properties/1');
  await page.locator('nav a[rel=next]').click();
  await expect(page).toHaveURL('/en-us/properties/2');
  await page.getByRole('button', { name: /^Saved homes/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en-us/properties/1');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/en-us/properties/2');
  await expect(page.locator('nav a[rel=prev]')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
