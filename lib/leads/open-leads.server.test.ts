import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from './lead';
import { Delivery, type Leads, openLeads } from './open-leads.server';
import type { Outbox } from './outbox.server';
import { OutboxFault } from './stored-lead';
import { PermanentError, type Target } from './target';
import { leadFixture } from './testing/leads';
import { openOutbox } from './testing/open-outbox';

let folder: string;
let outbox: Outbox;
const open: Delivery[] = [];

/** Polls for up to 10 s, because the machine may be busy. With fake timers, each poll advances time by 100 ms. */
const soon = <Value>(read: () => Value) =>
  expect.poll(
    () => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(100);
      return read();
    },
    { timeout: 10_000, interval: 5 },
  );
const stepTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  outbox = await openOutbox(folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((delivery) => delivery.close()));
  rmSync(folder, { recursive: true, force: true });
});

function deliver(targets: readonly Target[], scanIntervalMs?: number): Delivery {
  const delivery = new Delivery(outbox, targets, scanIntervalMs);
  open.push(delivery);
  return delivery;
}

/** A target that records each enquiry that it receives, and stores it unless `answer` rejects. */
function testTarget(answer: (lead: Lead) => void | Promise<void> = () => undefined, name = 'test') {
  const got: string[] = [];
  const tried: string[] = [];
  let concurrency = 0;
  let mostAtOnce = 0;
  const target: Target = {
    name,
    async deliver(lead) {
      tried.push(lead.id);
      concurrency += 1;
      mostAtOnce = Math.max(mostAtOnce, concurrency);
      try {
        await answer(lead);
        got.push(lead.id);
        return 'new';
      } finally {
        concurrency -= 1;
      }
    },
  };
  return { target, got, tried, mostAtOnce: () => mostAtOnce };
}

const files = (name: string) => readdirSync(join(folder, name));
const isEmpty = () => soon(() => outbox.waiting.size).toBe(0);

async function storeLeads(count: number): Promise<Lead[]> {
  const leads = Array.from({ length: count }, () => leadFixture());
  await Promise.all(leads.map((lead) => outbox.store(lead)));
  return leads;
}

