import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { LEAD_FIELDS, readLeadForm } from '../leads/lead-form';
import { parseLeadForm } from '../leads/lead-schemas';
import { CATALOGUE, eventFaults, VIEW } from './catalogue';
import type { Entry } from './catalogue-entry';
import { contactPressed, enquiryRefused, homeShared, searchShown } from './events';

const ENTRIES: readonly (readonly [string, Entry])[] = [['VIEW', VIEW], ...Object.entries<Entry>(CATALOGUE)];

it.each(ENTRIES)('the example of %s matches the catalogue', (_, { example }) => {
  expect(eventFaults(example)).toEqual([]);
});

it.each(ENTRIES)('%s sets all of its parameters, so that none of an earlier event remains', (name, entry) => {
  const { event: _, ...given } = entry.example;
  const always = Object.entries(entry.parameters).filter(([, rule]) => !rule.isOptional);
  expect(Object.keys(given)).toEqual(expect.arrayContaining(always.map(([parameter]) => parameter)));
  if (name !== 'VIEW') expect(always).toHaveLength(Object.keys(given).length);
});

it('every kind of event has its own combination of name, target and action', () => {
  const names = ENTRIES.flatMap(([, { example, parameters }]) => {
    const actions = Object.entries(parameters).find(([parameter]) => parameter === 'action')?.[1].allowed ?? '';
    return actions.split(', ').map((action) => `${example.event} ${example.target} ${action}`);
  });
  expect(new Set(names).size).toBe(names.length);
});

const contact = contactPressed({ channel: 'line', place: 'agent', listing: 'rm-1001' });
const faultsOf = (change: object) => eventFaults({ ...contact, ...change });

describe('an event that does not match the catalogue', () => {
  it('has an unknown name', () => {
    expect(eventFaults({ event: 'click' })).toEqual([{ parameter: 'event', code: 'unknown-event' }]);
    expect(faultsOf({ action: 'dance' })).toEqual([{ parameter: 'event', code: 'unknown-event' }]);
  });

  it('has a missing, unknown or invalid parameter', () => {
    const { place: _, ...less } = contact;
    expect(eventFaults(less)).toEqual([{ parameter: 'place', code: 'missing' }]);
    expect(faultsOf({ name: 'x' })).toEqual([{ parameter: 'name', code: 'unknown' }]);
    expect(faultsOf({ place: 'roof' })).toEqual([{ parameter: 'place', code: 'not-allowed' }]);
    expect(faultsOf({ value: 1 })).toEqual([{ parameter: 'value', code: 'not-allowed' }]);
    expect(eventFaults(searchShown({ filters: [], results: 1 }))).toHaveLength(1);
    expect(eventFaults(searchShown({ filters: ['type', 'type'], results: 1 }))).toHaveLength(1);
    expect(eventFaults(searchShown({ filters: ['type'], results: 1.5 }))).toHaveLength(1);
  });

  it.each(['081 234 5678', '+66812345678', 'tel:02-123-4567', 'somchai@example.com', 'a%40b.co'])(
    'contains personal data: %s',
    (text) => {
      expect(faultsOf({ listing_id: text })).toContainEqual({ parameter: 'listing_id', code: 'personal' });
      const view = { ...VIEW.example, 'content-name': `/en-us/search?q=${text.replaceAll(' ', '-')}` };
      expect(eventFaults(view)).toContainEqual({ parameter: 'content-name', code: 'personal' });
    },
  );

  it('is not one with prices, map coordinates or ids', () => {
    const search = '/en-us/search?price_min=10000000&bbox=100.512345,13.712345,100.612345,13.812345';
    expect(eventFaults({ ...VIEW.example, 'content-name': search })).toEqual([]);
    expect(eventFaults(homeShared('copy', 'B01x02yZ3456789'))).toEqual([]);
  });
});

/** Typed input: any text, email addresses and phone numbers. */
const typed = fc.oneof(
  anyText(),
  fc.emailAddress(),
  fc.integer({ min: 600_000_000, max: 999_999_999 }).map((digits) => `0${digits}`),
);

describe('no form input gets into an event', () => {
  it('that reports the errors of the form', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(LEAD_FIELDS.map((field) => [field, typed]))), (fields) => {
        const { errors = [] } = parseLeadForm(readLeadForm(new Map(Object.entries(fields))));
        if (errors.length > 0) expect(eventFaults(enquiryRefused('listing', errors))).toEqual([]);
      }),
    );
  });

  it('through any of its parameters', () => {
    const places = Object.values<Entry>(CATALOGUE).flatMap(({ example }) =>
      Object.entries(example).flatMap(([name, value]) => (typeof value === 'string' ? [{ example, name, value }] : [])),
    );
    const words = typed.filter((text) => !/^[\w:,-]*$/.test(text));
    fc.assert(
      fc.property(fc.constantFrom(...places), words, ({ example, name, value }, text) => {
        for (const instead of [text, value + text]) {
          expect(eventFaults({ ...example, [name]: instead })).not.toEqual([]);
        }
      }),
    );
  });
});
