import type { Page } from '@playwright/test';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
import { accessFaults } from './access-checks';
import { openFilters } from './filters-journey';
import { lightbox, WORDS } from './gallery-journey';
import { expect, test } from './journey';
import { LANGUAGES as ON_MAP, openMap } from './map-journey';
import { LANGUAGES, type Language, submit } from './seller-journey';

const MESSAGES = { 'en-us': english, 'th-th': thai } as const;

/** Each function brings a page into a state that it does not load with, in a viewport 320 px wide. */
const STATES: Readonly<Record<string, (page: Page, locale: Language) => Promise<void>>> = {
  menu: async (page, locale) => {
    await page.goto(`/${locale}`);
    await page.locator('header summary').click();
    await expect(page.locator('header').getByRole('navigation').getByRole('link').first()).toBeVisible();
  },
  filters: async (page, locale) => {
    await page.goto(`/${locale}/search?type=condo`);
    await openFilters(page, true);
  },
  suggestions: async (page, locale) => {
    await page.goto(`/${locale}`);
    await page.getByRole('main').locator('[name=q]').click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  'nothing found': async (page, locale) => {
    await page.goto(`/${locale}/search?deal=sale&type=condo&province=10&price_max=500000&beds_min=5`);
    await expect(page.getByRole('region', { name: MESSAGES[locale].Missed.title })).toBeVisible();
  },
  'a word of 60 characters': async (page, locale) => {
    await page.goto(`/${locale}/search?q=${'9'.repeat(60)}`);
  },
  map: async (page, locale) => {
    const pins = await openMap(page, `/${locale}/search?view=map&q=rm-3010`, ON_MAP[locale]);
    await pins.first().click();
    await expect(page.getByRole('button', { name: ON_MAP[locale].close, exact: true })).toBeVisible();
  },
  'saved listings': async (page, locale) => {
    const { save, label } = MESSAGES[locale].Saved;
    await page.goto(`/${locale}/properties/1`);
    await page.getByRole('article').first().getByRole('button', { name: save }).click();
    await page
      .getByRole('button', { name: new RegExp(`^${label} \\(1\\)`) })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  },
  comparison: async (page, locale) => {
    await page.goto(`/${locale}/compare?ids=rm-1001,rm-2020,rm-3007,rm-1016`);
    await expect(page.getByRole('table')).toBeVisible();
  },
  'comparison bar': async (page, locale) => {
    await page.goto(`/${locale}/properties/1`);
    await page.getByRole('article').first().getByRole('button', { name: MESSAGES[locale].Compare.toggle }).click();
    await expect(page.getByRole('complementary', { name: MESSAGES[locale].Saved.compareBar })).toBeVisible();
  },
  lightbox: async (page, locale) => {
    await page.goto(`/${locale}/listings/rm-1009`);
    await page.getByRole('button', { name: WORDS[locale].all }).click();
    await expect(lightbox(page)).toBeVisible();
  },
  'contact channels': async (page, locale) => {
    const { Contact, BottomBar } = MESSAGES[locale];
    await page.goto(`/${locale}/our-team`);
    await page.getByRole('navigation', { name: BottomBar.label }).getByText(Contact.label).click();
    await expect(page.getByRole('navigation', { name: Contact.label }).getByRole('link').first()).toBeVisible();
  },
  'sums from a shared link': async (page, locale) => {
    await page.goto(`/${locale}/listings/rm-1001?sums=1&years=10&rate=5`);
    await page.locator('main details summary').last().click();
  },
  'seller form with errors': async (page, locale) => {
    await page.goto(`/${locale}/contact-us-for-sell`);
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
  },
  'enquiry form with errors': async (page, locale) => {
    await page.goto(`/${locale}/listings/rm-1001/enquire?kind=view`);
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
  },
};

for (const locale of LANGUAGES) {
  test(`${locale}: menus, dialogs and errors are visible and named with forced colours at 320 px`, {
    tag: ['@phone', '@full'],
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    const devtools = await context.newCDPSession(page);
    for (const [name, open] of Object.entries(STATES)) {
      await test.step(name, async () => {
        await open(page, locale);
        // Parts that are not laid out yet overlap the footer.
        await page.evaluate(() => document.documentElement.removeAttribute('data-lazy-layout'));
        expect.soft(await accessFaults(page, devtools, locale), name).toEqual([]);
      });
    }
  });
}
