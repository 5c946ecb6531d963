import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutStaticParts } from './static-parts';

const PART = '5:I[11,["a.js"],"StaticPart"]\n';
const LINK = '6:I[12,["a.js"],"LocalLink"]\n';
const SLIDER = '7:I[13,["a.js"],"Slider"]\n';
const MODULES = `${PART}${LINK}${SLIDER}`;
const MARKUP = '<footer id="facts">34 m²</footer><nav id="rail"></nav>';

/** React's data as latin1, as the server has it. */
const data = (...rows: string[]) =>
  Buffer.from(`${MODULES}${rows.map((row) => `${row}\n`).join('')}`).toString('latin1');

const element = (type: string, props: object) => ['$', type, null, props];

const part = (children: unknown, id = 'facts') => element('$L5', { as: 'footer', id, children });

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}`;

const EMPTY = row('0', element('$L5', { as: 'footer', id: 'facts' }));

const withoutParts = (...rows: string[]) => withoutStaticParts(data(...rows), MARKUP);

describe('the children of a part', () => {
  it.each([
    ['elements and text', [element('p', { children: 'บ้าน 34 ตร.ม.' }), 'US$', '$$5', null, '$undefined', true, 3]],
    ['a fragment', [element('$Sreact.fragment', { children: 'a' })]],
    ['a link', element('$L6', { href: '/search', children: 'Search' })],
  ])('are left out: %s', (_, children) => {
    expect(withoutParts(row('0', part(children)))).toBe(data(EMPTY));
  });

  it.each([
    ['a client component', element('$L7', {})],
    ['a client component in a link', element('$L6', { href: '/search', children: element('$L7', {}) })],
    ['a link that replaces the page', element('$L6', { href: '/compare', replace: true })],
    ['a link that keeps the scroll position', element('$L6', { href: '/search', scroll: false })],
    ['something unknown', element('p', { children: '$D2026-11-29T00:00:00.000Z' })],
    ['a row that is missing', '$L99'],
  ])('stay: %s', (_, children) => {
    const page = data(row('0', part(children)));
    expect(withoutStaticParts(page, MARKUP)).toBe(page);
  });

  it.each(['', '<p id="facts"></p><p id="facts"></p>', '<p id="facts-2"></p>'])(
    'stay unless the markup has the id once: %j',
    (markup) => {
      const page = data(row('0', part('34 m²')));
      expect(withoutStaticParts(page, markup)).toBe(page);
    },
  );

  it('stay if another part of the page refers to a value in them', () => {
    const home = element('p', { title: { th: 'บ้าน' } });
    const page = data(
      row(
        '0',
        element('main', {
          children: [part(home), element('$L7', { of: '$0:props:children:0:props:children:props:title' })],
        }),
      ),
    );
    expect(withoutStaticParts(page, MARKUP)).toBe(page);
  });

  it('go with the rows that only they need, whose long texts are counted in bytes', () => {
    const rows = [
      row('0', [part(['$L1', '$2']), element('b', { children: '$3' })]),
      row('1', element('i', { children: '$3' })),
    ];
    const texts = ['2:T7,บ้a', '3:T6,บ้'];
    const page = Buffer.from(`${MODULES}${rows.join('\n')}\n${texts.join('')}${row('4', null)}\n`).toString('latin1');
    const [, second = ''] = texts;
    const first = row('0', [element('$L5', { as: 'footer', id: 'facts' }), element('b', { children: '$3' })]);
    expect(withoutStaticParts(page, MARKUP)).toBe(
      Buffer.from(`${MODULES}${first}\n${second}${row('4', null)}\n`).toString('latin1'),
    );
  });

  it('are those of the outermost part, or of each part that has no client component', () => {
    const inner = part('34 m²', 'rail');
    expect(withoutParts(row('0', part(inner)))).toBe(data(EMPTY));
    const slider = element('$L7', {});
    expect(withoutParts(row('0', part([inner, slider])))).toBe(
      data(row('0', part([element('$L5', { as: 'footer', id: 'rail' }), slider]))),
    );
  });
});

it('leaves out undefined properties, but not undefined children of a list', () => {
  expect(withoutParts(row('0', element('$L7', { label: '$undefined', text: ['$undefined'] })))).toBe(
    data(row('0', element('$L7', { text: ['$undefined'] }))),
  );
});

it('returns data that is cut, or is no data, as it is', () => {
  const page = data(row('0', part('34 m²')));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: page.length - 2 }), (length) => {
      const cut = page.slice(0, length);
      return cut.endsWith('\n') || withoutStaticParts(cut, MARKUP) === cut;
    }),
  );
  expect(withoutStaticParts('<p>', MARKUP)).toBe('<p>');
  expect(withoutStaticParts('0:{"cut\n', MARKUP)).toBe('0:{"cut\n');
});
