import { expect, it } from 'vitest';
import { type Fault, readTree } from './page-tree';
import {
  alternateFaults,
  duplicateFaults,
  headFaults,
  headingFaults,
  nameFaults,
  type PageHead,
  pictureFaults,
} from './structure-faults';

const rules = (faults: readonly Fault[]) => faults.map(({ rule }) => rule);

it('reports a missing or second h1, empty headings and skipped levels', () => {
  expect(rules(headingFaults(readTree('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')))).toEqual([]);
  expect(rules(headingFaults(readTree('<h2>B</h2>')))).toEqual(['one h1']);
  expect(rules(headingFaults(readTree('<h1>A</h1><h1>B</h1>')))).toEqual(['one h1']);
  expect(rules(headingFaults(readTree('<h1>A</h1><h2> <span></span></h2>')))).toEqual(['empty heading']);
  expect(headingFaults(readTree('<main id="m"><h1>A</h1><h3>C</h3></main>'))).toEqual([
    { rule: 'heading jumps', at: 'main#m > h3', found: 'h1 to h3: C' },
  ]);
});

it('reports links, buttons and cells without text, duplicate ids and references to missing ids', () => {
  const named = `<a href="/" aria-label="Home"></a><a href="/b"><img alt="A house"></a><button>x</button>
    <p id="n">Name</p><button aria-labelledby="n"></button><table><thead><tr><td></td></tr></thead></table>`;
  expect(rules(nameFaults(readTree(named)))).toEqual([]);
  expect(rules(nameFaults(readTree('<a href="/"><svg></svg></a>')))).toEqual(['empty a']);
  expect(rules(nameFaults(readTree('<button aria-labelledby="n"></button>')))).toEqual([
    'empty button',
    'aria-labelledby of nothing',
  ]);
  expect(rules(nameFaults(readTree('<p id="a"></p><p id="a"></p><label for="b">B</label>')))).toEqual([
    'id twice',
    'for of nothing',
  ]);
  expect(rules(nameFaults(readTree('<dl><dt>Floor</dt><dd> </dd></dl>')))).toEqual(['empty cell']);
});

it('reports images without source, size or alternative text, but accepts an empty alt', () => {
  expect(pictureFaults(readTree('<img src="/a.jpg" width="3" height="2" alt="">'))).toEqual([]);
  expect(rules(pictureFaults(readTree('<img src="" width="0" height="2">')))).toEqual([
    'picture without source',
    'picture without size',
    'picture without words',
  ]);
});

const head: PageHead = {
  lang: 'en-US',
  title: 'Homes in Bangkok',
  description: 'Homes in Bangkok with prices, photographs and plans.',
  canonical: 'http://s/en-us/a',
  alternates: { 'en-US': 'http://s/en-us/a', 'th-TH': 'http://s/th-th/a' },
  robots: '',
};
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '');

it('reports missing values in the head, with fewer requirements for noindex pages', () => {
  expect(headFaults(head, 'en-us')).toEqual([]);
  expect(rules(headFaults({ ...head, lang: undefined, title: '', canonical: undefined }, 'en-us'))).toEqual([
    'lang',
    'title',
    'canonical',
  ]);
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
