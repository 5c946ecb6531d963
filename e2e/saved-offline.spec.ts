import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey';

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

test('without the network homes are saved, hidden and chosen, and the list opens', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const save = { name: 'บันทึกบ้านนี้' };
  const compare = { name: /^เทียบ RM-/ };
  await page.goto('/th-th/properties/1');
  const cards = page.getByRole('article');
  const isLoaded = sheetLoaded(page);
  await cards.nth(0).getByRole('button', save).click();
  // Once something is saved the list itself is fetched ahead.
  await expect.poll(isLoaded).toBe(true);
  await context.setOffline(true);

  await cards.nth(1).getByRole('button', save).click();
  await cards.nth(3).getByRole('button', compare).click();
  await cards.nth(4).getByRole('button', compare).click();
  await cards
    .nth(2)
    .getByRole('button', { name: /^ซ่อน RM-/ })
    .press('Enter');
  await page.getByRole('link', { name: 'เทียบ 2 รายการ' }).click();
  await expect(page.getByText('เปิดหน้าเปรียบเทียบได้เมื่อ').first()).toBeVisible();
  await expect(page).toHaveURL('/th-th/properties/1');

  await page.getByRole('button', { name: /^บ้านที่บันทึกไว้/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('฿');
  await expect(dialog.getByText('นี่คือรายการที่เครื่องจำไว้')).toBeVisible();
  await dialog.getByRole('link').first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await page.reload();
  await expect(cards).toHaveCount(11);
  for (const index of [0, 1])
    await expect(cards.nth(index).getByRole('button', save)).toHaveAttribute('aria-pressed', 'true');
  // One before them is hidden now.
  for (const index of [2, 3])
    await expect(cards.nth(index).getByRole('button', compare)).toHaveAttribute('aria-pressed', 'true');
});

test('a lost connection is said, also of the list that cannot come, and both end when it is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/th-th/listings/rm-1001');
  const note = page.getByText('ไม่มีอินเทอร์เน็ต');
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  const opener = page.getByRole('button', { name: 'บ้านที่บันทึกไว้' });
  await opener.click();
  await expect(page.getByText('โหลดบ้านที่บันทึกไว้ไม่ได้')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
