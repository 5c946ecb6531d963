import { expect, it } from 'vitest';
import { type Fault, readTree } from './page-tree';
import {
  alternateFaults,
  contentFaults,
  duplicateFaults,
  headFaults,
  markupFaults,
  type PageHead,
} from './structure-faults';

const rules = (faults: readonly Fault[]) => faults.map(({ rule }) => rule);

const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

it.each([
  ['a good page', '<main><h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><a href="/" aria-label="Home"></a></main>', []],
  ['a skipped heading level', '<h1>A</h1><h3>C</h3>', ['heading-level']],
  ['a second h1', '<h1>A</h1><h1>B</h1>', ['heading-level']],
  ['an empty heading', '<h1>A</h1><h2> <span></span></h2>', ['empty-heading']],
  ['a link without text', '<a href="/"><svg></svg></a>', ['wcag/h30']],
  ['a button without text', '<button type="button"></button>', ['text-content']],
  ['a disclosure without text', '<details><summary></summary></details>', ['text-content']],
  ['a duplicate id', '<p id="a"></p><p id="a"></p>', ['no-dup-id']],
  ['a reference to a missing id', '<label for="b">B</label>', ['no-missing-references']],
  ['an image without source and alternative text', '<img>', ['element-required-attributes', 'wcag/h37']],
  ['an empty source', '<img src="" alt="">', ['attribute-allowed-values']],
  ['a block in a paragraph', '<p><span><div>A</div></span></p>', ['element-permitted-content']],
])('reports %s', (_, body, expected) => {
  expect(new Set(rules(markupFaults(pageOf(body))))).toEqual(new Set(expected));
});

it('names the element of a fault', () => {
  expect(markupFaults(pageOf('<main id="m"><h1>A</h1><h3>C</h3></main>'))).toEqual([
    { rule: 'heading-level', at: '#m > h3', found: expect.stringContaining('expected <h2> but got <h3>') },
  ]);
});

it('reports images without size or with a very short alternative text, and empty cells outside the table head', () => {
  const good = '<img src="/a.jpg" width="3" height="2" alt=""><table><thead><tr><td></td></tr></thead></table>';
  expect(contentFaults(readTree(good))).toEqual([]);
  expect(
    rules(contentFaults(readTree('<img src="/a.jpg" width="0" height="2" alt="ab"><dl><dt>A</dt><dd> </dd></dl>'))),
  ).toEqual(['picture without size', 'picture without words', 'empty cell']);
});

const head: PageHead = {
  lang: 'en-US',
  title: 'Homes in Bangkok',
  description: 'Homes in Bangkok with prices, photographs and plans.',
  canonical: 'http://s/en-us/a',
  alternates: { 'en-US': 'http://s/en-us/a', 'th-TH': 'http://s/th-th/a' },
  robots: '',
  headings: ['Homes in Bangkok'],
};
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '');

it('reports missing values in the head, with fewer requirements for noindex pages', () => {
  expect(headFaults(head, 'en-us')).toEqual([]);
  expect(
    rules(headFaults({ ...head, lang: undefined, title: '', canonical: undefined, headings: [] }, 'en-us')),
  ).toEqual(['lang', 'title', 'h1', 'canonical']);
  const bare = { ...head, description: '', canonical: undefined, alternates: {} };
  expect(rules(headFaults(bare, 'en-us'))).toEqual(['description', 'canonical', 'hreflang']);
  expect(headFaults({ ...bare, robots: 'noindex, follow' }, 'en-us')).toEqual([]);
});

it('reports hreflang alternates without a return link, and titles that two pages share', () => {
  const alternates = { 'th-TH': 'http://s/th-th/a', 'en-US': 'http://s/en-us/a' };
  const thai = { ...head, lang: 'th-TH', canonical: 'http://s/th-th/a', alternates };
  expect(
    alternateFaults(
      new Map([
        ['/en-us/a', head],
        ['/th-th/a', thai],
      ]),
      pathOf,
    ),
  ).toEqual([]);
  expect(alternateFaults(new Map([['/en-us/a', head]]), pathOf).map(([, { found }]) => found)).toEqual([
    'th-TH http://s/th-th/a',
  ]);
  const other = { ...head, canonical: 'http://s/en-us/b', description: 'Another one' };
  const pages = new Map([
    ['/en-us/a', head],
    ['/en-us/b', other],
    ['/th-th/a', thai],
    ['/en-us/a?x', head],
  ]);
  expect(duplicateFaults(pages, pathOf).map(([path, { rule }]) => [path, rule])).toEqual([['/en-us/b', 'title twice']]);
});
