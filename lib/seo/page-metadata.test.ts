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

const routing = { defaultLocale: 'en-us', prefix: 'always' } as const;

it('describes the page in whole sentences, or not at all', () => {
  const described = (description: string) => pageMetadata({ ...facts, description }, routing);
  expect(described(`One two three. And ${'word '.repeat(60)}.`).description).toBe('One two three.');
  const without = described('word '.repeat(60));
  expect('description' in without).toBe(false);
  expect('description' in (without.openGraph ?? {})).toBe(false);
});

it('takes facts for a text whose first sentence is too long', () => {
  const { description } = pageMetadata({ ...facts, description: 'word '.repeat(60), facts: ['A fact.'] }, routing);
  expect(description).toBe('A fact.');
});

it.each([
  ['Condos', 'Condos · Rommai Property'],
  ['Condos for sale and rent in Watthana, Bangkok (5)', 'Condos for sale and rent in Watthana, Bangkok (5)'],
])('has the name of the site in the title %s if both fit', (title, absolute) => {
  const metadata = pageMetadata({ ...facts, locale: 'en-us', title, sharedTitle: 'Shared' }, routing);
  expect(metadata.title).toEqual({ absolute });
  expect(metadata.openGraph?.title).toBe('Shared');
});

it('excludes hidden pages from search engines', () => {
  expect(pageMetadata({ ...facts, hidden: true }, routing).robots).toEqual({ index: false, follow: true });
  expect(pageMetadata(facts, routing).robots).toBeUndefined();
});
