import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photoWithPosition } from '../lib/leads/testing/photos';
import { fillPerson } from './enquiry-journey';
import { hydrated } from './hydration';
import { expect, test } from './journey';
import { fillContact, goToStep, submit, typeOf } from './seller-journey';
import { type ServerWithFolder, startWithFolder } from './server';

const FORM = '/th-th/contact-us-for-sell';
const SENT = /\/th-th\/contact-us-for-sell\/sent\/[0-9A-F]{4}-[0-9A-F]{4}\?status=[0-9a-f]{64}$/;
const MEGABYTE = 1024 * 1024;

let server: ServerWithFolder;
let photo: Buffer;

// The tests inspect the disk of one server, so they run in one worker.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await startWithFolder();
  photo = await photoWithPosition({ width: 2_600, height: 1_200, orientation: 6 });
  // The bytes after the end of a picture are ignored by image decoders.
  for (const [name, more] of [
    ['home', 0],
    ['large', 6],
    ['huge', 26],
  ] as const)
    writeFileSync(fileNamed(name), Buffer.concat([photo, Buffer.alloc(more * MEGABYTE)]));
  writeFileSync(fileNamed('note'), 'no picture at all');
});
test.afterAll(() => server.stop());

const fileNamed = (name: string) => join(server.folder, `${name}.jpg`);

/** Paths of the stored files of the enquiry whose reference is at the end of the page's path. */
function storedIn(place: 'waiting' | 'photos', page: Page): string[] {
  const start = new URL(page.url()).pathname.slice(-9).replace('-', '').toLowerCase();
  const folder = join(server.folder, 'leads', place);
  const names = readdirSync(folder).filter((name) => name.startsWith(start));
  return names.sort().map((name) => join(folder, name));
}

const leadOf = (page: Page) => JSON.parse(readFileSync(storedIn('waiting', page)[0] ?? 'none', 'utf8')).lead;

/** Expects one photo that is upright, scaled down, readable by its owner only, and without GPS data. */
async function expectOnePhoto(page: Page): Promise<void> {
  const paths = storedIn('photos', page);
  expect(paths).toHaveLength(1);
  const { format, width, height, exif } = await sharp(readFileSync(paths[0] ?? 'none')).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 738, height: 1_600, exif: undefined });
  expect(statSync(paths[0] ?? 'none').mode & 0o777).toBe(0o600);
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a seller’s enquiry is stored with its address, its land size and its photo', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${server.url}${FORM}?utm_source=line`);
  const opened = page.waitForResponse('**/api/seller-leads/opened');
  await typeOf(page, 'land').check();
  await hydrated(page);
  await page.getByRole('button', { name: 'เลือกจากรายชื่อ' }).click();
  await page.locator('#province').selectOption('10');
  await page.locator('#district').selectOption('1001');
  await page.getByLabel('แขวง/ตำบล').selectOption('100101');
  await expect(page.locator('output[for=subdistrict]')).toHaveText('10200');
  await goToStep(page, 2);
  await expect(page.locator('#bedrooms')).toBeHidden();
  await page.locator('#rai').fill('1');
  await page.locator('#asking_price').fill('8.5 ล้าน');
  await goToStep(page, 3);
  await page.locator('#message').fill('ขายด่วน');

  const field = page.locator('#photos');
  await field.setInputFiles([fileNamed('large'), fileNamed('huge')]);
  await expect(page.locator('#photos-error')).toContainText('huge.jpg');
  const chosen = page.getByRole('list', { name: 'รูปที่เลือก' }).getByRole('listitem');
  await expect(chosen).toHaveCount(1);
  await expect(chosen.locator('img')).toBeVisible();
  await field.setInputFiles([fileNamed('note')]);
  await page.getByRole('button', { name: /note\.jpg/ }).click();
  await expect(field).toBeFocused();
  const [above, below] = [await chosen.boundingBox(), await page.locator('#message').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0), 'the list ends above the message').toBeLessThan(below?.y ?? 0);

  await goToStep(page, 4);
  await fillContact(page);
  await (await opened).finished();
  await submit(page).click();
  await expect(page).toHaveURL(SENT);
  await expect(page.getByText(page.url().slice(-9))).toBeVisible();
  await expectOnePhoto(page);
  const lead = leadOf(page);
  expect(lead).toMatchObject({
    ...{ name: 'สมชาย ใจดี', phone: '+66812345678', locale: 'th-th', message: 'ขายด่วน' },
    ...{ address: { district_code: '1001', subdistrict_code: '100101' }, size: { rai: 1 }, asking_price: 8_500_000 },
    source: { page: FORM, utm: { source: 'line' } },
  });
  expect(lead.photos, 'the browser has scaled it down').not.toEqual([digestOf(readFileSync(fileNamed('large')))]);
  // A fast test run is marked as too fast for a person, a slow one is not.
  expect([[], ['too-fast']]).toContainEqual(lead.spam.reasons);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  test('a form without scripts can be corrected and sent with a photo', { tag: '@phone' }, async ({ page }) => {
    await page.goto(server.url + FORM);
    await expect(page.locator('#place')).toBeHidden();
    await expect(page.getByText('เก็บไว้ในเครื่องของคุณ')).toBeHidden();
    await expect(page.locator('#website')).not.toBeInViewport();
    await expect(page.locator('#rai')).toBeHidden();
    await page.getByRole('radio', { name: 'ไร่' }).check({ force: true });
    await expect(page.locator('#size')).toBeHidden();
    await page.locator('#rai').fill('2');
    await page.locator('#name').fill('<i>สมหญิง</i>');
    await page.locator('#photos').setInputFiles([fileNamed('home')]);
    await submit(page).click();

    await expect(page).toHaveTitle(/^ข้อผิดพลาด: /);
    await expect(page.locator('#name')).toHaveValue('<i>สมหญิง</i>');
    await expect(page.locator('#province')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('กรุณาเลือกรูปอีกครั้ง')).toBeVisible();
    await page.getByRole('link', { name: 'กรุณาระบุเขต/อำเภอ หรือจังหวัด' }).click();
    await typeOf(page, 'condo').check({ force: true });
    await page.locator('#province').selectOption('10');
    await fillContact(page);
    await page.locator('#message').fill('ไม่มีสคริปต์');
    await page.locator('#photos').setInputFiles([fileNamed('large')]);
    await submit(page).click();

    await expect(page.locator('#photos-error')).toContainText('5 MB');
    await expect(page.locator('#message')).toHaveValue('ไม่มีสคริปต์');
    await page.locator('#photos').setInputFiles([fileNamed('home')]);
    await submit(page).click();
    await expect(page).toHaveURL(SENT);
    expect(leadOf(page)).toMatchObject({ locale: 'th-th', message: 'ไม่มีสคริปต์', size: { rai: 2 } });
    expect(leadOf(page).photos).toEqual([digestOf(photo)]);
    await expectOnePhoto(page);
  });
});

