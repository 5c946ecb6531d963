import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedSources, isAllowedAddress } from '../content/allowed-sources';
import { PictureFault } from './fault';
import pictureAddress from './picture-address';
import { readSource } from './source.server';

const allowed = allowedSources({
  CDN_HOST: 'cdn.example.com',
  FIREBASE_STORAGE_BUCKET: 'bucket.appspot.com',
  IMAGE_HOSTS: ['Pictures.example.com:8443', 'plain.example.com:443'],
});

const statusOf = (raw: string, search = ''): string => {
  try {
    const source = readSource(raw, search, allowed);
    return source.kind === 'local' ? `local ${source.parts.join('/')}` : `remote ${source.url.href}`;
  } catch (error) {
    if (error instanceof PictureFault) return `${error.status} ${error.code}`;
    throw error;
  }
};

describe('M4 sources', () => {
  it.each([
    ['demo/a.jpg', 'local demo/a.jpg'],
    ['/demo/a.jpg', 'local demo/a.jpg'],
    ['%2Fdemo%2Fa%20b.jpg', 'local demo/a b.jpg'],
    ['demo/%E0%B8%9A.jpg', 'local demo/บ.jpg'],
    ['https://cdn.example.com/a%20b.jpg', 'remote https://cdn.example.com/a%20b.jpg'],
    ['https:/cdn.example.com/a.jpg', 'remote https://cdn.example.com/a.jpg'],
    ['https%3A%2F%2Fcdn.example.com%2Fa%2520b.jpg%3Fx%3D1', 'remote https://cdn.example.com/a%20b.jpg?x=1'],
    ['HTTPS://CDN.EXAMPLE.COM/a', 'remote https://cdn.example.com/a'],
    ['https://pictures.example.com:8443/a', 'remote https://pictures.example.com:8443/a'],
    ['https://plain.example.com/a', 'remote https://plain.example.com/a'],
    [
      'https://firebasestorage.googleapis.com/v0/b/bucket.appspot.com/o/a%2Fb.jpg',
      'remote https://firebasestorage.googleapis.com/v0/b/bucket.appspot.com/o/a%2Fb.jpg',
    ],
    [
      'https://storage.googleapis.com/bucket.appspot.com/a.jpg',
      'remote https://storage.googleapis.com/bucket.appspot.com/a.jpg',
    ],
  ])('allows %s', (raw, expected) => {
    expect(statusOf(raw)).toBe(expected);
  });

  it('adds the query of the request only to an unencoded URL', () => {
    expect(statusOf('https://cdn.example.com/a', '?x=1')).toBe('remote https://cdn.example.com/a?x=1');
    expect(statusOf('demo/a.jpg', '?x=1')).toBe('local demo/a.jpg');
  });
});

describe('M4 other sources', () => {
  it.each([
    '../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fetc',
    'demo/..%2F..%2fx',
    'https://evil.example/a.jpg',
    'https://cdn.example.com.evil.example/a',
    'https://cdn.example.com:8443/a',
    'https://pictures.example.com/a',
    'https://cdn.example.com./a',
    'https://user@cdn.example.com/a',
    'https://cdn.example.com@evil.example/a',
    'https://169.254.169.254/',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://0251.0376.0251.0376/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://firebasestorage.googleapis.com/v0/b/other/o/a',
    'https://firebasestorage.googleapis.com/v0/b/bucket.appspot.com/../../other/o/a',
    'https://storage.googleapis.com/bucket.appspot.com.evil/a',
    'http://cdn.example.com/a',
    'http%3A%2F%2F169.254.169.254%2F',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://cdn.example.com/a',
    'javascript:alert(1)',
  ])('rejects %s with 403', (raw) => {
    expect(statusOf(raw)).toMatch(/^403 /);
  });

  it.each(['%', '%zz', '%ff', 'a%00b', 'a\\b', '..%5c..%5cetc', 'a//b', 'demo/./a', 'a%0d%0ab', 'https://', 'https:'])(
    'rejects %s with 400',
    (raw) => {
      expect(statusOf(raw)).toMatch(/^400 /);
    },
  );
});

