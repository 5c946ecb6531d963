import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeadLetterPolicy, DeliveryWorker } from './delivery-worker';
import { GatewayError } from './target';
import { leadFixture } from './testing/leads';

afterEach(() => void vi.useRealTimers());

it('delivers an enquiry once, even if the result cannot be recorded for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const [lead, delivered] = [leadFixture(), [] as string[]];
  let isFull = true;
  let waits = true;
  const worker = new DeliveryWorker(
    {
      name: 'test',
      deliver: async ({ id }) => {
        delivered.push(id);
        return 'new';
      },
    },
    {
      read: async () => (waits ? lead : null),
      photos: async () => [],
      settle: async () => {
        if (isFull) throw new Error('ENOSPC');
        waits = false;
      },
      isStoring: () => false,
    },
  );
  worker.add(lead.id);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([delivered, waits]).toEqual([[lead.id], true]);
  isFull = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect([delivered, waits]).toEqual([[lead.id], false]);
  await worker.close();
});

const HOUR = 3_600_000;

/** Delivers enquiries to a target that the test controls; `settled` maps each finished one to its refusal, if any. */
function startDelivery(deliver: (id: string) => void, count: number) {
  const leads = new Map(Array.from({ length: count }, () => leadFixture()).map((lead) => [lead.id, lead]));
  const settled = new Map<string, string | undefined>();
  const worker = new DeliveryWorker(
    {
      name: 'test',
      deliver: async ({ id }) => {
        deliver(id);
        return 'new';
      },
    },
    {
      read: async (id) => leads.get(id) ?? null,
      photos: async () => [],
      settle: async (id, { refusal }) => {
        leads.delete(id);
        settled.set(id, refusal);
      },
      isStoring: () => false,
    },
  );
  const ids = [...leads.keys()];
  for (const id of ids) worker.add(id);
  const add = () => {
    const lead = leadFixture();
    leads.set(lead.id, lead);
    worker.add(lead.id);
  };
  return { worker, ids, settled, add };
}

it('retries enquiries that are turned away for a day, and delivers all once the target works again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let isFixed = false;
  const { worker, ids, settled } = startDelivery(() => {
    if (!isFixed) throw new GatewayError('answered 401');
  }, 3);
  await vi.advanceTimersByTimeAsync(23 * HOUR);
  expect(settled.size).toBe(0);
  expect(worker.state.fault).toBe('answered 401');
  isFixed = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Object.fromEntries(settled)).toEqual(Object.fromEntries(ids.map((id) => [id, undefined])));
  await worker.close();
});

it('sets enquiries aside after they were turned away for a day', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { worker, ids, settled } = startDelivery(() => {
    throw new GatewayError('answered 403');
  }, 3);
  await vi.advanceTimersByTimeAsync(24 * HOUR + 5 * 60_000);
  const reason = 'turned away for a day: answered 403';
  expect(Object.fromEntries(settled)).toEqual(Object.fromEntries(ids.map((id) => [id, reason])));
  await worker.close();
});

it('does not count a strike when a gateway turns one enquiry away and accepts others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let unlucky = '';
  let tries = 0;
  const { worker, ids, settled, add } = startDelivery((id) => {
    if (id === unlucky) {
      tries += 1;
      throw new GatewayError('answered 429');
    }
  }, 1);
  const [first = ''] = ids;
  unlucky = first;
  for (let seconds = 0; seconds < 1_200; seconds += 1) {
    add();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(settled.has(unlucky)).toBe(false);
  // The worker waits between its tries, however often it delivers others.
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(200);
  unlucky = '';
  await vi.advanceTimersByTimeAsync(60_000);
  expect([settled.has(first), settled.get(first)]).toEqual([true, undefined]);
  await worker.close();
});

describe('DeadLetterPolicy', () => {
  /** Whether the policy gives an enquiry up after this many tries, with these results of others before each of them. */
  function isGivenUp(tries: number, others: { successes: number; failures: number }): boolean {
    const policy = new DeadLetterPolicy();
    const total = { successes: 0, failures: 0 };
    let hasFailedTooOften = false;
    for (let count = 0; count < tries; count += 1) {
      total.successes += others.successes;
      total.failures += others.failures + 1;
      hasFailedTooOften = policy.failed('a', total, 0);
    }
    return hasFailedTooOften;
  }

  it('gives up an enquiry at its sixth failure while others succeed', () => {
    expect(isGivenUp(5, { successes: 1, failures: 0 })).toBe(false);
    expect(isGivenUp(6, { successes: 1, failures: 0 })).toBe(true);
  });

  it('does not give up an enquiry while all or most others fail', () => {
    expect(isGivenUp(1_000, { successes: 0, failures: 0 })).toBe(false);
    expect(isGivenUp(1_000, { successes: 0, failures: 3 })).toBe(false);
    expect(isGivenUp(1_000, { successes: 2, failures: 3 })).toBe(false);
  });

  it('gives up two enquiries that fail while others succeed', () => {
    expect(isGivenUp(6, { successes: 1, failures: 1 })).toBe(true);
  });

  it('increases the pause with each failure of one enquiry, but not with failures of the target', () => {
    const policy = new DeadLetterPolicy();
    policy.failed('a', { successes: 0, failures: 1 }, 0);
    expect(policy.restMs('a', 0)).toBe(0);
    policy.failed('a', { successes: 1, failures: 2 }, 0);
    const first = policy.restMs('a', 0);
    policy.failed('a', { successes: 2, failures: 3 }, 0);
    policy.failed('a', { successes: 3, failures: 4 }, 0);
    policy.failed('a', { successes: 4, failures: 5 }, 0);
    expect(first).toBeGreaterThanOrEqual(250);
    expect(policy.restMs('a', 0)).toBeGreaterThan(first);
    policy.forget('a');
    expect(policy.restMs('a', 0)).toBe(0);
  });
});
