import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { describe, expect, it } from 'vitest';
import { bucketLinkToCdn } from './picture-address';

const settings = { cdnHost: 'cdn.rommai.example', bucket: 'rommai.appspot.com' };
const link = (path: string) => `https://firebasestorage.googleapis.com/v0/b/rommai.appspot.com/o/${path}`;

describe('W4 bucketLinkToCdn', () => {
  it('rewrites a link of the bucket to the CDN, with the path decoded once and without the query', () => {
    expect(bucketLinkToCdn(link('contact%2Fline%20a%2520.png?alt=media&token=x'), settings)).toBe(
      'https://cdn.rommai.example/contact/line a%20.png',
    );
  });

  it.each([
    ['plain http', link('a%20b.png').replace('https:', 'http:')],
    ['Google Cloud', 'https://storage.googleapis.com/rommai.appspot.com/a%20b.png?X-Goog-Date=1'],
    ['its console', 'https://storage.cloud.google.com/rommai.appspot.com/a%20b.png'],
    ['gs://, which is not encoded', 'gs://rommai.appspot.com/a b.png'],
  ])('rewrites a link of %s', (_, given) => {
    expect(bucketLinkToCdn(given, settings)).toBe('https://cdn.rommai.example/a b.png');
  });

  it.each([
    ['a broken percent sign', link('%zz.png')],
    ['another bucket of Google Cloud', 'https://storage.googleapis.com/other/a.png'],
    ['another bucket by gs://', 'gs://other/a.png'],
    ['a bucket without an object', 'gs://rommai.appspot.com/'],
    ['another scheme', 'ftp://storage.googleapis.com/rommai.appspot.com/a.png'],
    ['another bucket', link('a.png').replace('rommai.', 'other.')],
    ['another host', 'https://evil.example/v0/b/rommai.appspot.com/o/a.png'],
    ['a text that is no link', 'not a link'],
    ['a local path', '/demo/a.png'],
  ])('returns %s unchanged', (_, given) => {
    expect(bucketLinkToCdn(given, settings)).toBe(given);
  });

  it('rewrites nothing without a CDN host', () => {
    expect(bucketLinkToCdn(link('a.png'), { bucket: settings.bucket })).toBe(link('a.png'));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom('', link(''), 'gs://'), (text, start) => {
        expect(bucketLinkToCdn(start + text, settings)).toBeTypeOf('string');
      }),
    );
  });
});
