import { type APIRequestContext, expect, test } from '@playwright/test';
import { elements, type ReadPage, readPage } from './read-page';
import { readSitemap } from './sitemap';

const read = (request: APIRequestContext, query = '', locale = 'en-us') =>
  readPage(request, `/${locale}/contents${query}`);

const listed = ({ html }: ReadPage) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="[^"]*\/contents\/([^"]+)"/g)].map(([, id]) => id);

/** The links to other parts of the index, as queries. */
const kinds = ({ html }: ReadPage) =>
  elements(html, 'a').flatMap((link) => /\/contents\?(kind=.*)$/.exec(link.get('href') ?? '')?.[1] ?? []);

test('the index lists all articles, newest first, and is in the sitemap with the date of the last change', async ({
  request,
}) => {
  const page = await read(request);
  expect([page.status, page.robots, new URL(page.canonical ?? '').pathname]).toEqual([200, '', '/en-us/contents']);
  expect(listed(page)).toHaveLength(12);
  expect(listed(page)[0]).toBe('bangkok-market-2026');
  expect(page.headers['cache-control']).toContain('s-maxage=600');
  const entry = (await readSitemap(request)).find(({ url }) => url.endsWith('/en-us/contents'));
  expect(entry?.changed).toMatch(/^2026-/);
});

test('each kind with articles is a link to its articles, which search engines do not list', async ({ request }) => {
  const index = await read(request);
  expect(kinds(index)).toEqual(['kind=guide', 'kind=market', 'kind=area', 'kind=law-and-tax', 'kind=news']);
  const page = await read(request, '?kind=area');
  expect(listed(page)).toEqual(['living-on-nut-phra-khanong', 'living-in-ari']);
  expect([page.status, page.robots, page.title]).toEqual([200, 'noindex, follow', 'Articles: Area · Rommai Property']);
});

test('the search finds Thai and English words, keeps them in the links to kinds, and never fails', async ({
  request,
}) => {
  const words = encodeURIComponent('โควตาต่างชาติ');
  const thai = await read(request, `?q=${words}`, 'th-th');
  expect(listed(thai)[0]).toBe('foreign-buyers-condo-quota');
  expect(thai.robots).toBe('noindex, follow');
  expect(kinds(thai)[0]).toContain(`q=${words}`);
  expect(listed(await read(request, '?q=title+deed&kind=law-and-tax'))[0]).toBe('reading-a-title-deed');
  const none = await read(request, '?q=%3Cb%3Exylophone&page=99');
  expect([none.status, listed(none)]).toEqual([200, []]);
  expect(none.html).toContain('href="/en-us/contents"');
  for (const query of ['?q=', '?page=0', '?kind=nothing', '?utm_source=line'])
    expect(new URL((await read(request, query)).canonical ?? '').search, query).toBe('');
});

test('an article links to its headings, to its kind and to its author’s phone and LINE', async ({ request }) => {
  const { html } = await readPage(request, '/th-th/contents/buying-costs-explained');
  expect(html).toContain('href="#วันโอนต้องจ่ายอะไรบ้าง"');
  const ids = elements(html, '[a-z0-9]+').flatMap((element) => element.get('id') ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const link of elements(html, 'a')) {
    const href = link.get('href') ?? '';
    if (href.startsWith('#')) expect(ids).toContain(href.slice(1));
  }
  expect(html).toContain('href="/th-th/contents?kind=law-and-tax"');
  const author = /<section id="author".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(author).toContain('href="tel:+66810000108"');
  expect(author).toMatch(/href="https:\/\/line\.me[^"]*rommai-janejira"[^>]*data-event-press/);
});
