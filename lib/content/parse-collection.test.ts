import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { idleYielder, parseCollectionInSlices } from './parse-collection';
import { listingDocumentFixture as fixture } from './testing/documents';

const NOTHING = new Map<string, never>();

it('keeps the first of two documents with the same id', async () => {
  const entities = await parseCollectionInSlices('listings', [fixture, { ...fixture, price: 1 }], NOTHING);
  expect([...entities.values()].map(({ price }) => price)).toEqual([3_500_000]);
});

it('reuses the object of an unchanged document', async () => {
  const before = await parseCollectionInSlices('listings', [fixture, { ...fixture, id: 'rm-2' }], NOTHING);
  const after = await parseCollectionInSlices(
    'listings',
    [{ ...fixture }, { ...fixture, id: 'rm-2', price: 1 }],
    before,
  );
  expect(after.get('rm-1')).toBe(before.get('rm-1'));
  expect(after.get('rm-2')?.price).toBe(1);
});

it('yields to the event loop while it goes through a long list', async () => {
  let turns = 0;
  const others = (async () => {
    for (; turns < 3; turns += 1) await nextTurn();
  })();
  const deadline = performance.now() + 2_000;
  function* untilOthersHaveRun() {
    while (turns < 3 && performance.now() < deadline) yield fixture;
  }
  await parseCollectionInSlices('listings', untilOthersHaveRun(), NOTHING);
  expect(turns).toBe(3);
  await others;
});

it('rejects with the error of a list that breaks off in the middle', async () => {
  function* broken() {
    yield fixture;
    throw new SyntaxError('the list is incomplete');
  }
  await expect(parseCollectionInSlices('listings', broken(), NOTHING)).rejects.toThrow('the list is incomplete');
});

function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it.each([
  ['waits for other work', 3, 3],
  ['waits for endless other work only for a time', Number.POSITIVE_INFINITY, 3],
])('background work %s', async (_, turns, atLeast) => {
  let done = 0;
  let isOver = false;
  const work = () => {
    if (isOver || done === turns) return;
    busyFor(5);
    done += 1;
    setImmediate(work);
  };
  const yieldIfDue = idleYielder();
  busyFor(11);
  setImmediate(work);
  await yieldIfDue();
  isOver = true;
  expect(done).toBeGreaterThanOrEqual(atLeast);
});
