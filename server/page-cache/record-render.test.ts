import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { noteRead } from '../../lib/content/read-tags';
import NextCacheHandler from '../next-cache-handler.mjs';
import { recordRender } from './record-render';

const page = { status: 200, headers: {}, body: Buffer.from('page') };
const handler = new NextCacheHandler();
const entry = { value: { kind: 'APP_PAGE', html: '<p>' } } as const;

it('records separately what two concurrent renders read', async () => {
  const reading = (tag: 'jobs' | 'works') =>
    recordRender(null, async () => {
      await nextTurn();
      noteRead(tag);
      return page;
    });
  noteRead('offices');
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
    noteRead('jobs');
    return fromNext;
  });
  expect([renders, tags]).toEqual([2, ['redirects', 'jobs']]);
});
