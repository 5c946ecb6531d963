import { expect, it } from 'vitest';
import { fillRedirectTarget, matchRedirectPattern } from './redirect-pattern';

it.each([
  ['/condo', '/condo', {}],
  ['/condo', '/condo/', {}],
  ['/condo', '/condos', null],
  ['/article/:id', '/article/tax', { id: 'tax' }],
  ['/article/:id', '/article', null],
  ['/old/*', '/old/a/b', { '*': 'a/b' }],
  ['/old/*', '/old', { '*': '' }],
  ['/*', '/anything', { '*': 'anything' }],
  ['/บ้าน/:id', '/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/%E0%B8%81', { id: '%E0%B8%81' }],
  ['/article/:id', '/article/100%25', { id: '100%25' }],
  ['/*', '/%2Fevil.example/a%3Fb', { '*': '%2Fevil.example/a%3Fb' }],
  ['/100%', '/100%', {}],
])('matchRedirectPattern(%s, %s)', (pattern, path, values) => {
  expect(matchRedirectPattern(pattern, path)).toEqual(values);
});

it('fills placeholders and the wildcard into the target, and keeps unknown placeholders', () => {
  expect(fillRedirectTarget('/contents/:id?from=old', { id: 'tax' })).toBe('/contents/tax?from=old');
  expect(fillRedirectTarget('/new/*', { '*': 'a/b' })).toBe('/new/a/b');
  expect(fillRedirectTarget('/listings/:old_id', { old_id: 'rm-1' })).toBe('/listings/rm-1');
  expect(fillRedirectTarget('https://host.example/x', {})).toBe('https://host.example/x');
  expect(fillRedirectTarget('/:constructor', {})).toBe('/:constructor');
});
