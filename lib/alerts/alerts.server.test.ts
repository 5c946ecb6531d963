import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listingDocumentFixture as fixture } from '../content/testing/documents';
import { type Subscriber, subscriber } from './alert';
import { AlertStore } from './alert-store.server';

const KILLS = 20;
/** Of each home. */
const FOLLOWERS = 500;
const MESSAGES = KILLS * FOLLOWERS;
const LONGEST_RUN_MS = 6_000;
/** The messages that are sent at the same time. */
const CONNECTIONS = 3;
/** The time in which the result of a message is certainly stored. */
const STORED_MS = 1_000;
/** 10:00 in Bangkok, when messages are sent. */
const TEN = Date.parse('2026-12-01T03:00:00Z');
const AHEAD_MS = TEN - Date.now();

type Received = { readonly run: number; readonly messageId: string };
let received: Map<string, Received[]>;
let run = 0;
let runOfConnection: Map<string, number>;
let quietAt = 0;
let folder = '';
let smtpUrl = '';
let store: AlertStore;
let server: SMTPServer;
let running: ChildProcess[] = [];

const createServer = () =>
  new SMTPServer({
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

async function start(): Promise<void> {
  const imports = ['--import', 'tsx', '--import', './lib/alerts/testing/server-only.mjs'];
  const script = [...imports, 'lib/alerts/testing/send-alerts.ts'];
  const args = [...script, join(folder, 'alerts'), join(folder, 'listings.json'), smtpUrl, String(AHEAD_MS)];
  const env = { ...process.env, SITE_URL: 'https://rommai.example' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
  running = running.filter((one) => one !== child);
}

async function owner(): Promise<{ path: string; child: ChildProcess | undefined }> {
  const names = (await readdir(join(folder, 'alerts'))).filter((name) => name.startsWith('owner.'));
  const last = Math.max(...names.map((name) => Number(name.slice('owner.'.length))));
  const path = join(folder, 'alerts', `owner.${last}`);
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  return { path, child: running.find((child) => child.pid === pid) };
}

/** As a minute later, when another process takes over. */
async function afterAMinute(): Promise<void> {
  const { path, child } = await owner();
  if (child === undefined) await utimes(path, 0, 0);
}

/** Kills the process that sends, at any time or once it has sent something. */
async function killOwner(hasToSend: boolean): Promise<void> {
  const before = received.size;
  if (hasToSend) await expect.poll(() => received.size, { timeout: 60_000 }).toBeGreaterThan(before);
  await wait(Math.random() * LONGEST_RUN_MS);
  // A third copy of a message that this process has sent again would be no defect.
  while (performance.now() < quietAt) await wait(10);
  const { child = running[0] } = await owner();
  if (child !== undefined) await kill(child);
}

async function unsent(): Promise<number> {
  const limit = pLimit(16);
  const ids = await store.ids();
  const people = await Promise.all(ids.map((id) => limit(() => store.read(id))));
  return people.filter((person) => person?.alerts.some(({ sent }) => sent === undefined)).length;
}

/** Only in the full tests, because it takes minutes. */
describe.runIf(process.env.TEST_FULL === '1')('processes that are killed while they send alerts', () => {
  beforeEach(async () => {
    [received, runOfConnection, run, quietAt, running] = [new Map(), new Map(), 0, 0, []];
    folder = await mkdtemp(join(tmpdir(), 'alerts-'));
    server = createServer();
    // A killed process resets its connections.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    store = new AlertStore(join(folder, 'alerts'));
    await store.open();
    const limit = pLimit(16);
    const everyone = Array.from({ length: MESSAGES }, (_, number) => follower(number));
    await Promise.all(everyone.map((one) => limit(() => store.change(one.id, () => one))));
    const seen = Object.fromEntries(homes().map(({ id, price }) => [id, ['A', price]]));
    await store.writeText('homes.json', JSON.stringify({ at: TEN, homes: seen }));
    await store.writeText('owner.1', 'a process that was killed');
  }, 120_000);
  afterEach(async () => {
    await Promise.all(running.map(kill));
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(folder, { recursive: true });
  });

  it.each([1, 3])(
    '%i send each message at least once, and at most twice with the same Message-ID',
    async (count) => {
      const begun = performance.now();
      while (run <= KILLS) {
        run += 1;
        await writeFile(join(folder, 'listings.json'), JSON.stringify(homes()));
        while (running.length < count) await start();
        await afterAMinute();
        if (run <= KILLS) await killOwner(run % 2 === 0);
      }
      await expect.poll(unsent, { timeout: 1_200_000, interval: 2_000 }).toBe(0);
      const sent = [...received.values()];
      const twice = sent.flat().length - sent.length;
      console.info(
        `${count}: ${sent.length} messages, ${twice} twice, ${Math.round((performance.now() - begun) / 1_000)} s`,
      );
      expect(received.size).toBe(MESSAGES);
      for (const copies of sent) {
        expect(copies.length).toBeLessThanOrEqual(2);
        expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
        // The second copy comes from another process.
        expect(new Set(copies.map((copy) => copy.run)).size).toBe(copies.length);
      }
      expect(new Set(sent.flat().map(({ messageId }) => messageId)).size).toBe(sent.length);
      expect(twice).toBeLessThanOrEqual(KILLS * CONNECTIONS);
    },
    1_800_000,
  );
});
