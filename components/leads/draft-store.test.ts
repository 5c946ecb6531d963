import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canSaveDraft,
  isDraftWritten,
  NO_VALUES,
  parseDraft,
  removeDraft,
  renewDraftId,
  SELLER_DRAFT,
  saveDraft,
} from './draft-store';

const NOW = Date.parse('2026-11-22T05:00:00Z');
const values = { ...NO_VALUES, name: 'สมชาย', size_unit: 'sqm' };
const draft = { id: '3f9a07c1-0000-4000-8000-000000000000', at: NOW, values };

describe('a stored draft', () => {
  it('is read as it was written', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), NOW)).toEqual(draft);
  });

  it.each([
    null,
    [draft],
    { ...draft, id: 7 },
    { ...draft, id: '../x' },
    { ...draft, at: 'today' },
    { ...draft, at: NOW - 31 * 24 * 3_600_000 },
    { ...draft, at: Number.NaN },
    { ...draft, values: null },
    { ...draft, values: {} },
    { ...draft, values: { size_unit: 'rai' } },
    { ...draft, values: { name: 7 } },
    { ...draft, values: { name: 'x'.repeat(10_000) } },
  ])('is rejected: %j', (invalid) => expect(parseDraft(invalid, NOW)).toBeNull());

  it('is read without its consents', () => {
    const ticked = { ...values, consent_contact: 'yes', consent_marketing: 'yes' };
    expect(parseDraft({ ...draft, values: ticked }, NOW)).toEqual(draft);
  });

  it('loses fields that the form no longer has, and gets its new fields', () => {
    const old = { ...draft, values: { name: 'Somchai', colour: 'red' } };
    expect(parseDraft(old, NOW)?.values).toEqual({ ...NO_VALUES, name: 'Somchai' });
  });

  it('is rejected for any other JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseDraft(value, NOW)).toBeNull();
      }),
    );
  });
});

describe('a draft', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    removeDraft();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps its id while it changes, even if storage is full', () => {
    const first = saveDraft(values);
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(saveDraft({ ...values, name: 'สมชาย ใจดี' })?.id).toBe(first?.id);
    expect(SELLER_DRAFT.current()?.name).toBe('สมชาย ใจดี');
  });

  it('has a new id after a renewal and after it was dropped', () => {
    const first = saveDraft(values);
    const second = renewDraftId(values);
    expect(second?.id).not.toBe(first?.id);
    removeDraft();
    expect(SELLER_DRAFT.current()).toBeNull();
    expect(saveDraft(values)?.id).not.toBe(second?.id);
  });

  it('does not exist while nothing is typed', () => {
    expect(saveDraft({ ...NO_VALUES, size_unit: 'sqm' })).toBeNull();
  });

  it('is stored without its consents', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    saveDraft({ ...values, consent_contact: 'yes', consent_marketing: 'yes' });
    expect(setItem).toHaveBeenCalledOnce();
    expect(setItem.mock.lastCall?.join()).not.toContain('yes');
  });

  it('reports whether it can be stored, and whether it was written', () => {
    expect(canSaveDraft()).toBe(false);
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    expect(canSaveDraft()).toBe(true);
    saveDraft(values);
    expect(isDraftWritten()).toBe(true);
  });
});
