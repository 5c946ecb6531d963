import { describe, expect, it } from 'vitest';
import { isContactWidgetList } from './contact-widget';
import { parseCollection } from './parse-collection';
import { toContactWidgets } from './published.server';

const document = (id: string, changes: object = {}) => ({
  id,
  record_status: 'Active',
  order: 1,
  contact_name: id,
  contact_url: `https://${id}.example`,
  isPhonenumber: false,
  contact_image_url: `/${id}.webp`,
  contact_image_grey_url: `/${id}-grey.webp`,
  ...changes,
});

const widgets = (documents: object[]) => toContactWidgets(parseCollection('contact_widget', documents).values(), {});

describe('contact widgets', () => {
  it('W1 returns exactly the output fields', () => {
    expect(widgets([document('line', { isPhonenumber: true })])).toEqual([
      {
        order: 1,
        contact_name: 'line',
        contact_url: 'https://line.example',
        is_phonenumber: true,
        contact_image_url: '/line.webp',
        contact_image_grey_url: '/line-grey.webp',
      },
    ]);
  });

  it('passes on a valid icon name of an entry and drops an invalid one', () => {
    expect(widgets([document('whatsapp', { contact_icon: 'mdi:whatsapp' })])[0]?.contact_icon).toBe('mdi:whatsapp');
    for (const contact_icon of [null, '', 'whatsapp', '<b>', 7])
      expect(widgets([document('whatsapp', { contact_icon })])[0]).not.toHaveProperty('contact_icon');
  });

  it('W2 returns only active entries, by ascending order, stable, with missing orders last', () => {
    const list = widgets([
      document('b', { order: 2 }),
      document('none-1', { order: undefined }),
      document('off', { record_status: 'Inactive' }),
      document('sold', { record_status: 'Sold' }),
      document('a', { order: 1 }),
      document('b-too', { order: 2 }),
      document('none-2', { order: null }),
    ]);
    expect(list.map((entry) => entry.contact_name)).toEqual(['a', 'b', 'b-too', 'none-1', 'none-2']);
    expect(list.map((entry) => entry.order)).toEqual([1, 2, 2, null, null]);
  });

  it.each([undefined, null, ''])('W4 uses the normal picture if the grey one is %j', (grey) => {
    expect(widgets([document('a', { contact_image_grey_url: grey })])[0]?.contact_image_grey_url).toBe('/a.webp');
  });

  it('W5 isContactWidgetList accepts only a list of widgets', () => {
    const list = widgets([document('a')]);
    expect(isContactWidgetList(list)).toBe(true);
    expect(isContactWidgetList([{ ...list[0], order: null }])).toBe(true);
    expect(isContactWidgetList([])).toBe(true);
    expect(isContactWidgetList([{ ...list[0], order: 'x' }])).toBe(false);
    expect(isContactWidgetList([null])).toBe(false);
    expect(isContactWidgetList({})).toBe(false);
  });
});

const SETTINGS = { cdnHost: 'cdn.rommai.example', bucket: 'rommai.appspot.com' };

/** The entry as the API returns it, and the log messages about it. */
function read(changes: object) {
  const logged: string[] = [];
  const entities = parseCollection('contact_widget', [document('a', changes)], (dropped) => {
    logged.push(...dropped.map(({ outcome, fault }) => `${outcome}: ${fault.field} ${fault.issue.message}`));
  });
  const [entry] = toContactWidgets(entities.values(), SETTINGS);
  return { entry, logged };
}

describe('links of contact widgets', () => {
  it.each([
    'http://line.me/R/ti/p/rommai',
    'line://ti/p/@rommai',
    'tel:+66 2 000 0100',
    'mailto:hello@rommai.example',
    '/en-us/company-information/contact-us',
    'contact-us',
    '//line.me/R/ti/p/rommai',
    'gs://rommai.appspot.com/card.vcf',
    'https://line.me/R/ti/p/ro mmai',
    ' https://line.me/R/ti/p/rommai ',
    'https://[line.me',
    'https://line.me/%zz',
    'javascript',
    'no link at all',
    '',
  ])('W4 keeps the link %j as it is', (contact_url) => {
    expect(read({ contact_url })).toMatchObject({ entry: { contact_url }, logged: [] });
  });

  it.each([
    'javascript:alert(1)',
    ' \u0001Java\tScript\n:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://rommai.example/1',
  ])('W4 drops and logs an entry whose link could run a script: %j', (contact_url) => {
    expect(read({ contact_url })).toEqual({
      entry: undefined,
      logged: ['document dropped: contact_url could run a script'],
    });
  });
});

describe('pictures of contact widgets', () => {
  it.each([
    ['', ''],
    [null, ''],
    ['  ', '  '],
    ['/line.webp', '/line.webp'],
    ['line.webp', 'line.webp'],
    ['http://pictures.example/line.png', 'http://pictures.example/line.png'],
    ['https://pictures.example/line.png', 'https://pictures.example/line.png'],
    ['gs://rommai.appspot.com/contact/li%6Ee 1.png', 'https://cdn.rommai.example/contact/li%6Ee 1.png'],
    ['gs://other.appspot.com/line.png', 'gs://other.appspot.com/line.png'],
    [
      'https://storage.googleapis.com/rommai.appspot.com/contact/line%201.png?v=2',
      'https://cdn.rommai.example/contact/line 1.png',
    ],
    [
      'https://firebasestorage.googleapis.com/v0/b/rommai.appspot.com/o/contact%2Fline.png?alt=media',
      'https://cdn.rommai.example/contact/line.png',
    ],
  ])('W4 accepts the picture %j', (contact_image_url, taken) => {
    expect(read({ contact_image_url, contact_image_grey_url: undefined })).toMatchObject({
      entry: { contact_image_url: taken, contact_image_grey_url: taken },
      logged: [],
    });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>'])('W4 drops only the picture %j', (picture) => {
    expect(read({ contact_image_url: picture })).toMatchObject({
      entry: { contact_name: 'a', contact_image_url: '', contact_image_grey_url: '/a-grey.webp' },
      logged: ['field dropped: contact_image_url could run a script'],
    });
  });

  it('W2 puts an entry last and logs it if its order is not a number', () => {
    expect(read({ order: '2' })).toMatchObject({
      entry: { order: null },
      logged: [expect.stringMatching(/^field dropped: order /)],
    });
  });
});
