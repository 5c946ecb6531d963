import { expect, it } from 'vitest';
import { tidyAddress, tidyQuery } from './tidy-address';

const tidied = (address: string) => tidyAddress(new URL(`http://internal${address}`));

it.each([
  ['/th-th/our-team', 'th-th', '/our-team', ''],
  ['/TH-TH/our-team', 'th-th', '/our-team', ''],
  ['/en_US/', 'en-us', '/', ''],
  ['/th', 'th-th', '/', ''],
  ['/EN/Our-Team?a=b', 'en-us', '/Our-Team', '?a=b'],
  ['/th%E2%80%93th/our-team', 'th-th', '/our-team', ''],
  ['/fr/our-team', null, '/fr/our-team', ''],
  ['/', null, '/', ''],
  ['/index.html', null, '/', ''],
  ['/th-th/Index.PHP', 'th-th', '/', ''],
  ['/our-team/index.htm', null, '/our-team', ''],
  ['//our-team///', null, '/our-team', ''],
  ['//evil.example/', null, '/evil.example', ''],
  ['/%5Cevil.example', null, '/\\evil.example', ''],
  ['/th//evil.example', 'th-th', '/evil.example', ''],
  ['/th-th%2Four-team', 'th-th', '/our-team', ''],
  ['/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', null, '/บ้าน', ''],
  ['/our-team/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99', null, '/our-team/บ้าน', ''],
  ['/our-team%E0%B8%84%E0%B9%88%E0%B8%B0.', null, '/our-team', ''],
  ['/our-team.jpg', null, '/our-team.jpg', ''],
  ['/our%252Dteam%2529', null, '/our-team', ''],
  ['/our-team&utm_source=line&utm_medium=%E0%B8%81', null, '/our-team', '?utm_source=line&utm_medium=%E0%B8%81'],
  ['/our-team&amp;utm_source=line?a=b', null, '/our-team', '?utm_source=line&a=b'],
  ['/search%3Fq=condo', null, '/search', '?q=condo'],
  ['/search%253Fq=condo', null, '/search', '?q=condo'],
  ['/listings/rm%201001', null, '/listings/rm 1001', ''],
  ['/%EF%BC%B2%EF%BC%AD', null, '/RM', ''],
])('tidies %s', (address, locale, path, search) => expect(tidied(address)).toEqual({ locale, path, search }));

it('returns null for a path that is too long for any page', () => expect(tidied(`/${'a'.repeat(500)}`)).toBeNull());

it.each([
  ['?type=condo.', '?type=condo'],
  ['?type=condo%22%20', '?type=condo'],
  ['?type=condo%E2%80%A6', '?type=condo'],
  ['?type=condo&amp;deal=rent)', '?type=condo&deal=rent'],
  ['', ''],
])('tidies the query %s', (query, tidy) => expect(tidyQuery(query)).toBe(tidy));
