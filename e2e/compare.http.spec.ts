import { expect, test } from '@playwright/test';
import { elements, readPage, textOf } from './read-page';

const columns = (html: string) => html.match(/<th scope="col"/g)?.length ?? 0;

test('a comparison link shows the same listings to every visitor, without scripts, and is not indexed', async ({
  request,
}) => {
  const page = await readPage(request, '/en-us/compare?ids=rm-1001,rm-2020');
  expect(page.status).toBe(200);
  expect(page.robots).toMatch(/noindex/);
  expect(page.headings).toEqual(['Compare 2 homes']);
  expect(columns(page.html)).toBe(2);
  expect(page.text).toContain('฿130,145');
  const out = elements(page.html, 'a').find((link) => link.get('aria-label') === 'Remove RM-1001');
  expect(out?.get('href')).toBe('/en-us/compare?ids=rm-2020');
});

test('a comparison link with unknown, repeated or malformed ids shows the listings that exist', async ({ request }) => {
  const page = await readPage(request, '/en-us/compare?ids=rm-1001,rm-9999,%3Cb%3E,../x,rm-1001,rm-1023');
  expect(columns(page.html)).toBe(1);
  expect(page.text).toContain('2 homes in this link are no longer on the site.');
  expect(page.text).toContain('Select at least one more home');
  for (const query of ['', '?ids=', '?ids=%00', '?ids=a&ids=b', `?ids=${'x,'.repeat(3_000)}`, '?ids[]=1&x=2']) {
    const { status, headings, html } = await readPage(request, `/th-th/compare${query}`);
    expect(status, query.slice(0, 30)).toBe(200);
    expect(headings, query.slice(0, 30)).toEqual(['เปรียบเทียบประกาศ']);
    expect(textOf(/<a[^>]*href="\/th-th\/properties\/1"[^>]*>เลือกดูประกาศ<\/a>/.exec(html)?.[0] ?? '')).toBe(
      'เลือกดูประกาศ',
    );
  }
});
