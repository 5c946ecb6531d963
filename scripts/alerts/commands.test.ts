import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Subscriber } from '../../lib/alerts/alert';
import { AlertStore } from '../../lib/alerts/alert-store.server';
import { list, purge, retry } from './commands';

let folder: string;
let store: AlertStore;
let printed: string[] = [];
const terminal = {
  progress: process.stdout,
  print: (line: string) => void printed.push(line),
  printError: (line: string) => void printed.push(line),
};

const AT = '2026-12-01T03:00:00.000Z';
const person = (digit: string, fault?: string): Subscriber => ({
  id: digit.repeat(32),
  email: `${digit}@example.com`,
  locale: 'en-us',
  visited_at: AT,
  alerts: [
    {
      id: digit.repeat(8),
      about: { home: 'rm-1' },
      schedule: 'daily',
      consent: { at: AT, policy_version: '2026-11-28' },
      created_at: AT,
      confirmed_at: AT,
      news: [],
      more: 0,
      message: {
        id: digit.repeat(32),
        at: AT,
        nextAt: AT,
        tries: 3,
        news: [{ home: 'rm-1', kind: 'sold' }],
        more: 0,
        fault,
      },
    },
  ],
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  store = new AlertStore(folder);
  await store.open();
  for (const one of [person('a', 'answered 550 to RCPT TO'), person('b')]) await store.change(one.id, () => one);
});
afterAll(() => rm(folder, { recursive: true }));

it('lists refused messages, and with full all addresses, sends them again, and deletes subscribers by id', async () => {
  await list(store, false, terminal);
  expect(printed).toEqual([
    '2 subscribers, 2 alerts, 2 confirmed, 2 with news to send',
    'aaaaaaaa  aaaaaaaa  2026-12-01 10:00  answered 550 to RCPT TO',
  ]);
  await list(store, true, terminal);
  expect(printed.slice(-3)).toEqual([
    'aaaaaaaa  a@example.com  alerts: 1',
    'aaaaaaaa  aaaaaaaa  2026-12-01 10:00  answered 550 to RCPT TO',
    'bbbbbbbb  b@example.com  alerts: 1',
  ]);
  const server = new AlertStore(folder);
  await server.own();
  await retry(store, [], terminal);
  await server.own();
  expect(server.people.get('a'.repeat(32))?.alerts[0]?.message).toMatchObject({ tries: 0 });
  expect(server.people.get('a'.repeat(32))?.alerts[0]?.message).not.toHaveProperty('fault');
  await purge(store, [`${'b'.repeat(32)}.json`], terminal);
  await server.own();
  expect([...server.people.keys()]).toEqual(['a'.repeat(32)]);
  printed = [];
  await list(store, false, terminal);
  expect(printed).toHaveLength(1);
});
