import type { Page } from '@playwright/test';
import { consentOf } from '../lib/analytics/consent';
import { eventFaults } from '../lib/analytics/event-faults';
import type { SiteEvent } from '../lib/analytics/site-event';
import { ENQUIRY_WORDS, fillPerson } from './enquiry-journey';
import { LOCALES, numberIn, openFilters, statusOf } from './filters-journey';
import { gallery, lightbox, WORDS as PICTURES } from './gallery-journey';
import { expect, test, windowFor } from './journey';
import { LANGUAGES, SELLER_WORDS, stubEndpoint, submit } from './seller-journey';
import { SITES } from './sites';

const site = SITES.measured;

test.use({ expectedFaults: [/Failed to load resource: the server responded with a status of 404/] });

/** A container that hands on every entry of the data layer, those from before it first. */
const CONTAINER = `{
  const { push } = dataLayer;
  for (const entry of dataLayer) told(entry);
  dataLayer.push = (...entries) => (entries.forEach(told), push.apply(dataLayer, entries));
}`;

/** What the tag manager is told of a visitor who allowed it, over all documents of a visit. */
async function watchTold(page: Page): Promise<SiteEvent[]> {
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

/** An interaction in short: what it has besides its five parameters comes last. */
function short(event: SiteEvent): unknown[] {
  const { event: name, target, action, 'target-properties': label, value, 'interaction-type': isShown, ...own } = event;
  const named = name === 'interaction' ? [`${target} ${action}`, label, value, isShown] : [name, value];
  return [...named, ...(Object.keys(own).length > 0 ? [own] : [])];
}

const expectTold = (events: readonly SiteEvent[], expected: readonly unknown[][]) =>
  expect.poll(() => interactions(events).map(short)).toEqual(expected);

/** Opens a page by its address, and waits until it is told: from then on everything is. */
async function open(page: Page, events: readonly SiteEvent[], path: string): Promise<void> {
  await page.goto(site.url + path);
  await expect.poll(() => events.at(-1)?.['content-name']).toBe(path);
}

const TYPED = { 'en-us': 'on nu', 'th-th': 'อ่อนนุ' } as const;
const STATIONS = { 'en-us': 'On Nut', 'th-th': 'อ่อนนุช' } as const;
const NAMES = {
  'en-us': { save: 'Save this home', compare: /^Compare RM-/, agent: 'Your contact for this home', years: /owned it/ },
  'th-th': { save: 'บันทึกบ้านนี้', compare: /^เทียบ RM-/, agent: 'ผู้ดูแลทรัพย์นี้', years: /ถือครองมาแล้ว/ },
} as const;

test('a press that only closes the menu is none on what lies under it', { tag: '@phone' }, async ({ page }) => {
  const events = await watchTold(page);
  await page.route('https://line.me/**', (route) => route.fulfill({ status: 204 }));
  await open(page, events, '/en-us/listings/rm-1001');
  const menu = page.locator('header details');
  const bar = page.locator('[data-listing-bar]');
  await menu.locator('summary').click();
  await bar.locator('a[href^="tel:"]').click();
  await expect(menu).not.toHaveAttribute('open');
  await bar.getByRole('link', { name: 'LINE' }).click();
  await expectTold(events, [['contact press', 'line', null, false, { place: 'listing-bar', listing_id: 'rm-1001' }]]);
});

test('a step of a form is told once on a page, also when the form is begun anew', { tag: '@desktop' }, async ({
  page,
}) => {
  const events = await watchTold(page);
  await stubEndpoint(page, []);
  await open(page, events, '/en-us/contact-us-for-sell');
  const name = page.locator('#name');
  const step = (number: number) => ['enquiry step', 'seller', number, false];
  await name.fill('Somchai');
  await expectTold(events, [step(1)]);
  await open(page, events, '/en-us/contact-us-for-sell');
  await name.fill('Malee');
  await page.getByRole('button', { name: SELLER_WORDS['en-us'].beginAnew }).click();
  await expect(name).toHaveValue('');
  await name.fill('Malee');
  await page.locator('#message').fill('Soon');
  await expectTold(events, [step(1), step(1), step(3)]);
});

for (const locale of LANGUAGES) {
  const names = NAMES[locale];
  const [, filterWords] = LOCALES.find(([each]) => each === locale) ?? LOCALES[0];

  test(`${locale}: a search by suggestion and filter, a home saved and compared, and a page that is not there`, {
    tag: windowFor(locale),
  }, async ({ page, isMobile }) => {
    const events = await watchTold(page);
    await open(page, events, `/${locale}`);
    await page.getByRole('main').locator('[name=q]').pressSequentially(TYPED[locale]);
    await page.getByRole('listbox').getByRole('option', { name: STATIONS[locale] }).first().click();
    await expect(page).toHaveURL(/station=BTS-E9$/);
    const found = async () => numberIn(await statusOf(page).textContent());
    const all = await found();
    const form = await openFilters(page, isMobile);
    await form.locator('[name=type][value=condo]').check();
    await form.getByRole('button', { name: filterWords.show }).click();
    await expect(page).toHaveURL(/type=condo/);
    const condos = await found();
    const searched = [
      ['suggestion choose', 'station', 1, false],
      ['search run', 'station', all, false],
      ['filter change', 'type', 1, false],
      ['search run', 'type,station', condos, false],
    ];
    await expectTold(events, searched);

    // Back to a search that was told is no other search.
    await page.goBack();
    await expect(page).toHaveURL(/station=BTS-E9$/);
    const card = page.getByRole('article').first();
    const id = await card.getAttribute('data-home');
    await card.getByRole('button', { name: names.save }).click();
    await card.getByRole('button', { name: names.save }).click();
    await card.getByRole('button', { name: names.compare }).click();
    const kept = [
      ['saved-homes add', null, null, false, { listing_id: id }],
      ['saved-homes remove', null, null, false, { listing_id: id }],
      ['comparison add', null, null, false, { listing_id: id }],
    ];
    await expectTold(events, [...searched, ...kept]);
    await page.goto(`${site.url}/${locale}/nothing-here`);
    await expectTold(events, [...searched, ...kept, ['error-page show', null, 404, true]]);
    expect(events.flatMap(eventFaults)).toEqual([]);
  });

  test(`${locale}: a home's pictures, sums and LINE, and an enquiry from its faults to the thanks`, {
    tag: windowFor(locale),
  }, async ({ page }) => {
    const events = await watchTold(page);
    const home = { listing_id: 'rm-1001' };
    await page.route('https://line.me/**', (route) => route.fulfill({ status: 204 }));
    await stubEndpoint(page, [{ status: 201, json: { reference: '3F9A-07C1' } }]);
    await open(page, events, `/${locale}/listings/rm-1001`);
    await gallery(page, locale).getByRole('link').first().click();
    await lightbox(page).getByRole('button', { name: PICTURES[locale].next }).click();
    await expect.poll(() => events.length).toBe(3);
    const pictures = events[1]?.pictures;
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await page.getByLabel(names.years).fill('10');
    await page.getByLabel(names.years).fill('11');
    const card = page.getByRole('complementary', { name: names.agent });
    await card.getByRole('link', { name: /LINE/ }).first().click();
    await card.getByRole('link', { name: ENQUIRY_WORDS[locale].open }).click();
    const looked = [
      ['gallery open', 'photo', 1, false, { pictures }],
      ['gallery picture', 'photo', 2, false, { pictures }],
      ['calculator use', 'costs', null, false, home],
      ['contact press', 'line', null, false, { place: 'agent', ...home }],
      ['contact press', 'form', null, false, { place: 'agent', ...home }],
    ];
    await expectTold(events, looked);

    await page.getByRole('radio', { name: ENQUIRY_WORDS[locale].kinds.ask }).check();
    await submit(page).click();
    await page.locator('#message').fill('0812345678 somchai@example.com');
    await fillPerson(page);
    await submit(page).click();
    await expect(page).toHaveURL(/sent\/3F9A-07C1$/);
    const faults = [
      ...['message:message-required', 'name:name-required', 'phone:reach-required'],
      'consent_contact:consent-required',
    ];
    await expectTold(events, [
      ...looked,
      ['enquiry step', 'listing', 1, false],
      ['enquiry error', faults.join(','), 4, true, { form: 'listing' }],
      ['enquiry step', 'listing', 2, false],
      ['generate_lead', 4_490_000, { currency: 'THB', form: 'listing', lead_kind: 'ask', ...home }],
    ]);
    expect(events.flatMap(eventFaults)).toEqual([]);
    expect(JSON.stringify(events)).not.toMatch(/0812345678|somchai|สมชาย|3F9A/);
  });
}
