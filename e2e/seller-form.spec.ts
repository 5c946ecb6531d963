import type { Page } from '@playwright/test';
import { PHOTO_DRAFT } from '../components/leads/draft-age';
import { photoWithPosition } from '../lib/leads/testing/photos';
import { axeFaults } from './axe';
import { hold, SCRIPTS } from './hold';
import { hydrated } from './hydration';
import { expect, test } from './journey';
import { fillRequired, goToStep, someone, submit, typeOf } from './seller-journey';
import { expectNoShift, watchShifts } from './shifts';

const FORM = '/th-th/contact-us-for-sell';
const ENGLISH_FORM = '/en-us/contact-us-for-sell';

test.use({ expectedFaults: [/Failed to load resource/] });

// The server limits enquiries per IP address.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someone().address }));

/**
 * Reloads with the scripts held back, and waits for the server-rendered form. The returned function releases the
 * scripts.
 */
async function reloadHeld(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPTS);
  await page.evaluate(() => Object.assign(window, { isEarlier: true }));
  const reloaded = page.reload();
  await page.waitForFunction(() => !('isEarlier' in window) && document.querySelector('#consent_contact') !== null);
  return async () => {
    release();
    await reloaded;
  };
}

test('the steps are entries of the history, and the error summary leads to a field that the header does not cover', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(FORM);
  await hydrated(page);
  await expect(page.locator('#size')).toBeHidden();
  await submit(page).click();
  const summary = page.getByRole('alert', { name: 'กรุณาแก้ไขข้อมูล' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(page).toHaveTitle(/^ข้อผิดพลาด: ฝากขายกับเรา/);
  await summary.getByRole('link', { name: 'กรุณาระบุเขต/อำเภอ' }).click();
  await expect(page.locator('#place')).toBeFocused();
  const top = await page.locator('label[for=place]').evaluate((label) => label.getBoundingClientRect().top);
  const header = await page.locator('#site-header').evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top, 'the label is not under the header').toBeGreaterThanOrEqual(header);

  await typeOf(page, 'townhouse').check();
  await page.locator('#place').fill('ลาดพร้าว');
  await page.locator('#place').press('Enter');
  await expect(page.locator('#size')).toBeFocused();
  await expect(page.locator('#step-2')).toBeInViewport();
  await page.locator('#size').fill('128 ตร.ม.');
  await expect(page.getByText(/^฿4,\d+,000 – ฿4,\d+,000$/)).toBeVisible();
  await page.getByRole('radio', { name: 'ไร่' }).check();
  await expect(page.locator('#size')).toBeHidden();
  await page.locator('#ngan').fill('2');
  await page.getByRole('button', { name: 'ข้ามรูปถ่าย' }).click();
  await expect(page.locator('#name')).toBeFocused();
  for (const step of [3, 2, 1]) {
    await page.goBack();
    await expect(page.locator(`#step-${step}`)).toBeFocused();
  }
  await expect(page.locator('#place')).toHaveValue('ลาดพร้าว กรุงเทพมหานคร');
  await expect(page).toHaveURL(FORM);
});

/** Runs in the page. Opening a database that does not exist would create it without its store. */
async function isPhotoKept(database: string): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return false;
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const opened = await settled(indexedDB.open(database));
  const kept = await settled(opened.transaction('photos').objectStore('photos').count());
  opened.close();
  return kept > 0;
}

test('a draft with its photo is restored after a reload and in the other language, and shifts nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await watchShifts(page);
  await page.goto(FORM);
  await fillRequired(page);
  await expect(page.getByText('เก็บไว้ในเครื่องของคุณ')).toBeVisible();
  await page.goBack();
  await page.locator('#photos').setInputFiles({
    ...{ name: 'home.jpg', mimeType: 'image/jpeg' },
    buffer: await photoWithPosition(),
  });
  const photo = page.getByRole('listitem').filter({ hasText: 'home.jpg' });
  await expect(photo.locator('img')).toBeVisible();
  await expect.poll(() => page.evaluate(isPhotoKept, PHOTO_DRAFT)).toBe(true);
  // Further down the page, scroll anchoring would hide a shift above.
  await page.evaluate(() => window.scrollTo(0, 0));
  const release = await reloadHeld(page);
  // The font is optional: whether this page uses it is known once it has loaded.
  await page.evaluate(() => document.fonts.ready);
  const place = await page.locator('#place').boundingBox();
  await release();
  await expect(page.locator('#place')).toHaveValue('พระนคร กรุงเทพมหานคร');
  await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
  await expect(page.locator('#consent_contact')).not.toBeChecked();
  await expect(page.getByText('กลับมาให้แล้ว')).toBeVisible();
  await expectNoShift(page);
  // The browser reports no layout shift for new elements.
  expect(await page.locator('#place').boundingBox()).toEqual(place);

  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('We’ve restored what you entered earlier on this device.')).toBeVisible();
  await expect(page.locator('#place')).toHaveValue('Phra Nakhon, Bangkok');
  await goToStep(page, 3);
  await expect(photo).toBeVisible();
});

