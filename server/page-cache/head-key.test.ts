import { expect, it } from 'vitest';
import { withHeadKey } from './head-key';

const head = (key: string) =>
  `0:{"h":{"r":["$","$1","h",{"children":[null,["$","$Lf","${key}v",{"children":"$L10"}],["$","$L12","${key}m",{"children":[]}]]}]}}\n`;
const page = (text: string, type = 'text/x-component') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
const textOf = (text: string, type?: string) => withHeadKey(page(text, type)).body.toString();

const ONE = 'pRTE9R5FdMhctEAjRvFyR';
const OTHER = 'LCWzhYOJb0_F5VcE0ywk-';
const TEXT = '10:T3,บ้าน\n';

it('is the same for the same data, whatever key Next generated', () => {
  const stable = textOf(head(ONE) + TEXT);
  expect(textOf(head(OTHER) + TEXT)).toBe(stable);
  const [, key = ''] = /"([\w-]{21})v"/.exec(stable) ?? [];
  expect(stable).toBe(head(key) + TEXT);
  expect([ONE, OTHER]).not.toContain(key);
});

it('differs for other data', () => {
  const keyOf = (text: string) => /"([\w-]{21})v"/.exec(text)?.[1];
  expect(keyOf(textOf(head(ONE) + TEXT))).not.toBe(keyOf(textOf(`${head(ONE)}${TEXT}.`)));
});

it.each([
  ['a page', head(ONE), 'text/html; charset=utf-8'],
  ['data without such a key', '0:{"h":{"r":null}}\n', undefined],
  ['a visitor’s text that looks like a key', `1:["${ONE}v",{"q":"x"}]\n2:["$","$L12","${OTHER}m",{}]\n`, undefined],
])('leaves %s unchanged', (_, text, type) => {
  expect(textOf(text, type)).toBe(text);
});
