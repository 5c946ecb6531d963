import { axeFaults } from './axe';
import { expect, test } from './journey';
import { SITES } from './sites';

const DAY_MS = 86_400_000;

test('a saved search shows the number of new listings until it is opened', { tag: ['@phone', '@full'] }, async ({
  page,
}) => {
  const address = `${SITES.edited.url}/search?deal=rent&type=condo`;
  await page.goto(address);
  await page.getByRole('button', { name: 'บันทึกการค้นหานี้' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'บันทึกการค้นหาแล้ว' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${SITES.edited.url}/properties/1`);
  const row = page.getByRole('tabpanel').getByRole('listitem');
  const open = async () => {
    await page.getByRole('button', { name: 'รายการที่บันทึกไว้' }).click();
    await page.getByRole('tab', { name: 'การค้นหาที่บันทึก' }).click();
  };
  await open();
  await expect(row).toHaveCount(1);
  // Two condominiums for rent are published on this site tomorrow.
  await expect(row).toContainText('ใหม่ 2 รายการ');
  expect(await axeFaults(page)).toEqual([]);

  await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
  await row.getByRole('link', { name: 'เช่า · คอนโด' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('tab', { name: 'การค้นหาที่บันทึก' })).toBeHidden();
  await open();
  await expect(row).toContainText(/\d/);
  await expect(row).not.toContainText('ใหม่');
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'บันทึกการค้นหานี้' })).toHaveAttribute('aria-pressed', 'false');
});
