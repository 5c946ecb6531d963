import type { Page } from '@playwright/test';
import thai from '../messages/th-th.json' with { type: 'json' };
import { answer, type Measured, watchMeasured } from './analytics-journey';
import { hold } from './hold';
import { expect, test } from './journey';
import { SITES } from './sites';

// The tests open a page that does not exist.
test.use({ expectedFaults: [/status of 404 .*\/nope/] });

const { url } = SITES.measured;
const at = (path: string) => `/th-th${path}`;

const viewsIn = ({ hits }: Measured) =>
  hits
    .filter(({ event }) => event === 'content-view')
    .map((hit) => `${hit['content-view-name']} ${hit['content-name']}`);

/** Runs steps, and after each one checks that no view is repeated, missing or out of order. */
function walker(page: Page, measured: Measured) {
  const expected: string[] = [];
  const step = async (view: string, act: () => Promise<unknown>) => {
    await act();
    expected.push(view);
    await expect.poll(() => viewsIn(measured), { intervals: [20, 50, 100, 250] }).toEqual(expected);
  };
  const footer = page.getByRole('contentinfo');
  const follow = (name: string, path: string) =>
    step(`${name} ${at(path)}`, () =>
      footer
        .locator(`a[href="${at(path)}"]`)
        .first()
        .click(),
    );
  const go = (name: string, path: string, act: () => Promise<unknown>) => step(`${name} ${at(path)}`, act);
  const push = (path: string) => page.evaluate((href) => window.next.router.push(href), at(path));
  const pages = page.getByRole('navigation', { name: thai.Pagination.label });
  const next = () => pages.locator('a[rel=next]').click();
  const arrive = () =>
    go('home', '', async () => {
      await page.goto(url + at(''));
      await answer(page, 'accept');
    });
  return { page, measured, step, follow, go, push, next, arrive, expected };
}

declare global {
  interface Window {
    next: { router: Record<'push' | 'replace', (href: string) => void> & { refresh: () => void } };
  }
}

type Walk = ReturnType<typeof walker>;

/** Opens lists and their pages, and goes back and forward between them: 14 views. */
async function throughLists({ page, arrive, follow, go, next }: Walk): Promise<void> {
  await arrive();
  await follow('properties', '/properties/1');
  await go('properties', '/properties/2', next);
  await go('properties', '/properties/3', next);
  await go('properties', '/properties/2', () => page.goBack());
  await go('properties', '/properties/3', () => page.goForward());
  await follow('below-market-price', '/below-market-price/1');
  await follow('investment-properties', '/investment-properties/1');
  await follow('new-renovated', '/new-renovated/1');
  await follow('our-works', '/our-works/1');
  const work = '/our-works-content/lat-phrao-71-townhouse';
  await go('our-works-content', work, () => page.goto(url + at(work)));
  await go('our-works', '/our-works/1', () => page.goBack());
  await go('our-works-content', work, () => page.goForward());
  await go('our-works-content', work, () => page.reload());
}

