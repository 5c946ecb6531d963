import { expect, it } from 'vitest';
import { parseMarkdown } from './markdown';

const WORDS = { heading: 'เชิงอรรถ', back: (number: number) => `กลับไปที่ ${number}` };
const html = (text: string) => JSON.stringify(parseMarkdown(text, WORDS));

it('reads CommonMark with tables', () => {
  expect(html('## Title\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(/"tagName":"h2".*"tagName":"table"/);
});

it('lets numbers be dialled', () => {
  expect(html('[02 000 0100](tel:+6620000100)')).toContain('"href":"tel:+6620000100"');
});

it('strikes out what stands between two tildes, and not between ranges', () => {
  expect(html('15,000~20,000 / 25,000~30,000')).not.toContain('"tagName":"del"');
  expect(html('~~4.9~~ 4.5')).toContain('"tagName":"del"');
});

it('leads to footnotes and back, in the words that it is given', () => {
  const tree = html('ภาษี 3.3%[^1]\n\n[^1]: ประมวลรัษฎากร');
  for (const [from, to] of [
    ['#user-content-fn-1', 'user-content-fn-1'],
    ['#user-content-fnref-1', 'user-content-fnref-1'],
  ])
    expect([tree.split(`"href":"${from}"`).length, tree.split(`"id":"${to}"`).length]).toEqual([2, 2]);
  expect(tree).toContain('"ariaLabel":"กลับไปที่ 1"');
  expect(tree).toMatch(
    /"tagName":"h2","properties":\{"id":"footnote-label"\},"children":\[\{"type":"text","value":"เชิงอรรถ"/,
  );
});

it('lets no raw HTML and no script address through', () => {
  const tree = html(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](data:text/html,x "t")\n\n<b onclick="x()">b</b>',
  );
  expect(tree).not.toMatch(/script|onclick|data:/);
});
