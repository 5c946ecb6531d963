import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { COLLECTION_NAMES } from './collections';
import { plainMarkup } from './plain-markup';
import { embedded } from './testing/parsed-content';

const words = (text: string) => plainMarkup(text, 'words').text;
const markdown = (text: string) => plainMarkup(text, 'markdown').text;

describe('simple HTML in plain text', () => {
  it.each([
    ['<p>ห้องสวย</p><ul><li>วิวเมือง</li><li>ใกล้ BTS</li></ul>', 'ห้องสวย\n\n- วิวเมือง\n- ใกล้ BTS'],
    ['<p>Bright room &amp; view</p><br/>', 'Bright room & view'],
    ['<p>One</p>\n\n<p>Two<br>Three<BR />\nFour</p>', 'One\n\nTwo\nThree\nFour'],
    ['One<br><br>Two', 'One\n\nTwo'],
    ['ห้อง&nbsp;สวย &amp;amp; &#3651;&#x0E2B;&#3617;&#3656; &hellip;', 'ห้อง สวย & ใหม่ …'],
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'One\n\nTwo'],
    ['<div class="a"><span style="color: red">One</span></div><div>Two</div>', 'One\nTwo'],
    ['<b>ขาย</b> <strong>ด่วน</strong> <i>มาก</i>', 'ขาย ด่วน มาก'],
    ['34.5 m<sup>2</sup>', '34.5 m²'],
    [
      '<ol><li>One</li><li><p>Two</p><ul><li>a</li></ul></li><li>Three</li></ol>End',
      '1. One\n2. Two\n   - a\n3. Three\n\nEnd',
    ],
    ['<h2>Room</h2>It is large', 'Room\n\nIt is large'],
    ['<a href="https://example.com/a?b=1&amp;c=2">แผนที่</a>', 'แผนที่ (https://example.com/a?b=1&c=2)'],
    [
      '<a href=https://example.com/>example.com</a> <a href="javascript:alert(1)">x</a> <a href="/search">ค้นหา</a>',
      'example.com x ค้นหา',
    ],
    ['โทร <a href="tel:0812345678">พิมพ์</a>', 'โทร พิมพ์ (0812345678)'],
    ['<!-- Word --><p class=MsoNormal>One<o:p></o:p></p><!--[if mso]>x<![endif]-->', 'One'],
    ['<p>&nbsp;</p><p>One</p>', 'One'],
    ['<b>one<p>two', 'one\n\ntwo'],
  ])('converts %j to %j', (given, expected) => {
    expect(plainMarkup(given, 'words')).toEqual({ text: expected, refused: [] });
  });
});

describe('simple HTML in Markdown', () => {
  it.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo  \nThree'],
    [
      '<h1>Title</h1><p>It is <b>large</b> and <em>bright</em>, <b>(so)</b></p><h3>More</h3><ul><li>a</li><li>b</li></ul>',
      '## Title\n\nIt is **large** and *bright*, (so)\n\n### More\n\n- a\n- b',
    ],
    ['<a href="/contents/a (b)">อ่าน<b>ต่อ</b></a>', '[อ่าน**ต่อ**](/contents/a%20%28b%29)'],
    ['ก<b>หนา</b>ต่อ', 'ก**หนา**ต่อ'],
    [
      'Use `<p>` or\n\n```\n<b>&amp;</b>\n```\n\n<p>so &amp; so</p>',
      'Use `<p>` or\n\n```\n<b>&amp;</b>\n```\n\nso &amp; so',
    ],
    ['<https://example.com> and <a@example.com>', '<https://example.com> and <a@example.com>'],
    ['- a\n  - b\n\n    code', '- a\n  - b\n\n    code'],
  ])('converts %j to the Markdown %j', (given, expected) => {
    expect(plainMarkup(given, 'markdown')).toEqual({ text: expected, refused: [] });
  });
});