/** Opens company pages, articles, the seller form, redirects and a page that does not exist: 13 views. */
async function throughPages({ page, follow, go, push }: Walk): Promise<void> {
  await follow('about-us', '/company-information/about-us');
  await follow('company-profile', '/company-information/company-profile');
  await follow('join-us', '/company-information/join-us');
  await follow('contact-us-for-sell', '/contact-us-for-sell');
  await go('our-team', '/our-team', () => push('/our-team'));
  const story = '/our-team-content/why-rommai-began-in-2011';
  await go('our-team-content', story, () => push(story));
  // N1: redirect rules of the content, applied in the browser and by the server. Only the target counts as a view.
  await go('content', '/contents/buying-costs-explained', () => push('/article/buying-costs-explained'));
  await go('search', '/search?type=condo&utm=a', () => push('/condo?utm=a'));
  await go('about-us', '/company-information/about-us', () => page.goto(`${url}${at('/about')}`));
  // A not-found page is not a view. The page that is shown again after it is one.
  await push('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|ไม่พบ/);
  await go('about-us', '/company-information/about-us', () => page.goBack());
  await go('privacy', '/company-information/privacy', () => page.goto(`${url}${at('/company-information/privacy')}#a`));
  await page.evaluate(() => window.location.assign('#b'));
  await page.evaluate(() => window.next.router.refresh());
  await go('contact-us-for-sell-sent', '/contact-us-for-sell/sent/:reference', () =>
    push('/contact-us-for-sell/sent/3F9A-07C1'),
  );
  const sent = '/listings/rm-1001/enquire/sent';
  await go('listing-enquire-sent', `${sent}/:reference`, () => push(`${sent}/3F9A-07C1?day=12/24/2026&part=morning`));
}

/** Searches, pages through results and moves the map: 8 views. A new query is a view, a moved map is not. */
async function throughSearch({ page, follow, go, next }: Walk): Promise<void> {
  await follow('search', '/search');
  await go('search', '/search?sort=price-asc', () => page.getByLabel(thai.Sort.label).selectOption('price-asc'));
  await go('search', '/search?sort=price-asc&page=2', next);
  await go('search', '/search?sort=price-asc', () => page.goBack());
  await go('search', '/search?q=condo%20%23&sort=price-asc', async () => {
    await page.locator('main input[name=q]').fill('condo 081 234 5678');
    await page.locator('main input[name=q]').press('Enter');
  });
  // A moved map writes its bounding box into the same search.
  const { search } = new URL(page.url());
  for (const bbox of ['100.5,13.7,100.6,13.8', '100.5,13.7,100.7,13.9']) {
    const href = at(`/search${search}&bbox=${bbox}`);
    await page.evaluate((moved) => window.next.router.replace(moved), href);
    await expect(page).toHaveURL(url + href);
  }
  await go('search', '/search?type=villa', () =>
    page.evaluate((href) => window.next.router.push(href), at('/search?type=villa')),
  );
  await go('compare', '/compare?ids=rm-1001,rm-1002', () => page.goto(`${url}${at('/compare?ids=rm-1001,rm-1002')}`));
  await page.evaluate((href) => window.next.router.replace(href), at('/compare?ids=rm-1002'));
  await expect(page).toHaveURL(url + at('/compare?ids=rm-1002'));
  await go('listing', '/listings/rm-1002', () =>
    page
      .getByRole('main')
      .locator(`a[href="${at('/listings/rm-1002')}"]`)
      .first()
      .click(),
  );
}

/** Holds back the page data of two listings. */
async function holdHomes(page: Page) {
  const release = await hold(page, /\/listings\/rm-10(?:03|04)\?.*_rsc/);
  const untilRequested = async (id: string, act: () => Promise<unknown>) => {
    const request = page.waitForRequest(new RegExp(`${id}\\?.*_rsc`));
    await act();
    await request;
  };
  return { untilRequested, release };
}

/** Opens a slow page, leaves one before it arrives, and switches between both languages: 15 views. */
async function throughLanguages({ page, follow, go, step, push, measured, expected }: Walk): Promise<void> {
  const slow = await holdHomes(page);
  await slow.untilRequested('rm-1003', () => push('/listings/rm-1003'));
  await follow('company-profile', '/company-information/company-profile');
  await slow.untilRequested('rm-1004', () => push('/listings/rm-1004'));
  expect(viewsIn(measured)).toEqual(expected);
  await go('listing', '/listings/rm-1004', async () => slow.release());
  expect(measured.hits.at(-1)).toMatchObject({ content_id: 'rm-1004' });
  await go('company-profile', '/company-information/company-profile', () => page.goBack());
  await go('listing', '/listings/rm-1004', () => page.goForward());
  expect(measured.hits.at(-1)).toMatchObject({ content_id: 'rm-1004' });
  const enquire = page
    .getByRole('main')
    .locator(`a[href^="${at('/listings/rm-1004/enquire')}"]`)
    .first();
  const href = (await enquire.getAttribute('href')) ?? '';
  await step(`listing-enquire ${href}`, () => enquire.click());
  await go('home', '', () =>
    page
      .getByRole('banner')
      .locator(`a[href="${at('')}"]`)
      .first()
      .click(),
  );
  for (const path of ['/properties/1', '/our-works/1', '/search'] as const) {
    const name = path.split('/')[1] ?? '';
    await follow(name, path);
    await step(`${name} /en-us${path}`, () => switchTo(page, 'en'));
    await go(name, path, () => switchTo(page, 'th'));
  }
}

const switchTo = (page: Page, language: string) =>
  page.getByRole('banner').locator(`a[hreflang^="${language}"]`).first().click();

async function expectPlainViews({ measured, expected }: Walk, layout: string): Promise<void> {
  const views = measured.hits.filter(({ event }) => event === 'content-view');
  expect(views).toHaveLength(expected.length);
  for (const view of views) {
    expect(view.layout, String(view['content-name'])).toBe(layout);
    expect(String(view['content-name']).startsWith(`/${view.language}`)).toBe(true);
  }
  expect(measured.foreign.every((address) => /googletagmanager\.com|google-analytics\.com/.test(address))).toBe(true);
}

test('A2 each kind of navigation sends one view, in order', { tag: '@phone' }, async ({ page }) => {
  const walk = walker(page, await watchMeasured(page));
  const { arrive, follow, go, step, push, next } = walk;
  await arrive();
  await follow('properties', '/properties/1');
  await go('properties', '/properties/2', next);
  await go('properties', '/properties/1', () => page.goBack());
  await go('properties', '/properties/1', () => page.reload());
  // N1: only the target of a redirect counts as a view.
  await go('content', '/contents/buying-costs-explained', () => push('/article/buying-costs-explained'));
  await step('content /en-us/contents/buying-costs-explained', () => switchTo(page, 'en'));
  // A language switch replaces the history entry.
  await go('properties', '/properties/1', () => page.goBack());

  const slow = await holdHomes(page);
  await slow.untilRequested('rm-1003', () => push('/listings/rm-1003'));
  await follow('company-profile', '/company-information/company-profile');
  await slow.untilRequested('rm-1004', () => push('/listings/rm-1004'));
  expect(viewsIn(walk.measured)).toEqual(walk.expected);
  await go('listing', '/listings/rm-1004', async () => slow.release());
  expect(walk.measured.hits.at(-1)).toMatchObject({ content_id: 'rm-1004' });
  await follow('search', '/search');
  await go('search', '/search?sort=price-asc', () => page.getByLabel(thai.Sort.label).selectOption('price-asc'));
  await expectPlainViews(walk, 'mobile');
});

test('A2 fifty navigations of all kinds send fifty views, in order', { tag: ['@desktop', '@full'] }, async ({
  page,
}) => {
  test.slow();
  const walk = walker(page, await watchMeasured(page));
  await throughLists(walk);
  await throughPages(walk);
  await throughSearch(walk);
  await throughLanguages(walk);
  expect(walk.expected).toHaveLength(50);
  await expectPlainViews(walk, 'default');
});
