import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LOCALES } from '../lib/config/constants';
import type { Locale } from '../lib/i18n/locales';
import { openFilters } from './filters-journey';
import { gallery, lightbox } from './gallery-journey';
import { hostileContent } from './hostile-content';
import { expect, test } from './journey';
import { LANGUAGES, openMap } from './map-journey';
import { PAGES } from './routes';
import { startWithFolder } from './server';
import { widthFaults } from './width-faults';

/** One page of each template, those most likely to overflow first. */
const TEMPLATES = [
  '/properties/1',
  '/listings/rm-1001',
  '/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016',
  '/our-works-content/lat-phrao-71-townhouse',
  '/company-information/join-us',
  '/contents/buying-costs-explained',
];

const HOMES = '["rm-1001","rm-2020","rm-3007","rm-1016"]';

const ALL_PAGES = [
  ...PAGES.filter(({ name }) => name !== 'area' && name !== 'project').map(({ path }) => (path === '/' ? '' : path)),
  ...TEMPLATES,
  '/listings/rm-2007',
  '/listings/rm-1001?sums=1&price=4490000',
  '/listings/rm-1001/enquire/sent/3F9A-07C1',
  '/contact-us-for-sell/sent/3F9A-07C1?left_out=1-heic',
  '/search?view=map',
  `/search?q=${'x'.repeat(180)}`,
  `/no-such-page-${'y'.repeat(150)}`,
];

/** The layout does not depend on the data of pictures, and a new server would have to scale every picture. */
test.beforeEach(({ page }) =>
  page.route('**/_ipx/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

/** Runs `look` on a site in which every text is hostile, and returns the names of the fields. */
async function withHostileSite(turn: number, look: (url: string) => Promise<void>): Promise<string[]> {
  const { folder, fields } = hostileContent(turn);
  const site = await startWithFolder({ CONTENT_DIR: folder });
  try {
    await look(site.url);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
  return fields;
}

async function expectFits(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 600 });
    expect.soft(await widthFaults(page), `${name} at ${width} px`).toEqual([]);
  }
}

test.describe('without scripts, because only the layout is checked', () => {
  test.use({ javaScriptEnabled: false, deviceScaleFactor: 1 });

  for (const turn of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const locale = turn % 2 === 0 ? 'th-th' : 'en-us';
    test(`${locale}: one page of each template fits the viewport with hostile text in every field, turn ${turn}`, {
      tag: ['@phone', '@full'],
    }, async ({ page }) => {
      const fields = await withHostileSite(turn, async (url) => {
        for (const path of TEMPLATES) {
          await page.goto(`${url}/${locale}${path}`);
          await expectFits(page, path);
        }
      });
      for (const field of ['listings.title.th', 'contents.body.en', 'districts.name.th', 'contact_widget.contact_name'])
        expect(fields).toContain(field);
    });
  }
});

test.describe('without scripts, in print and after a rejected form', () => {
  test.use({ javaScriptEnabled: false, deviceScaleFactor: 1, expectedFaults: [/status of 422/] });

  test('th-th: printed pages and rejected forms fit with hostile text in every field', {
    tag: ['@phone', '@full'],
  }, async ({ page }) => {
    await withHostileSite(0, async (url) => {
      for (const path of ['/listings/rm-1001/enquire', '/contact-us-for-sell']) {
        await page.goto(`${url}/th-th${path}`);
        const form = page.locator('main form[method=post]');
        await form.locator('[name=name]').fill('ก\u2060'.repeat(50));
        // Otherwise the browser does not submit a form with empty fields.
        await form.evaluate((element) => element.setAttribute('novalidate', ''));
        await form.locator('[type=submit]').last().click();
        await expect(page).toHaveTitle(/^ข้อผิดพลาด/);
        // The title comes before the styles.
        await page.waitForLoadState();
        await expectFits(page, `${path} rejected`);
      }
      await page.emulateMedia({ media: 'print' });
      // A4 at 96 dots per inch.
      await page.setViewportSize({ width: 794, height: 1123 });
      for (const path of TEMPLATES) {
        await page.goto(`${url}/th-th${path}`);
        expect.soft(await widthFaults(page), `${path} in print`).toEqual([]);
      }
    });
  });
});

test.describe('with scripts', () => {
  test.use({ expectedFaults: [/status of 404/] });

  for (const locale of LOCALES) {
    test(`${locale}: every page, dialog and menu fits the viewport with hostile text in every field`, {
      tag: ['@phone', '@full'],
    }, async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript((homes) => {
        for (const list of ['saved-homes', 'recent-homes', 'compared-homes']) localStorage.setItem(list, homes);
      }, HOMES);
      await withHostileSite(0, async (url) => {
        for (const path of ALL_PAGES) {
          await page.goto(`${url}/${locale}${path}`);
          await expectFits(page, path);
        }
        const listing = await (await page.request.get(`${url}/${locale}/listings/rm-1001`)).text();
        for (const [name, link] of [
          ['area', /href="([^"]*\/properties\/condo\/[^"]*)"/],
          ['project', /href="([^"]*\/projects\/[^"]*)"/],
        ] as const) {
          await page.goto(url + (link.exec(listing)?.[1] ?? ''));
          await expectFits(page, name);
        }
        await expectLayersFit(page, `${url}/${locale}`, locale);
        await expectMapFits(page, `${url}/${locale}`, locale);
        // Otherwise the page may ask a server that has stopped.
        await page.close();
      });
    });
  }
});

/** Checks the dialogs, menus and lists that open on a click. */
async function expectLayersFit(page: Page, site: string, locale: Locale): Promise<void> {
  await page.goto(`${site}/search`);
  await openFilters(page, true);
  await expectFits(page, 'filters');
  await page.goto(`${site}/search`);
  await page.getByRole('main').locator('[name=q]').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectFits(page, 'suggestions');

  await page.goto(`${site}/listings/rm-1001`);
  await page.getByRole('banner').locator('summary').click();
  await expectFits(page, 'menu');
  await page.goto(`${site}/listings/rm-1001`);
  await gallery(page, locale).getByRole('link').first().click();
  await expect(lightbox(page)).toBeVisible();
  await expectFits(page, 'lightbox');
  await page.goto(`${site}/our-team`);
  await page.locator('nav summary').last().click();
  await expectFits(page, 'contact channels');
  await page.goto(`${site}/our-team`);
  await page.getByRole('button', { name: /^(Saved|รายการที่บันทึกไว้)/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectFits(page, 'saved homes');
}

async function expectMapFits(page: Page, site: string, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const pins = await openMap(page, `${site}/search?view=map&bbox=100.60,13.70,100.61,13.72`, LANGUAGES[locale]);
  await pins.first().press('Enter');
  await expect(page.getByRole('main').locator('section[tabindex="-1"]').getByRole('link').first()).toBeVisible();
  await expectFits(page, 'listings under a pin');
}
