import { afterEach, expect, it, vi } from 'vitest';
import { DeliveryWorker } from './delivery-worker';
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
