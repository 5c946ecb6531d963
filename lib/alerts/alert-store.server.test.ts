import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Subscriber, subscriber } from './alert';
import { AlertStore } from './alert-store.server';

const ID = 'a'.repeat(32);
const AT = '2026-12-01T03:00:00.000Z';
const person: Subscriber = subscriber.parse({
  id: ID,
  email: 'a@example.com',
  locale: 'th-th',
  visited_at: AT,
  alerts: [
    {
      id: 'a'.repeat(8),
      about: { home: 'rm-1' },
      schedule: 'daily',
      consent: { at: AT, policy_version: '2026-11-28' },
      created_at: AT,
      news: [],
      more: 0,
    },
  ],
});

let folder = '';
/** As of three processes. */
let stores: readonly AlertStore[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  stores = Array.from({ length: 3 }, () => new AlertStore(folder));
  for (const store of stores) await store.open();
});
afterEach(() => rm(folder, { recursive: true }));

/** All ask at the same time. */
const owners = async () => (await Promise.all(stores.map((store) => store.own()))).filter((owns) => owns).length;

const counted = (before: Subscriber | null): Subscriber | null =>
  before && { ...before, alerts: before.alerts.map((alert) => ({ ...alert, more: alert.more + 1 })) };

it('loses no change of one subscriber by several processes, also after one was killed during a change', async () => {
  const locked = join(folder, 'locks', ID);
  await writeFile(locked, '');
  await utimes(locked, 0, 0);
  await stores[0]?.change(ID, () => person);
  await Promise.all(stores.flatMap((store) => Array.from({ length: 10 }, () => store.change(ID, counted))));
  expect((await stores[0]?.read(ID))?.alerts[0]?.more).toBe(30);
  expect(await readdir(join(folder, 'locks'))).toEqual([]);
});

it('has one owner, which knows what the others changed, until it is silent or ends', async () => {
  for (let round = 0; round < 10; round++) {
    expect(await owners()).toBe(1);
    for (const make of [() => person, () => null]) {
      await stores[round % 3]?.change(ID, make);
      expect(await owners()).toBe(1);
      expect(stores.map(({ people }) => people.size)).toContain(make() === null ? 0 : 1);
    }
    if (round % 2 === 0) await Promise.all(stores.map((store) => store.release()));
    else for (const name of await readdir(folder)) if (name.startsWith('owner')) await utimes(join(folder, name), 0, 0);
  }
});
