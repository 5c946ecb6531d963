import { describe, expect, it } from 'vitest';
import { toContactWidgets } from './contact-widget';
import { isContactWidgetList } from './contact-widget-list';
import { parseCollection } from './parse-collection';

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
  it('W1 hands on exactly the output fields', () => {
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

  it('W2 takes active entries only, by order ascending, missing order last, stable', () => {
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

  it.each([undefined, null, ''])('W4 takes the normal picture where the grey one is %j', (grey) => {
    expect(widgets([document('a', { contact_image_grey_url: grey })])[0]?.contact_image_grey_url).toBe('/a.webp');
  });

  it('W5 the browser takes only a list of widgets', () => {
    const list = widgets([document('a')]);
    expect(isContactWidgetList(list)).toBe(true);
    expect(isContactWidgetList([{ ...list[0], order: null }])).toBe(true);
    expect(isContactWidgetList([])).toBe(true);
    expect(isContactWidgetList([{ ...list[0], order: 'x' }])).toBe(false);
    expect(isContactWidgetList([null])).toBe(false);
    expect(isContactWidgetList({})).toBe(false);
  });
});