test('input typed before the scripts load takes precedence over the draft', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(ENGLISH_FORM);
  await fillRequired(page);
  const release = await reloadHeld(page);
  await typeOf(page, 'townhouse').check();
  await release();
  await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
  await expect(typeOf(page, 'townhouse')).toBeChecked();
});

test('a press on "next" before the scripts load leads to the next step', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.mainFrame().goto(FORM, { waitUntil: 'domcontentloaded' });
  await typeOf(page, 'condo').check();
  await page.locator('#place').fill('พระนคร');
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('#size')).toBeFocused();
});

test('a form submitted before its scripts load gets the URL of the form once they run', {
  tag: ['@desktop', '@full'],
}, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.mainFrame().goto(ENGLISH_FORM, { waitUntil: 'domcontentloaded' });
  await typeOf(page, 'condo').check();
  await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#province')).toHaveAttribute('aria-invalid', 'true');
  release();
  await expect(page).toHaveURL(ENGLISH_FORM);
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  const language = page.locator('header').getByRole('link', { name: 'ภาษาไทย' });
  // The link follows the URL in a later render.
  await expect(language).toHaveAttribute('href', FORM);
  await language.click();
  await expect(page).toHaveURL(FORM);
  await expect(typeOf(page, 'condo')).toBeChecked();
});

test('a form is restored after going back, and is empty after it was sent', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(ENGLISH_FORM);
  await fillRequired(page, someone().phone);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/en-us');
  await page.goBack();
  await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
  await expect(page.locator('#place')).toHaveValue('Phra Nakhon, Bangkok');
  await goToStep(page, 4);
  await page.locator('#consent_contact').check();
  await submit(page).click();
  await expect(page).toHaveURL(/\/en-us\/contact-us-for-sell\/sent\/[0-9A-F]{4}-[0-9A-F]{4}\?status=[0-9a-f]{64}$/);
  await page.goBack();
  await expect(page).toHaveURL(ENGLISH_FORM);
  await expect(page.locator('#name')).toHaveValue('');
});

test('an enquiry that failed offline can be sent once the connection is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto(FORM);
  await fillRequired(page, someone().phone);
  await page.goBack();
  const photo = { name: 'home.jpg', mimeType: 'image/jpeg', buffer: await photoWithPosition() };
  const heic = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') };
  await page.locator('#photos').setInputFiles([photo, heic]);
  const remove = page.getByRole('button', { name: /IMG_1\.heic/ });
  await expect(page.getByRole('listitem').filter({ has: remove }).getByRole('alert')).toBeVisible();
  expect((await remove.boundingBox())?.height, 'the label stays on one line next to a long error').toBeLessThan(50);
  await remove.click();
  await goToStep(page, 4);
  await context.setOffline(true);
  await submit(page).click();
  const failure = page.getByRole('alert', { name: 'ยังส่งข้อมูลไม่สำเร็จ' });
  await expect(failure).toBeFocused();
  await expect(failure.locator('a[href="tel:+6620000100"]')).toBeVisible();
  await expect(failure.locator('a[href*="line.me"]')).toBeVisible();
  await expect(failure.getByText('ส่งโดยไม่แนบรูป')).toBeVisible();
  await expect(page.locator('#name')).toHaveValue('สมชาย ใจดี');
  expect(await axeFaults(page)).toEqual([]);
  await context.setOffline(false);
  await submit(page).click();
  await expect(page).toHaveURL(/\/sent\/[0-9A-F]{4}-[0-9A-F]{4}\?status=/);
  await page.getByRole('link', { name: 'เปิดหน้าความคืบหน้า' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ได้รับข้อมูลแล้ว' })).toHaveAttribute('aria-current', 'step');
  expect(await axeFaults(page)).toEqual([]);
});
