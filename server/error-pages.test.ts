import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { runs } from '../vitest.runs';
import { fillTemplate, pageTemplate } from './error-pages';

const html = `<p>${'บ้าน home '.repeat(500)}</p><b>first</b>${'<i>x</i>'.repeat(100)}<b>second</b> end`;
const page = pageTemplate(html, { second: /(?<=<b>)second/, first: /(?<=<b>)first/, third: /third/ });
const expected = (first: string, second: string) =>
  html.replace('first', () => first).replace('>second', () => `>${second}`);

it('fills the gaps with the texts, uncompressed and as gzip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), anyText(), (first, second) => {
      const whole = Buffer.from(expected(first, second));
      expect(fillTemplate(page, { first, second }, 'identity').equals(whole)).toBe(true);
      expect(gunzipSync(fillTemplate(page, { first, second }, 'gzip')).equals(whole)).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

it('accepts a text longer than one stored deflate block', () => {
  const long = 'ก'.repeat(60_000);
  expect(gunzipSync(fillTemplate(page, { first: long }, 'gzip')).toString()).toBe(expected(long, ''));
});
