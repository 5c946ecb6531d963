import type { Page } from '@playwright/test';
import english from '../messages/en-us.json' with { type: 'json' };
import thai from '../messages/th-th.json' with { type: 'json' };
import { answer, type Measured, watchMeasured } from './analytics-journey';
import { expect, test, windowFor } from './journey';
import { SITES } from './sites';

const WORDS = { 'en-us': english, 'th-th': thai } as const;
type Locale = keyof typeof WORDS;
const other = (locale: Locale): Locale => (locale === 'en-us' ? 'th-th' : 'en-us');

// The page that is not there.
test.use({ expectedFaults: [/status of 404 .*\/nope/] });

const site = SITES.measured;

const viewsIn = ({ hits }: Measured) =>
  hits
    .filter(({ event }) => event === 'content-view')
    .map((hit) => `${hit['content-view-name']} ${hit['content-name']}`);

/** Takes steps, and after each compares all views so far: none twice, none missing, none out of order. */
function walker(page: Page, measured: Measured, locale: Locale) {
  const expected: string[] = [];
  const at = (path: string) => `/${locale}${path}`;
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
  return { at, step, follow, go, push, expected };
}

declare global {
  interface Window {
    next: { router: Record<'push' | 'replace', (href: string) => void> & { refresh: () => void } };
  }
}

type Walk = ReturnType<typeof walker> & { page: Page; locale: Locale; measured: Measured };

/** Lists, their pages, and back and forward between them: 14 views. */
async function throughLists({ page, follow, go, at, locale }: Walk): Promise<void> {
  await go('home', '', async () => {
    await page.goto(site.url + at(''));
    await answer(page, locale, 'accept');
  });
  const pages = page.getByRole('navigation', { name: WORDS[locale].Pagination.label });
  await follow('properties', '/properties/1');
  await go('properties', '/properties/2', () => pages.locator('a[rel=next]').click());
  await go('properties', '/properties/3', () => pages.locator('a[rel=next]').click());
  await go('properties', '/properties/2', () => page.goBack());
  await go('properties', '/properties/3', () => page.goForward());
  await follow('below-market-price', '/below-market-price/1');
  await follow('investment-properties', '/investment-properties/1');
  await follow('new-renovated', '/new-renovated/1');
  await follow('our-works', '/our-works/1');
  const work = '/our-works-content/lat-phrao-71-townhouse';
  await go('our-works-content', work, () => page.goto(`${site.url}/${locale}${work}`));
  await go('our-works', '/our-works/1', () => page.goBack());
  await go('our-works-content', work, () => page.goForward());
  await go('our-works-content', work, () => page.reload());
}

