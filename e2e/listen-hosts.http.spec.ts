import { expect, test } from '@playwright/test';
import { startServer } from './server';
import { SITES } from './sites';

type Answers = Readonly<Record<string, readonly [status: number, location?: string]>>;

/** The responses to every kind of path for a visitor whose browser prefers English. */
const ALWAYS: Answers = {
  '/': [307, '/en-us'],
  '/search?q=a': [307, '/en-us/search?q=a'],
  '/nowhere/at/all': [307, '/en-us/nowhere/at/all'],
  '/fr-fr/properties/1': [404],
  '/en-us': [200],
  '/th-th/search?q=a': [200],
  '/en-us/properties': [308, '/en-us/properties/1'],
  '/en-us/our-team/': [308, '/en-us/our-team'],
  '/en-us/nowhere/at/all': [404],
  '/robots.txt': [200],
  '/no-such-file.html': [404],
};
const AS_NEEDED: Answers = {
  ...ALWAYS,
  '/': [200],
  '/search?q=a': [200],
  '/our-team': [200],
  '/properties/1': [200],
  '/properties': [307, '/properties/1'],
  '/nowhere/at/all': [404],
  '/en-us/our-team/': [308, '/our-team'],
};

async function answersOf(url: string, paths: readonly string[], headers: Record<string, string> = {}) {
  const entries = paths.map(async (path) => {
    const response = await fetch(url + path, {
      headers: { 'Accept-Language': 'en', ...headers },
      redirect: 'manual',
    });
    await response.arrayBuffer();
    const location = response.headers.get('location');
    return [path, location === null ? [response.status] : [response.status, location]] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('a server that listens on 127.0.0.1 answers every kind of path', async () => {
  expect(await answersOf(SITES.measured.url, Object.keys(ALWAYS))).toEqual(ALWAYS);
  const thai: Answers = { ...AS_NEEDED, '/': [307, '/en-us'], '/en-us/our-team/': [308, '/en-us/our-team'] };
  expect(await answersOf(SITES.edited.url, Object.keys(thai))).toEqual(thai);
});

const SCHEMES = ['http', 'https', 'https, http', 'gopher'];

for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost', '0.0.0.0', '::'])
  for (const LOCALE_PREFIX of ['always', 'as-needed'] as const)
    test(`HOST=${HOST} and LOCALE_PREFIX=${LOCALE_PREFIX} answer every kind of path`, { tag: '@full' }, async () => {
      const expected = LOCALE_PREFIX === 'always' ? ALWAYS : AS_NEEDED;
      for (const SITE_URL of ['http://site.example', 'https://site.example']) {
        const server = await startServer({ HOST, LOCALE_PREFIX, SITE_URL, TRUSTED_PROXIES: '1' });
        const address = HOST.includes(':') ? `[${HOST.replace(/^::$/, '::1')}]` : HOST.replace('0.0.0.0', '127.0.0.1');
        const url = server.url.replace('localhost', address);
        try {
          for (const scheme of SCHEMES) {
            const headers = { 'X-Forwarded-Proto': scheme, 'X-Forwarded-Host': 'site.example' };
            expect(await answersOf(url, Object.keys(expected), headers), scheme).toEqual(expected);
          }
        } finally {
          await server.stop();
        }
      }
    });
