import type { Page } from '@playwright/test';
import { eventFaults } from '../lib/analytics/catalogue';
import { consentOf } from '../lib/analytics/consent';
import type { SiteEvent } from '../lib/analytics/site-event';
import thai from '../messages/th-th.json' with { type: 'json' };
import { expect, test } from './journey';
import { SITES } from './sites';

const site = SITES.measured;

test.use({ expectedFaults: [/Failed to load resource: the server responded with a status of 404/] });

/** A container that reports every entry of the data layer, earlier entries first. */
const CONTAINER = `{
  const { push } = dataLayer;
  for (const entry of dataLayer) told(entry);
  dataLayer.push = (...entries) => (entries.forEach(told), push.apply(dataLayer, entries));
}`;

/** Gives consent and records the events that the tag manager gets, over all documents of a visit. */
async function watchEvents(page: Page): Promise<SiteEvent[]> {
  const events: SiteEvent[] = [];
  await page.exposeFunction('told', (entry: SiteEvent) => {
    if (typeof entry.event === 'string' && entry.event !== 'gtm.js') events.push(entry);
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'application/javascript', body: CONTAINER }),
  );
  const consent = JSON.stringify(consentOf({ measurement: true, advertising: false }, new Date()));
  await page.addInitScript((record) => localStorage.setItem('consent', record), consent);
  return events;
}

const interactions = (events: readonly SiteEvent[]) => events.filter(({ event }) => event !== 'content-view');

/** An interaction as a short array. Parameters other than the common five come last. */
function short(event: SiteEvent): unknown[] {
  const { event: name, target, action, 'target-properties': label, value, 'interaction-type': isShown, ...own } = event;
  const named = name === 'interaction' ? [`${target} ${action}`, label, value, isShown] : [name, value];
  return [...named, ...(Object.keys(own).length > 0 ? [own] : [])];
}

const expectEvents = (events: readonly SiteEvent[], expected: readonly unknown[][]) =>
  expect.poll(() => interactions(events).map(short)).toEqual(expected);

/** Opens a path and waits until its view is reported. Later events are reported at once. */
async function open(page: Page, events: readonly SiteEvent[], path: string): Promise<void> {
  await page.goto(site.url + path);
  await expect.poll(() => events.at(-1)?.['content-name']).toBe(path);
}

const found = async (page: Page) =>
  Number(/\d+/.exec((await page.getByRole('main').getByRole('status').textContent()) ?? '')?.[0]);

test('a search, a saved listing, a compared listing and a missing page are reported to the tag manager', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const events = await watchEvents(page);
  await open(page, events, '/th-th');
  await page.getByRole('main').locator('[name=q]').pressSequentially('อ่อนนุ');
  await page.getByRole('listbox').getByRole('option', { name: 'อ่อนนุช' }).first().click();
  await expect(page).toHaveURL(/station=BTS-E9$/);
  const all = await found(page);
  await page.getByRole('main').getByRole('search').locator('summary').first().click();
  const filters = page.getByRole('main').getByRole('search');
  await filters.locator('[name=type][value=condo]').check();
  await filters.getByRole('button', { name: /^ดู \d+ รายการ$/ }).click();
  await expect(page).toHaveURL(/type=condo/);
  const condos = await found(page);
  // Going back to a search that was reported does not report it again.
  await page.goBack();
  await expect(page).toHaveURL(/station=BTS-E9$/);
  const card = page.getByRole('article').first();
  const id = await card.getAttribute('data-home');
  await card.getByRole('button', { name: 'บันทึกประกาศนี้' }).click();
  await card.getByRole('button', { name: /^เทียบ RM-/ }).click();
  const onSearch = [
    ['suggestion choose', 'station', 1, false],
    ['search run', 'station', all, false],
    ['filter change', 'type', 1, false],
    ['search run', 'type,station', condos, false],
    ['saved-homes add', null, null, false, { listing_id: id }],
    ['comparison add', null, null, false, { listing_id: id }],
  ];
  await expectEvents(events, onSearch);
  await page.goto(`${site.url}/th-th/nothing-here`);
  await expectEvents(events, [...onSearch, ['error-page show', null, 404, true]]);
  expect(events.flatMap(eventFaults)).toEqual([]);
});

test('pictures, sums and an enquiry are reported to the tag manager without personal data', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const events = await watchEvents(page);
  await page.route('https://line.me/**', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/seller-leads?locale=*', (route) =>
    route.fulfill({ status: 201, json: { reference: '3F9A-07C1' } }),
  );
  await open(page, events, '/th-th/listings/rm-1001');
  await page.getByRole('list', { name: 'ภาพของทรัพย์นี้' }).getByRole('link').first().click();
  const lightbox = page.locator('.yarl__portal_open');
  await lightbox.getByRole('button', { name: 'ภาพถัดไป' }).click();
  await expect.poll(() => interactions(events).length).toBe(2);
  const pictures = events.at(-1)?.pictures;
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await page.getByRole('heading', { name: 'ค่าใช้จ่ายวันโอน', exact: true }).click();
  await page.getByLabel('ถือครองมาแล้ว').fill('10');
  await page.getByLabel('ถือครองมาแล้ว').fill('11');
  const agent = page.getByRole('complementary', { name: 'ผู้ดูแลทรัพย์นี้' });
  await agent.getByRole('link', { name: /LINE/ }).first().click();
  await agent.getByRole('link', { name: thai.Enquiry.open }).click();
  const home = { listing_id: 'rm-1001' };
  const onListing = [
    ['gallery open', 'photo', 1, false, { pictures }],
    ['gallery picture', 'photo', 2, false, { pictures }],
    ['calculator use', 'costs', null, false, home],
    ['contact press', 'line', null, false, { place: 'agent', ...home }],
    ['contact press', 'form', null, false, { place: 'agent', ...home }],
  ];
  await expectEvents(events, onListing);

  const submit = page.locator('form[method=post] [type=submit]');
  await page.getByRole('radio', { name: thai.Enquiry.kinds.ask }).check();
  await submit.click();
  await page.locator('#message').fill('0812345678 somchai@example.com');
  await page.locator('#name').fill('สมชาย ใจดี');
  await page.locator('#reach').fill('๐๘๑ ๒๓๔ ๕๖๗๘');
  await page.locator('#consent_contact').check();
  await submit.click();
  await expect(page).toHaveURL(/sent\/3F9A-07C1$/);
  const faults = 'message:message-required,name:name-required,reach:reach-required,consent_contact:consent-required';
  await expectEvents(events, [
    ...onListing,
    ['enquiry step', 'listing', 1, false],
    ['enquiry error', faults, 4, true, { form: 'listing' }],
    ['enquiry step', 'listing', 2, false],
    ['generate_lead', 4_490_000, { currency: 'THB', form: 'listing', lead_kind: 'ask', ...home }],
  ]);
  expect(events.flatMap(eventFaults)).toEqual([]);
  expect(JSON.stringify(events)).not.toMatch(/0812345678|somchai|สมชาย|3F9A/);
});
