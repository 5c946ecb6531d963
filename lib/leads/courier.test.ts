import { afterEach, expect, it, vi } from 'vitest';
import { Courier } from './courier';
import { leadFixture } from './testing/leads';

afterEach(() => void vi.useRealTimers());

it('brings an enquiry once, however long it takes to write down that it was taken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const [lead, brought] = [leadFixture(), [] as string[]];
  let isFull = true;
  let waits = true;
  const courier = new Courier(
    { name: 'test', deliver: async ({ id }) => void brought.push(id) },
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
  courier.add(lead.id);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([brought, waits]).toEqual([[lead.id], true]);
  isFull = false;
  await vi.advanceTimersByTimeAsync(11_000);
  expect([brought, waits]).toEqual([[lead.id], false]);
  await courier.close();
});
