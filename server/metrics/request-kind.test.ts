import { expect, it } from 'vitest';
import { requestKind, responseKind } from './request-kind';

const kind = (url: string, method = 'GET', headers = {}) => requestKind({ url, method, headers });

it.each([
  ['/', 'page'],
  ['/th-th/listings/rm-1001', 'page'],
  ['/th-th/search?q=a.b/c.d', 'page'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/_ipx/w_640/photos/a.jpg', 'picture'],
  ['/photos/a.jpg?v=1', 'other'],
  ['/robots.txt', 'other'],
  ['/api/suggest?q=condo', 'api'],
  ['/api/seller-leads', 'api'],
] as const)('classifies %s as %s', (url, expected) => {
  expect(kind(url)).toBe(expected);
});

it('distinguishes page data from pages, and forms from the rest of the API', () => {
  expect(kind('/th-th?_rsc=x', 'GET', { rsc: '1' })).toBe('data');
  expect(kind('/api/seller-leads?locale=th-th', 'POST')).toBe('form');
  expect(kind('/th-th', 'POST')).toBe('other');
});

it('classifies a redirect of a page by its status', () => {
  expect(responseKind('page', 308)).toBe('redirect');
  expect(responseKind('page', 304)).toBe('page');
  expect(responseKind('form', 303)).toBe('form');
});
