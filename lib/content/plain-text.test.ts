import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['## หน้าที่\n\n- พาลูกค้าดู*บ้าน*\n- เขียนประกาศ', 'หน้าที่\nพาลูกค้าดูบ้าน\nเขียนประกาศ'],
  ['A [first-time buyer](/search?q=a) reads\non - and on.', 'A first-time buyer reads on - and on.'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b\n1 2'],
  ['Before <script>alert(1)</script> after', 'Before alert(1) after'],
  ['![A roof](/demo/a.jpg)\n\nText', 'Text'],
  ['ภาษี 3.3%[^1]\n\n[^1]: ประมวลรัษฎากร', 'ภาษี 3.3%\nประมวลรัษฎากร'],
  ['', ''],
])('converts %j to %j', (markdown, expected) => expect(plainText(markdown)).toBe(expected));
