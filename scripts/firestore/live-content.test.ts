import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '@/vitest.runs';
import { listingChangedAt } from '../../lib/content/change-log';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import * as deadlines from '../../lib/http/deadlines';
import { type LocalFirestore, startFirestore } from './start';
import { home, openLive } from './testing/open-live';

type Live = Awaited<ReturnType<typeof openLive>>;

const homes = (count: number) => Array.from({ length: count }, (_, number) => home(number));

let database: LocalFirestore;
let opened: Live[];

async function open(folder?: string): Promise<Live> {
  const live = await openLive(database, folder);
  opened.push(live);
  return live;
}

const prices = async ({ content }: Live) =>
  Object.fromEntries([...(await content.get('listings'))].map(([id, { price }]) => [id, price]));

const put = (document: Readonly<Record<string, unknown>> & { readonly id: string }) => {
  const { id, ...fields } = document;
  return database.put('listings', id, fields);
};

const eventually = (check: () => Promise<void>, timeout = 5_000) => vi.waitFor(check, { timeout, interval: 10 });

/** Closes all streams and refuses new ones. */
function stopListening(code: 'PERMISSION_DENIED' | 'UNAVAILABLE', message: string): void {
  database.listeners.refuse(code, message);
  database.listeners.fail(code, message);
}

