import { expect, it } from 'vitest';
import { averageColour, picturesIn, writeColours } from './picture-colours';

const colours = new Map([['/demo/a.jpg', '#102030']]);

it('writes the colour behind the address, and nothing else', () => {
  const json = '[\n  {\n    "url": "/demo/a.jpg",\n    "width": 1.0, "tags": [1,2]\n  }\n]\n';
  const expected = json.replace('a.jpg",', 'a.jpg",\n    "colour": "#102030",');
  expect(writeColours(json, colours)).toBe(expected);
  expect(writeColours(expected, colours)).toBe(expected);
});

it('replaces an older colour, also on one line', () => {
  expect(writeColours('[{"url":"/demo/a.jpg","colour":"#ffffff","width":1}]', colours)).toBe(
    '[{"url":"/demo/a.jpg","colour":"#102030","width":1}]',
  );
});

it('leaves other addresses alone', () => {
  const json = '[{"url": "https://example.com/demo/a.jpg"}, {"url": "/demo/b.jpg"}]';
  expect(writeColours(json, colours)).toBe(json);
  expect(picturesIn(json)).toEqual(['/demo/b.jpg']);
});

it('refuses a text in which it would write a second colour', () => {
  expect(() => writeColours('[{"url":"/demo/a.jpg","width":1,"colour":"#ffffff"}]', colours)).toThrow('elsewhere');
});

it('finds a colour for a photograph, and none for what is transparent', async () => {
  expect(await averageColour('public/demo/living-garden-oak.jpg')).toMatch(/^#[\da-f]{6}$/);
  expect(await averageColour('public/demo/contact/line.webp')).toBeNull();
});
