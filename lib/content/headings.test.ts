import { expect, it } from 'vitest';
import { headingsOf, withHeadingIds } from './headings';
import { parseMarkdown } from './markdown';

const ids = (markdown: string) => headingsOf(markdown).map(({ id }) => id);

it('keeps Thai letters, vowels and tone marks in ids', () => {
  expect(ids('## วันโอนต้องจ่ายอะไรบ้าง\n\n## คิดภาษีหัก ณ ที่จ่ายทีละขั้น\n\n## 49% นับจากอะไร')).toEqual([
    'วันโอนต้องจ่ายอะไรบ้าง',
    'คิดภาษีหัก-ณ-ที่จ่ายทีละขั้น',
    '49-นับจากอะไร',
  ]);
});

it('names English headings by their words, without markup', () => {
  expect(headingsOf('# What you can’t *see*\n\ntext\n\n## [A link](/search): done')).toEqual([
    { id: 'what-you-can-t-see', text: 'What you can’t see' },
    { id: 'a-link-done', text: 'A link: done' },
  ]);
});

it('gives each heading another id than the others and than those of the page', () => {
  expect(ids('## Costs\n\n## Costs\n\n## Sources\n\n## …')).toEqual(['costs', 'costs-2', 'sources-2', 'part']);
});

it('lists main headings only, but gives the others an id, too', () => {
  const text = '## Costs\n\n### Fees\n\nA note.[^1]\n\n[^1]: Its text.';
  expect(ids(text)).toEqual(['costs']);
  const nodes = withHeadingIds(parseMarkdown(text, { heading: 'Notes', back: String }));
  const all = nodes.flatMap((node) => (typeof node === 'string' ? [] : (node.attributes.id ?? [])));
  expect(all).toEqual(['costs', 'fees', 'footnote-label']);
});
