import { expect, it } from 'vitest';
import { harmless } from './terminal';

it.each([
  ['red \u001b[31mtext\u001b[0m', 'red  [31mtext [0m'],
  ['\u009b2J\rline\b\u0000\u007f', ' 2J line   '],
  ['abc\u202ecba\u2066\u{e0041}', 'abc cba  '],
  ['เก็บ\u200bไว้ 👨\u200d👩\u200d👧\ttab\nline', 'เก็บ\u200bไว้ 👨\u200d👩\u200d👧\ttab\nline'],
])('prints %j as %j', (text, expected) => expect(harmless(text)).toBe(expected));
