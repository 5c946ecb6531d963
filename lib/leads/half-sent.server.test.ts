import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HalfSent, leaveHalfSent, takeHalfSent } from './half-sent.server';
import { readLeadForm } from './lead-form';

const form = (name: string): HalfSent => ({ values: readLeadForm(new Map([['name', name]])), errors: [] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is taken once, by its token', () => {
  const token = leaveHalfSent(form('Somchai'));
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(takeHalfSent('constructor')).toBeUndefined();
  expect(takeHalfSent(token)?.values.name).toBe('Somchai');
  expect(takeHalfSent(token)).toBeUndefined();
});

it('is gone after a minute', () => {
  const token = leaveHalfSent(form('Somchai'));
  vi.advanceTimersByTime(59_999);
  const later = leaveHalfSent(form('Malee'));
  vi.advanceTimersByTime(1);
  expect(takeHalfSent(token)).toBeUndefined();
  expect(takeHalfSent(later)?.values.name).toBe('Malee');
});

it('makes room for the newest', () => {
  const tokens = Array.from({ length: 201 }, (_, number) => leaveHalfSent(form(String(number))));
  expect(tokens.map(takeHalfSent).filter((found) => found === undefined)).toHaveLength(1);
  expect(takeHalfSent(tokens[0] ?? '')).toBeUndefined();
});
