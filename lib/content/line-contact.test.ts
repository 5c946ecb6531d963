import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { isLineLink, lineAskUrl, lineContact, lineShareUrl, lineUrl } from './line-contact';

it.each([
  ['somchai_99', 'somchai_99'],
  [' @rommai ', '@rommai'],
  ['https://line.me/ti/p/~somchai', 'somchai'],
  ['http://line.me/ti/p/~somchai?ts=1', 'somchai'],
  ['line.me/ti/p/~somchai/', 'somchai'],
  ['https://line.me/ti/p/@rommai', '@rommai'],
  ['https://line.me/R/ti/p/%40rommai?oat_content=url', '@rommai'],
  ['LINE.ME/R/ti/p/@rommai', '@rommai'],
  ['https://line.me/ti/p/AbC1dEf-9_', 'https://line.me/ti/p/AbC1dEf-9_'],
  ['line.me/ti/p/AbC1dEf-9_', 'https://line.me/ti/p/AbC1dEf-9_'],
  ['https://lin.ee/XyZ12ab', 'https://lin.ee/XyZ12ab'],
  ['lin.ee/XyZ12ab?from=card', 'https://lin.ee/XyZ12ab'],
])('reads %j as %s', (typed, contact) => {
  expect(lineContact(typed)).toBe(contact);
  expect(lineContact(contact)).toBe(contact);
});

it.each([
  ...[
    '',
    'x',
    'สมชาย',
    'somchai jaidee',
    '081 234 5678',
    'https://example.com/ti/p/~a1',
    'https://line.me.example/ti/p/~a1',
  ],
  ...[
    'https://line.me/ti/g2/AbC',
    'https://line.me/ti/p/',
    'https://lin.ee/',
    'https://lin.ee/a/b',
    'javascript:lin.ee/ab',
  ],
])('rejects %j', (typed) => expect(lineContact(typed)).toBeNull());

it('returns an id or a link to LINE, of at most 41 characters, for any input', () => {
  const hostile = fc.oneof(
    anyText({ maxLength: 60 }),
    fc.webPath().map((path) => `https://line.me/ti/p${path}`),
    fc.webQueryParameters().map((query) => `lin.ee/${query}`),
  );
  fc.assert(
    fc.property(hostile, (typed) => {
      const contact = lineContact(typed) ?? 'none';
      expect(contact.length).toBeLessThanOrEqual(41);
      if (isLineLink(contact)) expect(['line.me', 'lin.ee']).toContain(new URL(contact).hostname);
      else expect(contact).toMatch(/^@?[A-Za-z0-9._-]+$/);
    }),
  );
});

it('uses the id of an official account, and a tilde before the id of a person', () => {
  expect(lineUrl('@rommai')).toBe('https://line.me/R/ti/p/%40rommai');
  expect(lineUrl('https://lin.ee/AbC12')).toBe('https://lin.ee/AbC12');
  expect(lineUrl('som chai')).toBe('https://line.me/ti/p/~som%20chai');
});

it('prefills a message for an official account, and opens the profile of any other', () => {
  expect(lineAskUrl('@rommai', 'สนใจ RM-1 & 2?')).toBe(
    'https://line.me/R/oaMessage/%40rommai/?%E0%B8%AA%E0%B8%99%E0%B9%83%E0%B8%88%20RM-1%20%26%202%3F',
  );
  expect(lineAskUrl('somchai', 'RM-1')).toBe(lineUrl('somchai'));
});

it('keeps the query of the shared address', () => {
  expect(new URL(lineShareUrl('https://a.example/x?b=1&c=2#d')).searchParams.get('url')).toBe(
    'https://a.example/x?b=1&c=2#d',
  );
});
