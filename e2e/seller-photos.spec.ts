import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photoWithPosition } from '../lib/leads/testing/photos';
import { expectNoAxeFaults } from './axe';
import { expect, test } from './journey';
import { fillRequired, LANGUAGES, SELLER_WORDS, submit } from './seller-journey';
import { type ServerWithFolder, startWithFolder } from './server';

let server: ServerWithFolder;
let photo: string;
let large: string;
let huge: string;
let note: string;

test.beforeAll(async () => {
  server = await startWithFolder();
  photo = join(server.folder, 'home.jpg');
  large = join(server.folder, 'large.jpg');
  huge = join(server.folder, 'huge.jpg');
  note = join(server.folder, 'note.jpg');
  const taken = await photoWithPosition({ width: 2_600, height: 1_200, orientation: 6 });
  writeFileSync(photo, taken);
  writeFileSync(large, Buffer.concat([taken, Buffer.alloc(6 * 1024 * 1024)]));
  writeFileSync(huge, Buffer.concat([taken, Buffer.alloc(26 * 1024 * 1024)]));
  writeFileSync(note, 'no picture at all');
});
test.afterAll(() => server.stop());

const start = (address: string) => address.slice(-9).replace('-', '').toLowerCase();

/** What was kept of the photographs of the enquiry whose reference stands at the end of an address. */
async function keptUnder(address: string) {
  const photos = join(server.folder, 'leads', 'photos');
  const names = readdirSync(photos).filter((name) => name.startsWith(start(address)));
  return Promise.all(
    names.sort().map(async (name) => {
      const path = join(photos, name);
      const { format, width, height, exif } = await sharp(readFileSync(path)).metadata();
      return { format, width, height, exif, mode: statSync(path).mode & 0o777 };
    }),
  );
}

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

const leadUnder = (address: string) => {
  const waiting = join(server.folder, 'leads', 'waiting');
  const name = readdirSync(waiting).find((file) => file.startsWith(start(address)));
  return JSON.parse(readFileSync(join(waiting, name ?? 'none'), 'utf8')).lead;
};

/** A message of its own for each: without scripts the id of an enquiry is made from what was typed. */
async function fill(page: Page, message: string): Promise<void> {
  await fillRequired(page);
  await page.locator('#phone').fill('');
  await page.locator('#email').fill('somchai@example.com');
  await page.locator('#message').fill(message);
}

const SENT = /\/sent\/[0-9A-F]{4}-[0-9A-F]{4}$/;
const upright = { format: 'jpeg', width: 738, height: 1_600, exif: undefined, mode: 0o600 };

for (const locale of LANGUAGES) {
  const words = SELLER_WORDS[locale];

  test(`${locale}: photographs are chosen, taken out and sent, and arrive without where they were taken`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`${server.url}/${locale}/contact-us-for-sell`);
    await fill(page, `photographs ${locale}`);
    const field = page.locator('#photos');
    await field.setInputFiles([large, huge]);
    await expect(page.locator('#photos-error')).toContainText('huge.jpg');
    const chosen = page.getByRole('list', { name: words.photosList }).getByRole('listitem');
    await expect(chosen).toHaveCount(1);
    await expect(chosen.locator('img')).toBeVisible();
    await field.setInputFiles([note]);
    await expect(chosen).toHaveCount(2);
    await expect(page.locator('#photos-error')).toBeHidden();
    await expectNoAxeFaults(page);
    const [above, below] = [await chosen.last().boundingBox(), await page.locator('#consent_contact').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await page.getByRole('button', { name: words.photoRemoveNamed.replace('{name}', 'note.jpg') }).click();
    await expect(chosen).toHaveCount(1);
    await expect(field).toBeFocused();
    await submit(page).click();
    await expect(page).toHaveURL(SENT);
    expect(await keptUnder(page.url())).toEqual([upright]);
    expect(leadUnder(page.url())).toMatchObject({
      message: `photographs ${locale}`,
      source: { page: `/${locale}/contact-us-for-sell` },
      photos: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    });
    // The browser had made it smaller.
    expect(leadUnder(page.url()).photos).not.toEqual([digestOf(large)]);
  });

  test.describe(() => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test(`${locale}: what is no photograph is said so, and the others stay chosen`, { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(`${server.url}/${locale}/contact-us-for-sell`);
      await fill(page, `no photograph ${locale}`);
      await page.locator('#photos').setInputFiles([photo, note]);
      await submit(page).click();
      await expect(page.getByRole('link', { name: words.errors['photo-unreadable'] })).toBeVisible();
      await expect(page.locator('#photos-error')).toHaveText(words.errors['photo-unreadable']);
      await expect(page.getByText(words.photosAgain)).toBeHidden();
      await page.getByRole('button', { name: words.photoRemoveNamed.replace('{name}', 'note.jpg') }).click();
      await submit(page).click();
      await expect(page).toHaveURL(SENT);
      expect(await keptUnder(page.url())).toHaveLength(1);
    });
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] });

    test(`${locale}: without scripts they are sent too, and have to be chosen again with a form to mend`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(`${server.url}/${locale}/contact-us-for-sell`);
      await fill(page, `photographs without scripts ${locale}`);
      await page.locator('#name').fill('');
      await page.locator('#photos').setInputFiles([photo]);
      await submit(page).click();
      await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(words.photosAgain)).toBeVisible();
      await page.locator('#name').fill('สมหญิง');
      await page.locator('#photos').setInputFiles([large]);
      await submit(page).click();
      await expect(page.locator('#photos-error')).toHaveText(words.errors['photo-large']);
      await expect(page.locator('#name')).toHaveValue('สมหญิง');
      await page.locator('#photos').setInputFiles([photo]);
      await submit(page).click();
      await expect(page).toHaveURL(SENT);
      expect(await keptUnder(page.url())).toEqual([upright]);
      expect(leadUnder(page.url()).photos).toEqual([digestOf(photo)]);
    });
  });
}
