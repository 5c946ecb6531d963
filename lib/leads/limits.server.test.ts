import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeadLimits } from './limits.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('takes five enquiries from an address in ten minutes', async () => {
  const limits = createLeadLimits(1_000);
  expect(await times(5, (index) => limits.take('a', `+6681000000${index}`))).toEqual(Array(5).fill(null));
  expect(await limits.take('a', '+66899999999')).toBe(600);
  expect(await limits.take('b', '+66899999999')).toBeNull();
  vi.advanceTimersByTime(600_000);
  expect(await limits.take('a', '+66888888888')).toBeNull();
});

it('takes three enquiries with a telephone number in a day, from wherever', async () => {
  const limits = createLeadLimits(1_000);
  await times(3, (index) => limits.take(`a${index}`, '+66812345678'));
  expect(await limits.take('b', '+66812345678')).toBe(86_400);
  expect(await limits.take('b', undefined)).toBeNull();
});

it('takes so many from all in a minute', async () => {
  const limits = createLeadLimits(2);
  await times(2, (index) => limits.take(`a${index}`, undefined));
  expect(await limits.take('b', undefined)).toBe(60);
});

it('takes nothing of an address or a number from who is refused because of all', async () => {
  const limits = createLeadLimits(1);
  await limits.take('bot', undefined);
  for (let press = 0; press < 10; press++) expect(await limits.take('a', '+66812345678')).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(await limits.take('a', '+66812345678')).toBeNull();
});

it('counts none that was given back', async () => {
  const limits = createLeadLimits(5);
  for (let index = 0; index < 20; index++) {
    expect(await limits.take('a', '+66812345678')).toBeNull();
    await limits.giveBack('a', '+66812345678');
  }
});

it('looks at sixty tries of an address in ten minutes', async () => {
  const limits = createLeadLimits(1_000);
  expect(await times(60, () => limits.tryNow('a'))).toEqual(Array(60).fill(null));
  expect(await limits.tryNow('a')).toBe(600);
  expect(await limits.tryNow('b')).toBeNull();
});
