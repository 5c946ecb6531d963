import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { DASHES } from 'thai-property-search/testing/dashes';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { readLeadForm } from './lead-form';
import { parseLeadForm } from './lead-schemas';
import { parseReach } from './reach';

/** Without what was not found. */
const found = (typed: string) => JSON.parse(JSON.stringify(parseReach(typed)));

it.each([
  '081 234 5678',
  '๐๘๑-๒๓๔-๕๖๗๘',
  '0812345678',
  '+66 (0)81 234 5678',
  '(053) 123 456',
  '+44 20 7946 0018',
  'โทร 081-234-5678',
  'เบอร์: 0812345678',
  'Tel. +66 81 234 5678',
  '\u202a+66 81 234 5678\u202c',
  ...DASHES.map((dash) => ['081', '234', '5678'].join(dash)),
])('reads %j as a phone number', (typed) => {
  expect(found(typed)).toEqual({ phone: expect.stringMatching(/^[\d +()-]{9,}$/) });
});

it.each([
  ['@rommai', '@rommai'],
  ['somchai.j', 'somchai.j'],
  ['somchai-1990', 'somchai-1990'],
  ['line: somchai', 'somchai'],
  ['LINE ID somchai_99', 'somchai_99'],
  ['ไลน์somchai', 'somchai'],
  ['ไอดีไลน์ @somchai', '@somchai'],
  ['Line 081 234 5678', '0812345678'],
  ['https://line.me/ti/p/~somchai?x=1', 'https://line.me/ti/p/~somchai?x=1'],
  ['line.me/R/ti/p/@rommai.co', 'line.me/R/ti/p/@rommai.co'],
  ['lin.ee/AbC12', 'lin.ee/AbC12'],
])('reads %j as the LINE contact %s', (typed, line_id) => expect(found(typed)).toEqual({ line_id }));

it('reads an email address, also with a label', () => {
  for (const typed of ['somchai@example.com', 'อีเมล somchai@example.com', 'E-mail: somchai@example.com'])
    expect(found(typed)).toEqual({ email: 'somchai@example.com' });
});

it.each([
  ['081 234 5678, somchai@example.com', { phone: '081 234 5678', email: 'somchai@example.com' }],
  ['0812345678 somchai@example.com', { phone: '0812345678', email: 'somchai@example.com' }],
  ['โทร 081-234-5678 หรือไลน์ somchai', { phone: '081-234-5678', line_id: 'somchai' }],
  ['0812345678 / @somchai', { phone: '0812345678', line_id: '@somchai' }],
  ['line: somchai, a@b.example', { line_id: 'somchai', email: 'a@b.example' }],
])('reads several contacts in %j', (typed, contacts) => expect(found(typed)).toEqual(contacts));

it.each(['0812345678 (ลูกสาวรับสาย)', '081 234 5678 after 6 pm', '0812345678, 0898765432', 'somchai 0812345678'])(
  'keeps %j as typed, because it says more than a contact',
  (note) => expect(found(note)).toEqual({ phone: expect.stringMatching(/^081/), note }),
);

it.each([
  ['081 234 56', { phone: '081 234 56' }],
  ['somchai@example', { email: 'somchai@example' }],
  ['call me', {}],
  ['เบอร์เดิม', {}],
  ['facebook.com/somchai', {}],
  ['x'.repeat(301), {}],
])('leaves %j to the rules of the form', (typed, contacts) => expect(found(typed)).toEqual(contacts));

it('never throws, and a form with any text has a contact or an error for it', () => {
  const parts = fc.constantFrom(
    '081 234 5678',
    '@somchai',
    'a@b.example',
    'line',
    'ไลน์',
    ': ',
    ' / ',
    'lin.ee/x1',
    '+',
  );
  const typed = fc.oneof(
    anyText({ maxLength: 320 }),
    fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (reach) => {
      const form = { kind: 'ask', listing: 'rm-1001', message: 'x', name: 'x', consent_contact: 'yes', reach };
      const read = parseLeadForm(readLeadForm(new Map(Object.entries(form))));
      if ('listing' in read)
        expect(Object.keys(read.listing.reach ?? {})).toContainEqual(expect.stringMatching(/phone|line_id|email/));
      else expect(read.errors).toEqual([{ field: 'reach', code: expect.stringMatching(/required|invalid/) }]);
    }),
    { numRuns: runs(1_000) },
  );
});
