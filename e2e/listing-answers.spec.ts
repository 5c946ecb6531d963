import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { expect, test } from './journey';

const NOTE = /หมุดหลักเขต/;

const openMap = async (page: Page) => {
  await page.getByRole('button', { name: 'เปิดแผนที่' }).focus();
  await page.keyboard.press('Enter');
};

test('the map of a listing loads on request, and an area keeps its real size at every zoom', {
  tag: '@phone',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/th-th/listings/rm-3004');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /maplibre|map\/base/.test(url))).toEqual([]);
  await openMap(page);
  const area = page.locator('.place-area');
  await expect(area).toBeVisible();
  const width = async () => (await area.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'ซูมเข้า' }).click();
  await expect.poll(async () => Math.round((await width()) / before)).toBe(2);
});

test('an exact location has a point on its map, a deed is explained, and neither has an axe violation', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/th-th/listings/rm-2007');
  await openMap(page);
  await expect(page.locator('.place-point')).toBeVisible();
  await page.locator('summary', { hasText: /^กรรมสิทธิ์/ }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facts have explanations, the location is a link, and controls that need scripts are hidden', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/th-th/listings/rm-2007');
    await expect(page.getByText(NOTE)).toBeHidden();
    await page.locator('summary', { hasText: /^กรรมสิทธิ์/ }).click();
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('button', { name: 'เปิดแผนที่' })).toHaveCount(0);
    const place = page.getByRole('link', { name: 'เปิดใน Google Maps' });
    await expect(place).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=13\.\d+%2C100\./,
    );
    await expect(page.getByRole('link', { name: 'ส่งทาง LINE' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'คัดลอกลิงก์' })).toBeHidden();
  });
});
