import type { Page, Request } from '@playwright/test';
import { expect, test, windowFor } from './journey';

test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/] });

const isChunk = (request: Request) => request.url().includes('/_next/static/chunks/');

/** What its own script says, and no other. */
const WORD_OF_SHEET = 'bringAllBack';

/** Whether the list of saved homes is there, with all scripts that were asked for together with its own. */
function sheetLoaded(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let isThere = false;
  page.on('request', (request) => isChunk(request) && underWay.add(request));
  page.on('requestfinished', async (request) => {
    if (!underWay.has(request)) return;
    // The window may be closed by then.
    const text = await request
      .response()
      .then((answer) => answer?.text())
      .catch(() => undefined);
    isThere ||= text?.includes(WORD_OF_SHEET) === true;
    underWay.delete(request);
  });
  return () => isThere && underWay.size === 0;
}

for (const [locale, words] of [
  [
    'en-us',
    {
      save: 'Save this home',
      hide: /^Hide RM-/,
      compare: /^Compare RM-/,
      saved: /^Saved homes/,
      offline: 'You are offline. This is what',
      notNow: 'The comparison opens when',
      compareAll: 'Compare 2',
    },
  ],
  [
    'th-th',
    {
      save: 'บันทึกบ้านนี้',
      hide: /^ซ่อน RM-/,
      compare: /^เทียบ RM-/,
      saved: /^บ้านที่บันทึกไว้/,
      offline: 'นี่คือรายการที่เครื่องจำไว้',
      notNow: 'เปิดหน้าเปรียบเทียบได้เมื่อ',
      compareAll: 'เทียบ 2 รายการ',
    },
  ],
] as const) {
  test(`${locale}: without the network homes are saved, hidden and chosen, and the list opens`, {
    tag: windowFor(locale),
  }, async ({ page, context }) => {
    await page.goto(`/${locale}/properties/1`);
    const cards = page.getByRole('article');
    const isLoaded = sheetLoaded(page);
    await cards.nth(0).getByRole('button', { name: words.save }).click();
    // Once something is saved the list itself is fetched ahead.
    await expect.poll(isLoaded).toBe(true);
    await context.setOffline(true);

    await cards.nth(1).getByRole('button', { name: words.save }).click();
    await cards.nth(3).getByRole('button', { name: words.compare }).click();
    await cards.nth(4).getByRole('button', { name: words.compare }).click();
    await cards.nth(2).getByRole('button', { name: words.hide }).press('Enter');
    await expect(cards.nth(2).getByRole('heading')).toBeHidden();

    await page.getByRole('link', { name: words.compareAll }).click();
    await expect(page.getByText(words.notNow).first()).toBeVisible();
    await expect(page).toHaveURL(`/${locale}/properties/1`);

    await page.getByRole('button', { name: words.saved }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').first()).toContainText('฿');
    await expect(dialog.getByText(words.offline)).toBeVisible();
    await dialog.getByRole('link').first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await page.reload();
    await expect(cards).toHaveCount(11);
    for (const [name, indices] of [
      [words.save, [0, 1]],
      // One before them is hidden now.
      [words.compare, [2, 3]],
    ] as const) {
      for (const index of indices) {
        await expect(cards.nth(index).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      }
    }
  });
}

test('where storage is forbidden everything holds for the window', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new Error('denied');
    };
    Object.assign(Storage.prototype, { getItem: denied, setItem: denied });
  });
  await page.goto('/en-us/properties/1');
  const cards = page.getByRole('article');
  await cards.nth(0).getByRole('button', { name: 'Save this home' }).click();
  await expect(cards.nth(0).getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true');
  await cards.nth(1).getByRole('button', { name: /^Hide/ }).press('Enter');
  await page.locator('nav a[rel=next]').click();
  await expect(page).toHaveURL('/en-us/properties/2');
  await page.goBack();
  await expect(cards).toHaveCount(11);
  await page.getByRole('button', { name: /^Saved homes/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});