/** Finds nothing, and names four wishes. */
const WISHES = 'คอนโดทองหล่อ 4 ห้องนอน ไม่เกิน 3 ล้าน';

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

  test('a search that finds nothing becomes a request without scripts, which is stored once', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`${server.url}/th-th/search?${new URLSearchParams({ q: WISHES })}`);
    await expect(page.getByRole('article').first()).toContainText(/เกินงบ ฿|แทน 4.ห้องนอน|สอบถามราคา/);
    await page.getByRole('link', { name: 'ให้เราช่วยหา' }).click();
    const searched = page.getByRole('region', { name: 'ทรัพย์ที่คุณกำลังหา' });
    const words = ['“ทองหล่อ”', 'ซื้อ', 'คอนโด', 'ไม่เกิน ฿3,000,000', '4 ห้องนอน'];
    await expect(searched.getByRole('listitem')).toHaveText(words);
    await page.locator('#message').fill('ใกล้โรงเรียน');
    await submit(page).click();

    await expect(page).toHaveTitle(/^ข้อผิดพลาด: /);
    await expect(searched.getByRole('listitem')).toHaveText(words);
    await expect(page.locator('#message')).toHaveValue('ใกล้โรงเรียน');
    const form = `${server.url}/th-th/search/request?${new URLSearchParams({ q: WISHES })}`;
    const references = new Set<string>();
    for (const _ of ['first', 'again']) {
      await fillPerson(page);
      await page.locator('#message').fill('ใกล้โรงเรียน');
      await page.locator('#move_in').selectOption('three-months');
      await submit(page).click();
      await expect(page).toHaveURL(/\/th-th\/search\/request\/sent\/[0-9A-F]{4}-[0-9A-F]{4}$/);
      references.add(page.url().slice(-9));
      expect(storedIn('waiting', page)).toHaveLength(1);
      expect(leadOf(page)).toMatchObject({
        ...{ kind: 'find', search_query: `?${new URLSearchParams({ q: WISHES })}`, search_words: words.join(' · ') },
        ...{ name: 'สมชาย ใจดี', phone: '+66812345678', message: 'ใกล้โรงเรียน', move_in: 'three-months' },
      });
      await page.goto(form);
    }
    expect(references.size).toBe(1);
  });
});
