import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { type Subscriber, subscriber } from './alert';
import { AlertStore } from './alert-store.server';

const KILLS = 20;
/** Of each home. The test server takes about twenty messages in a second. */
const FOLLOWERS = 25;
const LONGEST_RUN_MS = 3_000;
/** The messages that are sent at the same time. */
const CONNECTIONS = 3;
/** The time in which the result of a message is certainly stored. */
const STORED_MS = 500;
/** 10:00 in Bangkok, when messages are sent. */
const TEN = Date.parse('2026-12-01T03:00:00Z');
const AHEAD_MS = TEN - Date.now();

type Received = { readonly run: number; readonly messageId: string };
const received = new Map<string, Received[]>();
let run = 0;
const runOfConnection = new Map<string, number>();
let quietAt = 0;
let folder = '';
let smtpUrl = '';
let store: AlertStore;
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onConnect: ({ id }, callback) => {
    runOfConnection.set(id, run);
    callback();
  },
  onRcptTo: ({ address }, _session, callback) => {
    if (received.has(address)) quietAt = performance.now() + STORED_MS;
    callback();
  },
  onData: (stream, { id, envelope }, callback) => {
    void text(stream).then((mail) => {
      const to = envelope.rcptTo[0]?.address ?? '';
      const messageId = /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '';
      if (received.has(to)) quietAt = performance.now() + STORED_MS;
      received.set(to, [...(received.get(to) ?? []), { run: runOfConnection.get(id) ?? 0, messageId }]);
      callback();
    }, callback);
  },
});

// A killed process resets its connections.
server.on('error', () => undefined);

/** The homes, of which as many as there were runs have become cheaper. */
const homes = () =>
  Array.from({ length: KILLS }, (_, index) => ({
    ...fixture,
    id: `rm-${index + 1}`,
    code: `RM-${1_000 + index}`,
    price: index < run ? 3_000_000 : 4_000_000,
  }));

const follower = (number: number): Subscriber => {
  const at = new Date(TEN).toISOString();
  return subscriber.parse({
    id: number.toString(16).padStart(32, '0'),
    email: `${number}@example.com`,
    locale: 'th-th',
    alerts: [
      {
        id: number.toString(16).padStart(8, '0'),
        about: { home: `rm-${(number % KILLS) + 1}` },
        schedule: 'at-once',
        consent: { at, policy_version: '2026-11-28' },
        created_at: at,
        confirmed_at: at,
        news: [],
        more: 0,
      },
    ],
    visited_at: at,
  });
};

/** Starts a process, as a minute after the last one was killed, and kills it once `until` resolves. */
async function killedAfter(until: () => Promise<void>): Promise<void> {
  await writeFile(join(folder, 'listings.json'), JSON.stringify(homes()));
  await utimes(join(folder, 'alerts', 'owner'), 0, 0);
  const imports = ['--import', 'tsx', '--import', './lib/alerts/testing/server-only.mjs'];
  const script = [...imports, 'lib/alerts/testing/send-alerts.ts'];
  const args = [...script, join(folder, 'alerts'), join(folder, 'listings.json'), smtpUrl, String(AHEAD_MS)];
  const env = { ...process.env, SITE_URL: 'https://rommai.example' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  try {
    await Promise.race([once(child.stdout, 'data'), closed]);
    await until();
    // A third copy of a message that this process has sent again would be no defect.
    while (performance.now() < quietAt) await wait(10);
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
  expect(child.signalCode).toBe('SIGKILL');
}

async function unsent(): Promise<number> {
  const people = await Promise.all((await store.ids()).map((id) => store.read(id)));
  return people.filter((person) => person?.alerts.some(({ sent }) => sent === undefined)).length;
}

/** Only in the full tests, because it takes two minutes. */
describe.runIf(process.env.TEST_FULL === '1')('a process that is killed while it sends alerts', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alerts-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    store = new AlertStore(join(folder, 'alerts'));
    await store.open();
    const everyone = Array.from({ length: KILLS * FOLLOWERS }, (_, number) => follower(number));
    await Promise.all(everyone.map((one) => store.change(one.id, () => one)));
    const seen = Object.fromEntries(homes().map(({ id, price }) => [id, ['A', price]]));
    await store.writeText('homes.json', JSON.stringify({ at: TEN, homes: seen }));
    await store.writeText('owner', 'a process that was killed');
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(folder, { recursive: true });
  });

  it('sends each message at least once, and at most twice with the same Message-ID', async () => {
    while (run < KILLS) {
      run += 1;
      await killedAfter(() => wait(Math.random() * LONGEST_RUN_MS));
    }
    run += 1;
    await killedAfter(() => expect.poll(unsent, { timeout: 120_000, interval: 500 }).toBe(0));
    expect(received.size).toBe(KILLS * FOLLOWERS);
    const sent = [...received.values()];
    for (const copies of sent) {
      expect(copies.length).toBeLessThanOrEqual(2);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
      // The second copy comes from another process.
      expect(new Set(copies.map((copy) => copy.run)).size).toBe(copies.length);
    }
    expect(new Set(sent.flat().map(({ messageId }) => messageId)).size).toBe(sent.length);
    expect(sent.flat().length - sent.length).toBeLessThanOrEqual(KILLS * CONNECTIONS);
  }, 400_000);
});
