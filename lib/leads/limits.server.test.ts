import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeadLimits, type LimitedSender } from './limits.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const seller = (address: string, phone?: string): LimitedSender => ({ address, phone, as: 'seller' });
const buyer = (address: string, phone?: string): LimitedSender => ({ address, phone, as: 'buyer' });

it('accepts five enquiries from an address in ten minutes', async () => {
  const limits = createLeadLimits(1_000);
  expect(await times(5, (index) => limits.consume(seller('a', `+6681000000${index}`)))).toEqual(Array(5).fill(null));
  expect(await limits.consume(seller('a', '+66899999999'))).toBe(600);
  expect(await limits.consume(seller('b', '+66899999999'))).toBeNull();
  vi.advanceTimersByTime(600_000);
  expect(await limits.consume(seller('a', '+66888888888'))).toBeNull();
});

it('accepts three enquiries with a phone number in a day, from any address', async () => {
  const limits = createLeadLimits(1_000);
  await times(3, (index) => limits.consume(seller(`a${index}`, '+66812345678')));
  expect(await limits.consume(seller('b', '+66812345678'))).toBe(86_400);
  expect(await limits.consume(seller('b'))).toBeNull();
});

it('accepts twenty questions about listings with a phone number in a day, besides seller enquiries', async () => {
  const limits = createLeadLimits(1_000);
  await times(3, (index) => limits.consume(seller(`s${index}`, '+66812345678')));
  expect(await times(20, (index) => limits.consume(buyer(`a${index}`, '+66812345678')))).toEqual(Array(20).fill(null));
  expect(await limits.consume(buyer('b', '+66812345678'))).toBe(86_400);
});

it('limits the enquiries of all visitors in a minute', async () => {
  const limits = createLeadLimits(2);
  await times(2, (index) => limits.consume(seller(`a${index}`)));
  expect(await limits.consume(seller('b'))).toBe(60);
});

it('does not count an enquiry against its address or number if the global limit rejects it', async () => {
  const limits = createLeadLimits(1);
  await limits.consume(seller('bot'));
  for (let press = 0; press < 10; press++) expect(await limits.consume(seller('a', '+66812345678'))).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(await limits.consume(seller('a', '+66812345678'))).toBeNull();
});

it('does not count an enquiry that is given back', async () => {
  const limits = createLeadLimits(5);
  for (let index = 0; index < 20; index++) {
    expect(await limits.consume(seller('a', '+66812345678'))).toBeNull();
    await limits.refund(seller('a', '+66812345678'));
  }
});

it('accepts sixty tries from an address in ten minutes', async () => {
  const limits = createLeadLimits(1_000);
  expect(await times(60, () => limits.consumeAttempt('a'))).toEqual(Array(60).fill(null));
  expect(await limits.consumeAttempt('a')).toBe(600);
  expect(await limits.consumeAttempt('b')).toBeNull();
});
