import { expect, it } from 'vitest';
import { readTree } from './page-tree';
import { referencesOf, targetOf } from './references';
import { robotsRules } from './walk';
import { untranslatedMessages } from './word-faults';

const ORIGINS = ['http://localhost:3000', 'https://rommai.example'];
const target = (href: string) => targetOf(href, '/en-us/search?q=a', ORIGINS);

it('resolves references to this site and to other sites', () => {
  expect(target('/th-th/a?b=1#c')).toEqual({ to: 'site', address: '/th-th/a?b=1', fragment: 'c' });
  expect(target('#facts')).toEqual({ to: 'site', address: '/en-us/search?q=a', fragment: 'facts' });
  expect(target('https://rommai.example/en-us')).toEqual({ to: 'site', address: '/en-us', fragment: '' });
  for (const href of ['https://line.me/R/ti/p/%40rommai', 'tel:+6620000100', 'mailto:hello@rommai.example?subject=a'])
    expect(target(href).to).toBe('outside');
});

it.each(['', '#', 'http://example.org/', 'https://example', 'tel:02', 'mailto:nobody', 'javascript:void(0)'])(
  'rejects the invalid address %j',
  (href) => expect(target(href).to).toBe('nowhere'),
);

it.each(['/en-us/undefined', '/en-us/listings/null/enquire', '/search?price=NaN', '/a/[object Object]', '/{id}'])(
  'rejects the address with an unfilled value %s',
  (href) => expect(target(href).to).toBe('nowhere'),
);

it('collects every reference of a page, including each size of an image', () => {
  const page = `<link rel="preload" as="font" href="/f.woff2"><link rel="canonical" href="/c"><link rel="expect" href="#x">
    <meta property="og:image" content="/card.png"><img src="/1.jpg" srcset="/2,w=3.jpg 1x, /4.jpg 2x">
    <video poster="/p.jpg"><source src="/v.mp4"><track src="/t.vtt"></video><form action="/search"></form>
    <form method="POST" action="/api/leads"></form><script src="/s.js"></script><script data-src="/l.js"></script><a href="/a">A</a>`;
  expect(referencesOf(readTree(page)).map(({ kind, href }) => `${kind} ${href}`)).toEqual([
    ...['font /f.woff2', 'link /c', 'picture /card.png', 'picture /1.jpg', 'picture /2,w=3.jpg', 'picture /4.jpg'],
    ...['picture /p.jpg', 'media /v.mp4', 'media /t.vtt', 'link /search', 'script /s.js', 'script /l.js', 'link /a'],
  ]);
});

it('applies the longest matching rule of robots.txt', () => {
  const forbidden = robotsRules(
    'User-agent: X\nDisallow: /x\n\nUser-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /*?*sort=\nDisallow: /end$',
  );
  expect(forbidden('/api/search')).toBe('/api/');
  expect(forbidden('/en-us/search?q=a&sort=new')).toBe('/*?*sort=');
  expect(forbidden('/end')).toBe('/end$');
  for (const address of ['/en-us', '/en-us/search?q=sort', '/ending', '/x']) expect(forbidden(address)).toBeUndefined();
});

it('reports untranslated messages', () => {
  const words = { A: { title: 'Homes', price: '{price} ({date})', id: 'LINE ID' }, Style: { sampleEnglish: 'Homes' } };
  expect(untranslatedMessages(words, words)).toEqual(['A.title: Homes']);
  expect(untranslatedMessages(words, { A: { title: 'บ้าน', price: '{price} ({date})' } })).toEqual([]);
});
