import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { firstParagraph, isTooDeep, type MarkdownNode, parseMarkdown, plainText } from './markdown';

const WORDS = { heading: 'เชิงอรรถ', back: (number: number) => `กลับไปที่ ${number}` };
const tree = (text: string) => parseMarkdown(text, WORDS);
const html = (text: string) => JSON.stringify(tree(text));

it('parses CommonMark with tables', () => {
  expect(html('## Title\n\n| a | b |\n|---|--:|\n| 1 | 2 |')).toMatch(
    /"tag":"h2".*"tag":"table".*"tag":"th","attributes":\{"style":\{"textAlign":"right"\}\}/,
  );
  expect(tree('3. a\n4. b')).toEqual([
    {
      tag: 'ol',
      attributes: { start: 3 },
      children: ['a', 'b'].map((text) => ({ tag: 'li', attributes: {}, children: [text] })),
    },
  ]);
  expect(html('![A **new** kitchen](/demo/kitchen.jpg)')).toContain(
    '{"src":"/demo/kitchen.jpg","alt":"A new kitchen"}',
  );
});

it('keeps phone links, and turns URLs in the text into links', () => {
  expect(html('[02 000 0100](tel:+6620000100)')).toContain('"href":"tel:+6620000100"');
  expect(html('ดู https://example.com/a และ rommai.example')).toMatch(/"href":"https:\/\/example\.com\/a".* และ rommai/);
});

it('supports strikethrough with two tildes, but not with one, which may be a range', () => {
  expect(html('15,000~20,000 / 25,000~30,000')).not.toContain('"tag":"s"');
  expect(html('~~4.9~~ 4.5')).toContain('"tag":"s"');
});

it('links footnotes in both directions, with the given labels', () => {
  const found = html('ภาษี 3.3%[^1] และอีกครั้ง[^1]\n\n[^1]: ประมวลรัษฎากร');
  for (const [from, to] of [
    ['#user-content-fn-1', 'user-content-fn-1'],
    ['#user-content-fnref-1', 'user-content-fnref-1'],
    ['#user-content-fnref-1-2', 'user-content-fnref-1-2'],
  ])
    expect([found.includes(`"href":"${from}"`), found.split(`"id":"${to}"`).length]).toEqual([true, 2]);
  expect(found).toContain('"aria-label":"กลับไปที่ 1"');
  expect(found).toContain('"tag":"h2","attributes":{"id":"footnote-label"},"children":["เชิงอรรถ"]');
});

it('removes raw HTML and unsafe URLs', () => {
  const found = html(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <vbscript:y> [z](<java\tscript:x>) ![y](data:text/html,x "t")\n\n' +
      '![m](mailto:a@b.example) <b onclick="x()">b</b>',
  );
  expect(found).not.toMatch(/<|onclick|"(href|src)"/);
  expect(plainText('[x](javascript:alert(1)) <b onclick="x()">b</b>')).toBe('x b');
});

/** The nesting depth of elements. */
const depthOf = (nodes: readonly MarkdownNode[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));

const NESTING = '- ,* ,1. ,>,> ,- > ,[,](,![,*,_,**a ,~~,`,<,<!--,<b>,[^a]: '.split(',');
const OTHERS = '[^a],[a]: x\n,|,|-|\n,- a\n,a\n-\n,# ,&,\\,(,",\n, ,\t,ก'.split(',');

const part = fc.tuple(fc.constantFrom(...NESTING, ...OTHERS), fc.nat(10_000));
const textOf = (parts: readonly (readonly [string, number])[]) =>
  parts.map(([sign, times]) => sign.repeat(times)).join('');

describe('repeated markup', () => {
  it('is parsed quickly, to a tree of limited depth', () => {
    const text = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => textOf(parts).slice(0, 50_000));
    fc.assert(
      fc.property(text, (given) => {
        const before = process.cpuUsage();
        expect(depthOf(tree(given))).toBeLessThanOrEqual(101);
        // Microseconds of CPU time, which leaves out the wait for a core.
        expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
      }),
      { examples: NESTING.map((sign) => [`${sign.repeat(3_000)}a`]), numRuns: runs(150) },
    );
  });

  it('is shown as typed if it is nested too deeply', () => {
    for (const deep of ['- '.repeat(3_000), '>'.repeat(101), '*'.repeat(300)]) {
      const given = `before\n\n${deep}a${deep}`.trim();
      expect(isTooDeep(given)).toBe(true);
      expect(tree(given).map((node) => (typeof node === 'string' ? node : node.children.join('')))).toEqual(
        given.split('\n\n'),
      );
    }
    expect(isTooDeep('- a\n  - b\n    - **c**\n\n> - d')).toBe(false);
  });
});

it.each([
  ['## หน้าที่\n\n- พาลูกค้าดู*บ้าน*\n- เขียนประกาศ', 'หน้าที่\nพาลูกค้าดูบ้าน\nเขียนประกาศ'],
  ['A [first-time buyer](/search?q=a) reads\non - and on.', 'A first-time buyer reads on - and on.'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b\n1 2'],
  ['Before <script>alert(1)</script> after', 'Before alert(1) after'],
  ['![A roof](/demo/a.jpg)\n\nText', 'Text'],
  ['ภาษี 3.3%[^1]\n\n[^1]: ประมวลรัษฎากร', 'ภาษี 3.3%\nประมวลรัษฎากร'],
  ['', ''],
])('converts %j to %j', (markdown, expected) => expect(plainText(markdown)).toBe(expected));

it.each([
  [
    '## A heading\n\n- an item\n\nThe *first* paragraph\non two lines.\n\nThe second.',
    'The first paragraph on two lines.',
  ],
  ['![A roof](/demo/a.jpg)\n\nText', 'Text'],
  ['# Only a heading', ''],
])('the first paragraph of %j is %j', (markdown, expected) => expect(firstParagraph(markdown)).toBe(expected));
