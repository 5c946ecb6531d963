import { axeFaults } from './axe';
import { expect, test } from './journey';

const SAVE = { name: 'บันทึกประกาศนี้' };
const OPENER = { name: /^รายการที่บันทึกไว้/ };
/** A point of the photo in a row of the saved list. */
const PHOTO = { x: 40, y: 44 };

test('listings are saved, survive a reload, open from the saved list and can be removed', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/th-th/properties/1');
  const hearts = page.getByRole('article').getByRole('button', SAVE);
  await hearts.nth(1).click();
  await hearts.nth(0).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');

  const opener = page.getByRole('button', OPENER);
  await expect(opener).toContainText('2');
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog
    .getByRole('button', { name: /^ลบ .* ออกจากรายการ/ })
    .first()
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await dialog.getByRole('listitem').click({ position: PHOTO });
  await expect(page).toHaveURL(/\/th-th\/listings\//);
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', SAVE).first().click();
  await page.getByRole('button', OPENER).click();
  await expect(dialog).toContainText('ยังไม่มีรายการที่บันทึกไว้');
});

test('hidden cards and the notes of full lists are visible and have no axe violation', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const homes = Array.from({ length: 100 }, (_, index) => `kept-${index}`);
    localStorage.setItem('saved-homes', JSON.stringify(homes));
    localStorage.setItem('compared-homes', JSON.stringify(homes.slice(0, 4)));
  });
  await page.goto('/th-th/properties/1');
  const card = page.getByRole('article').nth(0);
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^ซ่อน RM-/ })
    .press('Enter');
  await card.getByRole('button', { name: /^เทียบ RM-/ }).click();
  await card.getByRole('button', SAVE).click();
  await expect(page.getByRole('status').getByText('บันทึกได้สูงสุด 100 รายการ')).toBeInViewport();
  await expect(page.getByRole('complementary').getByText('เปรียบเทียบได้สูงสุด 4 รายการ')).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);
});
