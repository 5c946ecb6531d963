import { expect, it } from 'vitest';
import { findIntendedPage, idNamed } from './intended-page.server';

const HOMES = new Map(
  [
    { id: 'rm-1001', code: 'RM-1001' },
    { id: 'rm-1002', code: 'RM-2002' },
    { id: 'Garden', code: 'RM-1002' },
    { id: 'garden', code: 'RM-3003' },
    { id: 'tower', code: 'RM-4004' },
  ].map((home) => [home.id, home]),
);

it.each([
  ['rm-1001', 'rm-1001'],
  ['rm_1001', 'rm-1001'],
  ['rm 1001', 'rm-1001'],
  ['rm-2002', 'rm-1002'],
  ['rm.4004', 'tower'],
  // The id of one listing is the code of another; two ids differ only by case; there is no such listing.
  ['rm-1002', undefined],
  ['garden', undefined],
  ['rm-9999', undefined],
])('%s means the listing %s', (name, id) => expect(idNamed(name, HOMES)).toBe(id));

it.each([
  ['/Listings/RM_1001', '/listings/rm-1001'],
  ['/Properties', '/properties/1'],
  ['/properties/3', '/properties/3'],
  ['/properties/999', null],
  ['/listings/../search', null],
  ['//search', null],
  ['/search\r\nX', null],
  ['/contact-us-for-sell/again/a token', null],
])('%s means the page %s', async (path, page) => expect(await findIntendedPage(path)).toBe(page));