it.each([
  ['<table><tr><td>One</td><td>Two</td></tr></table>', 'One Two', ['table', 'tr', 'td']],
  ['a<script>alert("<p>")</script>b', 'a b', ['script']],
  ['a<style type="text/css">p { color: red }</style>', 'a', ['style']],
  ['<iframe src="https://example.com" allowfullscreen></iframe>แผนที่', 'แผนที่', ['iframe']],
  ['<img src="a.jpg" alt="x">รูป', 'รูป', ['img']],
  ['<del>5,000,000</del> 4,500,000', '5,000,000 4,500,000', ['del']],
  ['<price> บาท', '<price> บาท', ['price']],
])('converts %j to %j and reports %j', (given, text, refused) => {
  expect(plainMarkup(given, 'words')).toEqual({ text, refused });
});

it.each([
  'ราคา < 5 ล้าน & ใกล้ BTS',
  'a<b',
  'a<b and c>d',
  'x<b && y>c',
  'AT&T; R&D, Q&A;',
  'https://example.com/?a=1&copy=2&lt',
  '<ติดต่อ> <3 <-- -->',
  '1 < 2 > 0',
  'ก\n\n  ข  \n',
])('leaves %j unchanged', (text) => {
  expect(plainMarkup(text, 'words')).toEqual({ text, refused: [] });
  expect(plainMarkup(text, 'markdown')).toEqual({ text, refused: [] });
});

it('leaves the content of the site unchanged', () => {
  const texts = JSON.stringify(COLLECTION_NAMES.map(embedded)).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const changed = texts
    .map((text): string => JSON.parse(text))
    .filter((text) => words(text) !== text || markdown(text) !== text);
  expect(changed).toEqual([]);
});

const PIECES = fc.constantFrom(
  ...[
    'p',
    'br',
    'b',
    'ul',
    'ol',
    'li',
    'a href="https://e.example/?a=1&amp;b=2"',
    'h2',
    'div class=x',
    'sup',
    'script',
    'table',
    'td',
    'x-y',
    'o:p',
  ].flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`, `&lt;${tag}&gt;`]),
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    '=',
    '&amp;',
    '&amp;lt;',
    '&nbsp;',
    '&#60;',
    '<!--',
    '-->',
    '<![CDATA[',
    '`',
    '\n',
    ' ',
    'ก',
    'a',
    '1',
    '\ue002',
  ],
);
const KNOWN = /<\/?(?:p|br|b|ul|ol|li|a|h2|div|sup|script|table|td)(?:\s+[a-z]+=[^\s<>"'=]+)*\s*\/?>/i;

it('converts random markup to text without elements, which another conversion does not change', () => {
  fc.assert(
    fc.property(
      fc.array(PIECES, { maxLength: 30 }),
      fc.constantFrom('words' as const, 'markdown' as const),
      (pieces, kind) => {
        const given = pieces.join('');
        const { text } = plainMarkup(given, kind);
        if (kind === 'words' && !/&(?:lt|amp|#60);/.test(text)) expect(text).not.toMatch(KNOWN);
        if (text !== given) expect(text).not.toMatch(/[\ue000-\ue00a]/);
        if (kind === 'words' && !/[<&]/.test(text)) expect(plainMarkup(text, kind).text).toBe(text);
      },
    ),
    { numRuns: runs(300) },
  );
});

it('never throws, and converts long texts quickly', () => {
  fc.assert(fc.property(anyText(), (text) => void plainMarkup(text, 'words')));
  const began = performance.now();
  for (const piece of [
    '<',
    '<p',
    '<p ',
    '<p a="',
    "<p a='",
    '<p a=',
    '<!--',
    '<script>',
    '&amp;',
    '&',
    '<b>',
    '<a href=x>',
    '<li>',
    '<ul>',
    '<ul><li>ก',
    ' ',
    '\n',
    '`',
    '```',
    '<p a a',
    '</ul>',
    '&lt;',
  ])
    for (const kind of ['words', 'markdown'] as const) plainMarkup(piece.repeat(50_000 / piece.length), kind);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('converts 150,000 links in linear time', () => {
  const began = performance.now();
  plainMarkup('<a>x '.repeat(150_000), 'words');
  expect(performance.now() - began).toBeLessThan(3_000);
});
