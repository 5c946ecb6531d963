import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { LEAD_FIELDS, readLeadForm } from '../leads/lead-form';
import { againPath, formPath, thanksPath } from './lead-paths';

const REFERENCE = '3F9A-07C1';
const form = (values: Record<string, string>) => readLeadForm(new Map(Object.entries(values)));
const viewing = {
  kind: 'view',
  listing: 'rm-1001',
  preferred_date: '12/24/2026',
  preferred_part: 'morning',
  other_date: '12/26/2026',
};

it('are those of the seller form if there is no listing', () => {
  expect(formPath(form({}))).toBe('/contact-us-for-sell');
  expect(againPath(form({ kind: 'sell' }), 't')).toBe('/contact-us-for-sell/again/t');
  expect(thanksPath(form({ listing: 'rm-1001' }), { reference: REFERENCE })).toBe(
    `/contact-us-for-sell/sent/${REFERENCE}`,
  );
  expect(formPath(form({ kind: 'view', listing: '..' }))).toBe('/contact-us-for-sell');
});

it('lead to the thank-you page with the secret of the status page, and the photos left out', () => {
  const sent = { reference: REFERENCE, status: 'abc', leftOut: [{ number: 2, reason: 'heic' }] } as const;
  expect(thanksPath(form({}), sent)).toBe(`/contact-us-for-sell/sent/${REFERENCE}?left_out=2-heic&status=abc`);
});

it('are those of the listing if there is one', () => {
  expect(formPath(form(viewing))).toBe('/listings/rm-1001/enquire?kind=view');
  expect(againPath(form(viewing), 't')).toBe('/listings/rm-1001/enquire/again/t');
  expect(thanksPath(form({ ...viewing, kind: 'ask' }), { reference: REFERENCE })).toBe(
    `/listings/rm-1001/enquire/sent/${REFERENCE}`,
  );
});

it('are those of the search if it asks to find a home', () => {
  const request = form({ kind: 'find', search_query: '?q=a"b<c>&deal=sale' });
  expect(formPath(request)).toBe('/search/request?q=a%22b%3Cc%3E&deal=sale');
  expect(formPath(form({ kind: 'find' }))).toBe('/search/request');
  expect(againPath(request, 't')).toBe('/search/request/again/t');
  expect(thanksPath(request, { reference: REFERENCE })).toBe(`/search/request/sent/${REFERENCE}`);
});

it('contain the times of a viewing on the thank-you page', () => {
  expect(thanksPath(form(viewing), { reference: REFERENCE })).toBe(
    `/listings/rm-1001/enquire/sent/${REFERENCE}?day=2026-12-24&part=morning&other_day=2026-12-26`,
  );
});

it('never throw, stay on this site and contain no personal data', () => {
  const typed = fc.oneof(fc.constantFrom('ask', 'view', 'find', 'rm-1', '12/24/2026'), anyText());
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...LEAD_FIELDS), typed), (values) => {
      const path = thanksPath(form({ ...values, name: 'สมชาย', phone: '0812345678', message: 'secret' }), {
        reference: REFERENCE,
      });
      expect(path).toMatch(
        /^\/(contact-us-for-sell|search\/request|listings\/[\w-]+\/enquire)\/sent\/3F9A-07C1(\?[\w=&-]*)?$/,
      );
      expect(path).not.toMatch(/secret|0812345678|%/);
    }),
  );
});