describe('delivery', () => {
  it('delivers waiting and new enquiries once each, and leaves receipts', async () => {
    const [before] = await storeLeads(1);
    const { target, got } = testTarget();
    deliver([target]);
    const [after] = await storeLeads(1);
    await isEmpty();
    expect(got.sort()).toEqual([before?.id, after?.id].sort());
    expect(files('waiting')).toEqual([]);
    expect(files('receipts')).toHaveLength(2);
  });

  it('delivers to every target, and after a restart only to targets that lack the enquiry', async () => {
    const [lead] = await storeLeads(1);
    const one = testTarget(undefined, 'one');
    const two = testTarget(() => Promise.reject(new Error('down')), 'two');
    const first = deliver([one.target, two.target]);
    await soon(() => outbox.waiting.get(lead?.id ?? '')?.acknowledged).toEqual(['one']);
    await first.close();
    outbox = await openOutbox(folder);
    const again = [testTarget(undefined, 'one'), testTarget(undefined, 'two')];
    deliver(again.map(({ target }) => target));
    await isEmpty();
    expect(again.map(({ got }) => got)).toEqual([[], [lead?.id]]);
  });

  it('keeps enquiries while there is no target, and settles those that waited only for a removed one', async () => {
    const [lead] = await storeLeads(1);
    await outbox.settle(lead?.id ?? '', ['one', 'two'], { target: 'one' });
    deliver([]);
    expect(outbox.waiting.size).toBe(1);
    const { target, tried } = testTarget(undefined, 'one');
    deliver([target]);
    await isEmpty();
    expect(tried).toEqual([]);
  });

  it('close waits for deliveries in progress and starts no others', async () => {
    let answer = () => {};
    const { target, got, tried } = testTarget(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const delivery = deliver([target]);
    const [lead] = await storeLeads(1);
    await soon(() => tried.length).toBe(1);
    const closed = delivery.close();
    answer();
    await closed;
    expect(got).toEqual([lead?.id]);
    expect(files('waiting')).toEqual([]);
    await storeLeads(1);
    expect(files('waiting')).toHaveLength(1);
  });

  it('notices enquiries that another process stored', async () => {
    const { target, got } = testTarget();
    deliver([target], 20);
    const lead = leadFixture();
    await (await openOutbox(folder)).store(lead);
    await soon(() => got).toEqual([lead.id]);
  });
});

it('keeps enquiries for a target that is not usable yet, and reports it', async () => {
  const [lead] = await storeLeads(1);
  const { target, got } = testTarget(undefined, 'webhook');
  const unusable = testTarget(undefined, 'firestore');
  const delivery = deliver([{ ...unusable.target, unusable: 'no service account' }, target]);
  await soon(() => outbox.waiting.get(lead?.id ?? '')?.acknowledged).toEqual(['webhook']);
  expect([got, unusable.tried]).toEqual([[lead?.id], []]);
  expect(delivery.status()).toEqual([
    { name: 'webhook' },
    { name: 'firestore', fault: 'no service account', isUnusable: true },
  ]);
});

describe('a target that is down', () => {
  it('is tried with one enquiry at a time and with back-off, and gets everything once it is back', async () => {
    stepTime();
    let isDown = true;
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.stubEnv('LOG_LEVEL', 'info');
    const { target, got, tried, mostAtOnce } = testTarget(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (isDown) throw new Error('down');
    });
    const delivery = deliver([target]);
    await storeLeads(1);
    await soon(() => tried.length).toBe(1);
    await storeLeads(20);
    await soon(() => delivery.status()).toEqual([{ name: 'test', fault: 'down' }]);
    // The first enquiry, another one to compare, and one after the back-off.
    await soon(() => tried.length).toBe(3);
    expect(mostAtOnce()).toBe(1);
    isDown = false;
    await isEmpty();
    expect(got).toHaveLength(21);
    expect(delivery.status()).toEqual([{ name: 'test' }]);
    vi.unstubAllEnvs();
    const written = [...stderr.mock.calls, ...stdout.mock.calls].map(([line]) => String(line));
    stderr.mockRestore();
    stdout.mockRestore();
    expect(written.map((line) => JSON.parse(line).event)).toEqual(['lead target lost', 'lead target back']);
    expect(written.join('')).not.toMatch(/สมชาย|66812345678/);
  });

  it('does not delay deliveries to other targets', async () => {
    const down = testTarget(() => Promise.reject(new Error('down')), 'down');
    const up = testTarget(undefined, 'up');
    deliver([down.target, up.target]);
    const leads = await storeLeads(30);
    await soon(() => up.got.length).toBe(30);
    expect(outbox.waiting.size).toBe(leads.length);
  });

  it('runs fewer deliveries at once while enquiries are being stored', async () => {
    await storeLeads(40);
    const { target, mostAtOnce } = testTarget(() => new Promise((resolve) => setImmediate(resolve)));
    const storing = vi.spyOn(outbox, 'isStoring', 'get').mockReturnValue(true);
    deliver([target]);
    await isEmpty();
    storing.mockRestore();
    expect(mostAtOnce()).toBeLessThanOrEqual(8);
  });

  it('runs at most 30 deliveries at once', async () => {
    await storeLeads(40);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { target, mostAtOnce } = testTarget(() => released);
    deliver([target]);
    await soon(mostAtOnce).toBe(30);
    release();
    await isEmpty();
    expect(mostAtOnce()).toBe(30);
  });
});

