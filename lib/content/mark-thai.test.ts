import { expect, it } from 'vitest';
import { markThai, parseMarkdown } from './markdown';

const read = (text: string) => parseMarkdown(text, { heading: 'Footnotes', back: String });
const html = (text: string) => JSON.stringify(markThai(read(text)));
const span = (text: string) => `{"tag":"span","attributes":{"lang":"th"},"children":["${text}"]}`;

it('marks Thai words in English text, also in links', () => {
  expect(html('Under it. ร่มไม้ (rommai) is a shade.')).toContain(`"Under it. ",${span('ร่มไม้')}," (rommai) is a shade."`);
  expect(html('[บ้าน ใหม่ here](/a)')).toContain(span('บ้าน ใหม่'));
});

it('does not change a text without Thai, even with prices in baht', () => {
  const tree = read('A home for ฿4,590,000.\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(markThai(tree)).toEqual(tree);
});