it('M4 limits a path under public/ to 1,024 characters', () => {
  expect(statusOf('x'.repeat(1_024))).toBe(`local ${'x'.repeat(1_024)}`);
  expect(statusOf('x'.repeat(1_025))).toBe('400 malformed-source');
  expect(statusOf('%78'.repeat(1_024))).toMatch(/^local /);
  expect(statusOf(`${'a/'.repeat(600)}b`)).toBe('400 malformed-source');
});

describe('M4 every source', () => {
  it('is decoded only once', () => {
    expect(statusOf('%252e%252e%252fetc')).toBe('local %2e%2e%2fetc');
  });

  it('stays in the folder or at the listed hosts, for any input', () => {
    const pieces = fc.constantFrom(
      '..',
      '%2e',
      '%2f',
      '/',
      '\\',
      '%5c',
      'https:',
      '//',
      '@',
      'evil',
      ':',
      '%00',
      '%25',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((list) => list.join('')),
        ),
        (raw) => {
          expect(statusOf(raw)).toMatch(
            /^(4\d\d |local (?!(.*\/)?\.\.(\/|$))|remote https:\/\/(cdn|pictures|plain)\.)/s,
          );
        },
      ),
    );
  });
});

/** The source that the service reads from an address of the loader, as a browser requests it. */
function roundTrip(src: string): string {
  const { pathname, search } = new URL(pictureAddress({ src, width: 640 }), 'https://site.example');
  return statusOf(pathname.replace(/^\/_ipx\/f_auto,w_640,q_75\//, ''), search);
}

describe('M3 loader', () => {
  it('requests a width, a quality and automatic format', () => {
    expect(pictureAddress({ src: '/demo/a.jpg', width: 640 })).toBe('/_ipx/f_auto,w_640,q_75/demo/a.jpg');
    expect(pictureAddress({ src: '/a', width: 320, quality: 50 })).toBe('/_ipx/f_auto,w_320,q_50/a');
  });

  it.each([
    ['/demo/a b,c.jpg', 'local demo/a b,c.jpg'],
    ['/demo/100%.jpg', 'local demo/100%.jpg'],
    ['/demo/a?b#c.jpg', 'local demo/a?b#c.jpg'],
    ['/demo/ห้อง.jpg', 'local demo/ห้อง.jpg'],
    ['/demo/%E0%B8%AB.jpg', 'local demo/ห.jpg'],
    [
      'https://cdn.example.com/a%20b,c.jpg?alt=media&t=%25',
      'remote https://cdn.example.com/a%20b,c.jpg?alt=media&t=%25',
    ],
    ['https://cdn.example.com/ห.jpg', 'remote https://cdn.example.com/%E0%B8%AB.jpg'],
  ])('%s is read as %s', (src, expected) => {
    expect(roundTrip(src)).toBe(expected);
  });

  const name = fc
    .string({ unit: 'grapheme', minLength: 1 })
    // A URL means a file; these names mean none, or are rejected above.
    .filter((text) => text.isWellFormed() && !/[\\/\p{Cc}]|^\.\.?$/u.test(text));

  it('round-trips any file name, encoded or not', () => {
    fc.assert(
      fc.property(name, (file) => {
        const expected = `local demo/${file}`;
        expect(roundTrip(`/demo/${encodeURIComponent(file)}`)).toBe(expected);
        if (!file.includes('%')) expect(roundTrip(`/demo/${file}`)).toBe(expected);
      }),
    );
  });

  it('round-trips any URL of a listed host', () => {
    fc.assert(
      fc.property(
        name,
        fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed()),
        (file, value) => {
          const src = `https://cdn.example.com/${encodeURIComponent(file)}?v=${encodeURIComponent(value)}`;
          expect(roundTrip(src)).toBe(`remote ${new URL(src).href}`);
        },
      ),
    );
  });
});

it.each([
  ['/demo/a.jpg', true],
  ['https://cdn.example.com/a.jpg', true],
  ['https://user@cdn.example.com/a.jpg', false],
  ['https://evil.example/a.jpg', false],
  ['http://cdn.example.com/a.jpg', false],
  ['nonsense', false],
])('M3 %s is served by the service: %s', (address, expected) => {
  expect(isAllowedAddress(address, allowed)).toBe(expected);
});
