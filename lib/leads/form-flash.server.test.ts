import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consumeFormFlash, type FormFlash, saveFormFlash } from './form-flash.server';
import { readLeadForm } from './lead-form';

const form = (name: string): FormFlash => ({ values: readLeadForm(new Map([['name', name]])), errors: [] });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('can be taken once, with its token', () => {
  const token = saveFormFlash(form('Somchai'));
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(consumeFormFlash('constructor')).toBeUndefined();
  expect(consumeFormFlash(token)?.values.name).toBe('Somchai');
  expect(consumeFormFlash(token)).toBeUndefined();
});

it('expires after a minute', () => {
  const token = saveFormFlash(form('Somchai'));
  vi.advanceTimersByTime(59_999);
  const later = saveFormFlash(form('Malee'));
  vi.advanceTimersByTime(1);
  expect(consumeFormFlash(token)).toBeUndefined();
  expect(consumeFormFlash(later)?.values.name).toBe('Malee');
});

it('evicts the oldest form if there are more than 200', () => {
  const tokens = Array.from({ length: 201 }, (_, number) => saveFormFlash(form(String(number))));
  expect(tokens.map(consumeFormFlash).filter((found) => found === undefined)).toHaveLength(1);
  expect(consumeFormFlash(tokens[0] ?? '')).toBeUndefined();
});