/** The company, articles, the form of sellers, redirect rules and pages that are not there: 13 views. */
async function throughPages({ page, follow, go, push, at }: Walk): Promise<void> {
  await follow('about-us', '/company-information/about-us');
  await follow('company-profile', '/company-information/company-profile');
  await follow('join-us', '/company-information/join-us');
  await follow('contact-us-for-sell', '/contact-us-for-sell');
  await go('our-team', '/our-team', () => push('/our-team'));
  const story = '/our-team-content/why-rommai-began-in-2011';
  await go('our-team-content', story, () => push(story));
  // N1: rules of the content, in place and by the server; only where they lead is a view.
  await go('content', '/contents/buying-costs-explained', () => push('/article/buying-costs-explained'));
  await go('search', '/search?type=condo&utm=a', () => push('/condo?utm=a'));
  await go('about-us', '/company-information/about-us', () => page.goto(`${site.url}${at('/about')}`));
  // Nothing there is no view, and what is shown again after it is one.
  await push('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found|ไม่พบ/);
  await go('about-us', '/company-information/about-us', () => page.goBack());
  await go('privacy', '/company-information/privacy', () =>
    page.goto(`${site.url}${at('/company-information/privacy')}#a`),
  );
  await page.evaluate(() => window.location.assign('#b'));
  await page.evaluate(() => window.next.router.refresh());
  await go('contact-us-for-sell-sent', '/contact-us-for-sell/sent/:reference', () =>
    push('/contact-us-for-sell/sent/3F9A-07C1'),
  );
  const sent = '/listings/rm-1001/enquire/sent';
  await go('listing-enquire-sent', `${sent}/:reference`, () => push(`${sent}/3F9A-07C1?day=12/24/2026&part=morning`));
}

/** The search, whose query is a view but for its map, and what is typed into it: 8 views. */
async function throughSearch({ page, follow, go, at, locale }: Walk): Promise<void> {
  const words = WORDS[locale];
  await follow('search', '/search');
  await go('search', '/search?sort=price-asc', () => page.getByLabel(words.Sort.label).selectOption('price-asc'));
  const next = page.getByRole('navigation', { name: words.Pagination.label }).locator('a[rel=next]');
  await go('search', '/search?sort=price-asc&page=2', () => next.click());
  await go('search', '/search?sort=price-asc', () => page.goBack());
  await go('search', '/search?q=condo%20%23&sort=price-asc', async () => {
    await page.locator('main input[name=q]').fill('condo 081 234 5678');
    await page.locator('main input[name=q]').press('Enter');
  });
  // The same search, as a map that is moved writes it.
  const { search } = new URL(page.url());
  for (const bbox of ['100.5,13.7,100.6,13.8', '100.5,13.7,100.7,13.9']) {
    const href = at(`/search${search}&bbox=${bbox}`);
    await page.evaluate((moved) => window.next.router.replace(moved), href);
    await expect(page).toHaveURL(site.url + href);
  }
  await go('search', '/search?type=villa', () =>
    page.evaluate((href) => window.next.router.push(href), at('/search?type=villa')),
  );
  await go('compare', '/compare?ids=rm-1001,rm-1002', () =>
    page.goto(`${site.url}${at('/compare?ids=rm-1001,rm-1002')}`),
  );
  await page.evaluate((href) => window.next.router.replace(href), at('/compare?ids=rm-1002'));
  await expect(page).toHaveURL(site.url + at('/compare?ids=rm-1002'));
  await go('listing', '/listings/rm-1002', () =>
    page
      .getByRole('main')
      .locator(`a[href="${at('/listings/rm-1002')}"]`)
      .first()
      .click(),
  );
}

/** A page that is slow, one that is left before it came, and both languages: 15 views. */
async function throughLanguages({ page, follow, go, step, push, at, locale, measured, expected }: Walk): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/listings\/rm-10(?:03|04)\?.*_rsc/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/rm-1003\?.*_rsc/);
  await push('/listings/rm-1003');
  await asked;
  await follow('company-profile', '/company-information/company-profile');
  const slow = page.waitForRequest(/rm-1004\?.*_rsc/);
  await push('/listings/rm-1004');
  await slow;
  expect(viewsIn(measured)).toEqual(expected);
  await go('listing', '/listings/rm-1004', async () => release());
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
    const away = other(locale);
    const switched = (to: Locale) =>
      page
        .getByRole('banner')
        .locator(`a[hreflang^="${to.slice(0, 2)}"]`)
        .first()
        .click();
    await step(`${name} /${away}${path}`, () => switched(away));
    await go(name, path, () => switched(locale));
  }
}

for (const locale of ['en-us', 'th-th'] as const) {
  test(`${locale}: A2 fifty navigations of all kinds are fifty views, each once, in their order`, {
    tag: windowFor(locale),
  }, async ({ page, isMobile }) => {
    test.slow();
    const measured = await watchMeasured(page);
    const walk = { ...walker(page, measured, locale), page, locale, measured };
    await throughLists(walk);
    await throughPages(walk);
    await throughSearch(walk);
    await throughLanguages(walk);
    expect(walk.expected).toHaveLength(50);
    const views = measured.hits.filter(({ event }) => event === 'content-view');
    for (const { layout, language, 'content-name': address } of views) {
      expect(layout, String(address)).toBe(isMobile ? 'mobile' : 'default');
      expect(String(address).startsWith(`/${language}`)).toBe(true);
    }
    expect(measured.foreign.every((address) => /googletagmanager\.com|google-analytics\.com/.test(address))).toBe(true);
  });
}
