import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { recordRead } from '../../lib/content/change-log';
import NextCacheHandler from '../next-cache-handler.mjs';
import { recordRender, withStableHeadKey } from './rendered-page';

const page = { status: 200, headers: {}, body: Buffer.from('page') };
const handler = new NextCacheHandler();
const entry = { value: { kind: 'APP_PAGE', html: '<p>' } } as const;

it('records separately what two concurrent renders read', async () => {
  const reading = (tag: 'jobs' | 'works') =>
    recordRender(null, async () => {
      await nextTurn();
      recordRead(tag);
      return page;
    });
  recordRead('offices');
  const [one, other] = await Promise.all([reading('jobs'), reading('works')]);
  expect([one.tags, other.tags]).toEqual([
    ['redirects', 'jobs'],
    ['redirects', 'works'],
  ]);
});

it('gives Next its earlier entry, and returns the new entry', async () => {
  const found: unknown[] = [];
  const { nextEntry } = await recordRender(entry, async () => {
    found.push(await handler.get('/a', { kind: 'APP_PAGE' }), await handler.get('/a', { kind: 'FETCH' }));
    await handler.set('/a', { kind: 'APP_PAGE', html: '<b>' }, { cacheControl: { revalidate: 600 } });
    return page;
  });
  expect(found).toEqual([{ ...entry, lastModified: expect.any(Number) }, null]);
  expect(nextEntry).toEqual({ value: { kind: 'APP_PAGE', html: '<b>' }, cacheControl: { revalidate: 600 } });
});

it('stores nothing for a render that is not recorded', async () => {
  await handler.set('/b', { kind: 'APP_PAGE', html: '<b>' });
  expect(await handler.get('/b', { kind: 'APP_PAGE' })).toBeNull();
});

it('renders again if Next answered with an earlier render of the same page', async () => {
  const fromNext = { ...page, headers: { 'x-nextjs-cache': 'MISS' } };
  let renders = 0;
  const { tags } = await recordRender(null, async () => {
    renders += 1;
    if (renders === 1) return fromNext;
    await handler.get('/a', { kind: 'APP_PAGE' });
    recordRead('jobs');
    return fromNext;
  });
  expect([renders, tags]).toEqual([2, ['redirects', 'jobs']]);
});

it('does not let a page be cached whose reads it cannot record', async () => {
  let renders = 0;
  const { page: whole, tags } = await recordRender(null, async () => {
    renders += 1;
    return { ...page, headers: { 'x-nextjs-cache': 'MISS', 'cache-control': 's-maxage=600' } };
  });
  expect([renders, tags, whole.headers['cache-control']]).toEqual([3, [], 'no-store']);
});

const head = (key: string) =>
  `0:{"h":{"r":["$","$1","h",{"children":[null,["$","$Lf","${key}v",{"children":"$L10"}],["$","$L12","${key}m",{"children":[]}]]}]}}\n`;
const dataPage = (text: string, type = 'text/x-component') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});
const textOf = (text: string, type?: string) => withStableHeadKey(dataPage(text, type)).body.toString();

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
