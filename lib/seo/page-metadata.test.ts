import { expect, it } from 'vitest';
import { pageMetadata } from './page-metadata';

const facts = { locale: 'th-th', path: '/properties/1', title: 'บ้าน', description: 'x' } as const;

it('links to the page itself as canonical and to both languages, with the default locale as x-default', () => {
  expect(pageMetadata(facts, { defaultLocale: 'en-us', prefix: 'always' }).alternates).toEqual({
    canonical: '/th-th/properties/1',
    languages: { 'th-TH': '/th-th/properties/1', 'en-US': '/en-us/properties/1', 'x-default': '/en-us/properties/1' },
  });
});

it('L4 omits the prefix of the default locale if prefixes are as needed', () => {
  expect(pageMetadata(facts, { defaultLocale: 'th-th', prefix: 'as-needed' }).alternates).toEqual({
    canonical: '/properties/1',
    languages: { 'th-TH': '/properties/1', 'en-US': '/en-us/properties/1', 'x-default': '/properties/1' },
  });
});

it('truncates the description to the length that search engines show', () => {
  const routing = { defaultLocale: 'en-us', prefix: 'always' } as const;
  const { description } = pageMetadata({ ...facts, description: `One two\n three. ${'word '.repeat(60)}` }, routing);
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^One two three\. .*word…$/);
});

it('excludes hidden pages from search engines', () => {
  const routing = { defaultLocale: 'en-us', prefix: 'always' } as const;
  expect(pageMetadata({ ...facts, hidden: true }, routing).robots).toEqual({ index: false, follow: true });
  expect(pageMetadata(facts, routing).robots).toBeUndefined();
});
