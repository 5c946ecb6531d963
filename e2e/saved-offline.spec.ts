import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey';

test.use({ expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch RSC/] });

const isChunk = (request: Request) => request.url().includes('/_next/static/chunks/');

/** A string that only the script of the saved list contains. */
const SHEET_MARK = 'bringAllBack';

/** Returns a function that tells whether the script of the saved list and all scripts requested with it have loaded. */
function sheetLoaded(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let isThere = false;
  page.on('request', (request) => isChunk(request) && underWay.add(request));
  page.on('requestfinished', async (request) => {
    if (!underWay.has(request)) return;
    // The page may be closed by then.
    const text = await request
      .response()
      .then((answer) => answer?.text())
      .catch(() => undefined);
    isThere ||= text?.includes(SHEET_MARK) === true;
    underWay.delete(request);
  });
  return () => isThere && underWay.size === 0;
}

test('listings are saved, hidden and compared offline, and the saved list opens', { tag: ['@phone', '@full'] }, async ({
  page,
  context,
}) => {
  const save = { name: 'บันทึกประกาศนี้' };
  const compare = { name: /^เทียบ RM-/ };
  await page.goto('/th-th/properties/1');
  const cards = page.getByRole('article');
  const isLoaded = sheetLoaded(page);
  await cards.nth(0).getByRole('button', save).click();
  // The script of the list is prefetched once a listing is saved.
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

  await page.getByRole('button', { name: /^รายการที่บันทึกไว้/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText('฿');
  await expect(dialog.getByText('รายการนี้เป็นข้อมูลที่เครื่องจำไว้')).toBeVisible();
  await dialog.getByRole('link').first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await page.reload();
  await expect(cards).toHaveCount(11);
  for (const index of [0, 1])
    await expect(cards.nth(index).getByRole('button', save)).toHaveAttribute('aria-pressed', 'true');
  // Their index is lower by one, because a listing before them is hidden.
  for (const index of [2, 3])
    await expect(cards.nth(index).getByRole('button', compare)).toHaveAttribute('aria-pressed', 'true');
});

test('a lost connection shows a note, also for the list that cannot load, until it is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/th-th/listings/rm-1001');
  const note = page.getByText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต');
  await expect(note).toHaveCount(0);
  await context.setOffline(true);
  await expect(note).toBeVisible();
  const opener = page.getByRole('button', { name: 'รายการที่บันทึกไว้' });
  await opener.click();
  await expect(page.getByText('โหลดรายการไม่สำเร็จ')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