/** Captures the log. Returns a function that returns the lines of an event. */
function logged() {
  vi.stubEnv('LOG_LEVEL', 'info');
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`));
}

beforeEach(async () => {
  opened = [];
  // Long enough for a server to restart: after a refused connection, gRPC waits a second.
  vi.spyOn(deadlines, 'backOffMs').mockReturnValue(100);
  database = await startFirestore({ seed: { listings: homes(40) } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  // Two of them may share a folder, which `stop` deletes.
  for (const live of opened) await live.close();
  for (const live of opened) await live.stop();
  await database.stop();
});

describe('live content from Firestore', () => {
  it('shows edits without updated_at, deletions, drafts and new listings, and reads only these', async () => {
    const live = await open();
    const before = database.reads().documents;
    await put(home(1, 2_000_000));
    await database.put('listings', 'rm-0002', null);
    await put({ ...home(3), record_status: 'Draft' });
    await put(home(50));
    await eventually(async () => {
      const shown = await prices(live);
      expect(shown['rm-0001']).toBe(2_000_000);
      expect(Object.keys(shown)).toHaveLength(39);
      expect([shown['rm-0002'], shown['rm-0003'], shown['rm-0050']]).toEqual([undefined, undefined, 1_000_000]);
    });
    expect(database.reads().documents - before).toBeLessThanOrEqual(4);
    expect(listingChangedAt('rm-0002')).toBeGreaterThan(listingChangedAt('rm-0004'));
    expect((await live.content.get('listings')).get('rm-0001')?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('shows each of hundreds of edits per second within 5 s', async () => {
    const live = await open();
    const count = runs(200);
    const begun = new Map<number, number>();
    const seconds: number[] = [];
    const edits = async () => {
      for (let number = 0; number < count; number += 1) {
        begun.set(number, performance.now());
        await put(home(number, 3_000_000));
        if (number % 5 === 4) await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const editing = edits();
    await eventually(async () => {
      const shown = await prices(live);
      for (const [number, at] of begun) {
        if (shown[home(number).id] !== 3_000_000) continue;
        seconds.push((performance.now() - at) / 1_000);
        begun.delete(number);
      }
      expect(seconds).toHaveLength(count);
    }, 10_000);
    await editing;
    expect(Math.max(...seconds)).toBeLessThan(5);
  });
});

describe('live content after a stream error', () => {
  it('resumes if the stream ends, without a log line', async () => {
    const lines = logged();
    const live = await open();
    const before = database.reads().documents;
    database.listeners.fail('UNAVAILABLE', 'the server restarts');
    await put(home(1, 2_000_000));
    await database.put('listings', 'rm-0002', null);
    await eventually(async () => expect(Object.keys(await prices(live))).toHaveLength(39));
    expect((await prices(live))['rm-0001']).toBe(2_000_000);
    expect(database.reads().documents - before).toBeLessThanOrEqual(15 + 2);
    expect(lines('content source lost')).toEqual([]);
  });

  it('sends one query for each retry until Firestore responds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const live = await open();
    const before = database.reads().documents;
    database.listeners.isSilent = true;
    database.listeners.fail('UNAVAILABLE', 'the server restarts');
    await eventually(async () => expect(database.reads().documents - before).toBe(1));
    database.listeners.isSilent = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(live.content.status().fault).toBe('no answer in 15 s');
    await put(home(1, 2_000_000));
    await eventually(async () => expect((await prices(live))['rm-0001']).toBe(2_000_000));
    await eventually(async () => expect(live.content.status().fault).toBeUndefined());
    expect(database.reads().documents - before).toBeLessThanOrEqual(1 + COLLECTION_NAMES.length + 1);
  });

  it('keeps its content, and logs the loss and the return of Firestore once each', async () => {
    const lines = logged();
    const live = await open();
    stopListening('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    await eventually(async () => expect(live.content.status().fault).toContain('roles/datastore.user'));
    expect(Object.keys(await prices(live))).toHaveLength(40);
    database.listeners.refuse(null);
    await eventually(async () => expect(live.content.status().fault).toBeUndefined(), 10_000);
    expect(lines('content source lost')).toHaveLength(1);
    expect(lines('content source back')).toHaveLength(1);
    expect(deadlines.backOffMs).toHaveBeenCalledWith(1, expect.any(Number));
  });

  it('reads a collection again if Firestore reports another number of documents', async () => {
    const live = await open();
    const before = database.reads().documents;
    database.listeners.sendWrongCounts();
    await eventually(async () => expect(database.reads().documents - before).toBeGreaterThanOrEqual(40));
    expect(Object.keys(await prices(live))).toHaveLength(40);
  });

  it('keeps the other collections up to date while one is refused', async () => {
    const lines = logged();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    database.listeners.refuseTargets('jobs', 'PERMISSION_DENIED');
    const live = await open();
    expect(live.content.status()).toMatchObject({ missing: ['jobs'], fault: expect.stringContaining('jobs: ') });
    await put(home(1, 2_000_000));
    await eventually(async () => expect((await prices(live))['rm-0001']).toBe(2_000_000));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines('content collections failed')).toHaveLength(1);
  });
});

describe('invalid or missing documents', () => {
  it('keep the last valid listing, are logged once, and are shown after a correction', async () => {
    const lines = logged();
    const live = await open();
    await put(home(1, -5));
    await put(home(2, 2_000_000));
    await eventually(async () => expect((await prices(live))['rm-0002']).toBe(2_000_000));
    expect((await prices(live))['rm-0001']).toBe(1_000_000);
    expect(lines('document dropped')).toHaveLength(1);
    const next = await open(live.folder);
    expect((await prices(next))['rm-0001']).toBe(1_000_000);
    await put(home(1, 5_000_000));
    await eventually(async () => expect((await prices(next))['rm-0001']).toBe(5_000_000));
  });

  it('make a collection count as missing if it has no valid document', async () => {
    const lines = logged();
    database.clear();
    for (const { id } of homes(5)) await database.put('listings', id, { title: 7, record_status: 'Active' });
    const live = await open();
    expect(live.content.status()).toMatchObject({
      missing: ['listings'],
      fault: 'listings: none of 5 documents can be read',
    });
    expect(lines('document dropped')).toEqual([]);
  });

  const isEmptied = (live: Live) =>
    eventually(async () => expect(live.content.status().fault).toBe('listings: came back with 0 of 40 documents'));

  async function restartEmpty(): Promise<void> {
    await database.stop();
    database = await startFirestore({ port: Number(database.host.split(':')[1]) });
  }

  it('are shown again as soon as they are back, with and without a new stream', async () => {
    const live = await open();
    await restartEmpty();
    await isEmptied(live);
    for (const listing of homes(40)) await put({ ...listing, price: 2_000_000 });
    await eventually(async () => expect((await prices(live))['rm-0001']).toBe(2_000_000));
    expect(live.content.status().fault).toBeUndefined();
    await restartEmpty();
    await isEmptied(live);
    await database.stop();
    database = await startFirestore({ port: Number(database.host.split(':')[1]), seed: { listings: homes(40) } });
    await eventually(async () => expect((await prices(live))['rm-0001']).toBe(1_000_000), 10_000);
    expect(live.content.status().fault).toBeUndefined();
  });

  it('are removed in bulk only if they are still missing in a second read, five minutes later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    const live = await open();
    await restartEmpty();
    await isEmptied(live);
    database.listeners.fail('UNAVAILABLE', 'the server restarts');
    const contact = { contact_name: 'LINE', contact_url: 'https://a.example', contact_image_url: '/a.webp' };
    for (const id of ['one', 'two']) {
      await database.put('contact_widget', id, { ...contact, record_status: 'Active' });
      await eventually(async () => expect((await live.content.get('contact_widget')).has(id)).toBe(true));
    }
    expect(Object.keys(await prices(live))).toHaveLength(40);
    await vi.advanceTimersByTimeAsync(300_000);
    await eventually(async () => expect(await prices(live)).toEqual({}));
  });
});

describe('the copy on disk', () => {
  it('is shown by the next process at once, which then reads only the changes', async () => {
    const first = await open();
    await put(home(1, 2_000_000));
    await eventually(async () => expect((await prices(first))['rm-0001']).toBe(2_000_000));
    await first.close();
    await put(home(2, 3_000_000));
    await database.put('listings', 'rm-0003', null);
    const before = database.reads().documents;
    const second = await open(first.folder);
    expect(Object.keys(await prices(second)).length).toBeGreaterThanOrEqual(39);
    await eventually(async () => {
      const shown = await prices(second);
      expect([shown['rm-0001'], shown['rm-0002'], shown['rm-0003']]).toEqual([2_000_000, 3_000_000, undefined]);
    });
    expect(database.reads().documents - before).toBeLessThanOrEqual(15 + 2);
  });

  it('is shown while Firestore is unavailable', async () => {
    const first = await open();
    await first.close();
    database.listeners.refuse('UNAVAILABLE', 'down');
    const second = await open(first.folder);
    expect(Object.keys(await prices(second))).toHaveLength(40);
    expect(second.content.status().missing).toEqual([]);
  });

  it('is optional: content stays live if the disk is not writable', async () => {
    const lines = logged();
    const live = await openLive(database, 'package.json/no-folder');
    await put(home(1, 2_000_000));
    await eventually(async () => expect((await prices(live))['rm-0001']).toBe(2_000_000));
    expect(lines('content not saved to disk')).toHaveLength(17);
    await live.close();
  });
});