describe('an enquiry that cannot be delivered', () => {
  it('is set aside with the reason if the target refuses it', async () => {
    const bad = leadFixture();
    const { target, got, tried } = testTarget(({ id }) => {
      if (id === bad.id) throw new PermanentError('answered 400');
    });
    deliver([target]);
    await outbox.store(bad);
    await storeLeads(5);
    await isEmpty();
    expect(got).toHaveLength(5);
    expect(tried).toHaveLength(6);
    expect(files('aside')).toEqual([`${bad.id}.json`]);
    expect(readFileSync(join(folder, 'aside', `${bad.id}.json`), 'utf8')).toContain('"reason":"answered 400"');
  });

  it('is set aside if it fails repeatedly while others succeed, and does not delay them', async () => {
    stepTime();
    const bad = leadFixture();
    const successesBefore: number[] = [];
    const { target, got } = testTarget(({ id }) => {
      if (id !== bad.id) return;
      successesBefore.push(got.length);
      throw new Error('answered 500');
    });
    const delivery = deliver([target]);
    await outbox.store(bad);
    // Others keep coming, each delivered before the next.
    while (outbox.setAside === 0) {
      const [next] = await storeLeads(1);
      await soon(() => got.includes(next?.id ?? '')).toBe(true);
      expect(delivery.status()).toEqual([{ name: 'test' }]);
    }
    await isEmpty();
    // The first failure does not count, and none without another success since the failure before.
    const counted = successesBefore.filter((count, index) => index > 0 && count > (successesBefore[index - 1] ?? 0));
    expect(counted).toHaveLength(5);
    expect(files('aside')).toEqual([`${bad.id}.json`]);
  });
});

describe('openLeads', () => {
  let root: string;
  let leads: Leads;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'leads-'));
  });
  afterEach(async () => {
    await leads.close();
    rmSync(root, { recursive: true, force: true });
  });

  function open(...targets: readonly Target[]): Leads {
    leads = openLeads(join(root, 'leads'), async () => targets);
    return leads;
  }

  describe('leads', () => {
    it('wait if there is no target, and report their age', async () => {
      expect(await open().store(leadFixture())).toBe('stored');
      expect(leads.status()).toEqual({ waiting: 1, oldestSeconds: 0, setAside: 0, targets: [] });
    });

    it('are delivered if there is a target', async () => {
      const got: string[] = [];
      open({
        name: 'test',
        deliver: async ({ id }) => {
          got.push(id);
          return 'new';
        },
      });
      const lead = leadFixture();
      await leads.store(lead);
      await expect.poll(() => leads.status().waiting, { timeout: 4_000 }).toBe(0);
      expect(got).toEqual([lead.id]);
      expect(leads.status()).toEqual({ waiting: 0, oldestSeconds: null, setAside: 0, targets: [{ name: 'test' }] });
    });

    it('are found at the target that has them, with the fields of staff, else in the folder', async () => {
      const there = leadFixture();
      const here = leadFixture();
      open(
        { name: 'webhook', deliver: () => Promise.reject(new Error('down')) },
        {
          name: 'firestore',
          deliver: () => Promise.reject(new Error('down')),
          find: async (id) => {
            if (id === here.id) throw new Error('down');
            return id === there.id ? { ...there, called_on: '2026-12-01' } : null;
          },
        },
      );
      await leads.store(here);
      expect(await leads.find(there.id)).toMatchObject({ id: there.id, called_on: '2026-12-01' });
      expect(await leads.find(here.id)).toEqual(here);
      expect(await leads.find(leadFixture().id)).toBeNull();
    });

    it('report why they cannot be stored, and are stored as soon as possible', async () => {
      writeFileSync(join(root, 'leads'), 'a file');
      vi.stubEnv('LOG_LEVEL', 'info');
      const spies = [process.stderr, process.stdout].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
      await open().opened();
      expect(leads.status()).toMatchObject({ waiting: 0, fault: expect.stringMatching(/EEXIST|ENOTDIR/) });
      await expect(leads.store(leadFixture())).rejects.toBeInstanceOf(OutboxFault);
      rmSync(join(root, 'leads'));
      expect(await leads.store(leadFixture())).toBe('stored');
      expect(leads.status().fault).toBeUndefined();
      vi.unstubAllEnvs();
      const lines = spies.flatMap(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)).event));
      for (const spy of spies) spy.mockRestore();
      expect(lines).toEqual(['leads cannot be stored', 'leads can be stored again']);
    });
  });
});
