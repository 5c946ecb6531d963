import { afterEach, expect, it, vi } from 'vitest';
import { Reminders } from './reminders.server';
import type { FollowUp, Target } from './target';

const at = (time: string) => Date.parse(`${time}+07:00`);
const opened: Reminders[] = [];
afterEach(() => Promise.all(opened.splice(0).map((reminders) => reminders.close())));

/** A place with enquiries, by the time at which each was received. */
function place(times: Readonly<Record<string, string>>): FollowUp {
  const done = new Set<string>();
  return {
    answer: async () => true,
    received: async (from, to) =>
      Object.entries(times).flatMap(([id, time]) => (at(time) > from && at(time) <= to ? [id] : [])),
    claimReminder: async (id) => (id in times ? done.size < done.add(id).size : null),
    releaseReminder: async (id) => void done.delete(id),
  };
}

function reminders(places: readonly [FollowUp, ...FollowUp[]], remind = vi.fn(async (_id: string) => undefined)) {
  const target: Target = { name: 'mail', deliver: async () => 'new', remind };
  const made = new Reminders(places, [target, { ...target, unusable: 'no key' }]);
  opened.push(made);
  const reminded = async (time: string) => {
    remind.mockClear();
    await made.check(at(time));
    return remind.mock.calls.map(([id]) => id);
  };
  return { reminded, remind };
}

it('reminds of each enquiry once, two hours after it was received', async () => {
  const { reminded } = reminders([place({ a: '2026-12-01T10:00', b: '2026-12-01T10:05' })]);
  expect(await reminded('2026-12-01T11:59')).toEqual([]);
  expect(await reminded('2026-12-01T12:00')).toEqual(['a']);
  expect(await reminded('2026-12-01T12:06')).toEqual(['b']);
  expect(await reminded('2026-12-01T12:07')).toEqual([]);
});

it('waits from 21:00 until 08:00', async () => {
  const { reminded } = reminders([place({ evening: '2026-12-01T19:01', night: '2026-12-02T05:00' })]);
  for (const time of ['2026-12-01T21:01', '2026-12-02T00:00', '2026-12-02T07:59'])
    expect(await reminded(time)).toEqual([]);
  expect(await reminded('2026-12-02T08:00')).toEqual(['evening', 'night']);
});

it('reminds of nothing older than a day, as after a restored backup', async () => {
  const { reminded } = reminders([place({ old: '2026-12-01T09:00', young: '2026-12-01T11:00' })]);
  expect(await reminded('2026-12-02T10:00')).toEqual(['young']);
});

it('asks each place, so that one of two replicas reminds', async () => {
  const shared = place({ a: '2026-12-01T10:00' });
  const replicas = [1, 2].map(() => reminders([place({ a: '2026-12-01T10:00', b: '2026-12-01T10:00' }), shared]));
  const found = await Promise.all(replicas.map(({ reminded }) => reminded('2026-12-01T13:00')));
  expect(found.flat().sort()).toEqual(['a', 'b', 'b']);
});

it('tries again until a target accepts it', async () => {
  const remind = vi.fn<(id: string) => Promise<undefined>>();
  remind.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
  const { reminded } = reminders([place({ a: '2026-12-01T10:00' })], remind);
  expect(await reminded('2026-12-01T12:30')).toEqual(['a']);
  expect(await reminded('2026-12-01T12:31')).toEqual(['a']);
  expect(await reminded('2026-12-01T12:32')).toEqual(['a']);
  expect(await reminded('2026-12-01T12:33')).toEqual([]);
});
