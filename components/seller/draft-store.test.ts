import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canKeepDraft,
  dropDraft,
  isDraftWritten,
  keepDraft,
  NO_VALUES,
  parseDraft,
  renewDraftId,
  SELLER_DRAFT,
} from './draft-store';

const NOW = Date.parse('2026-11-22T05:00:00Z');
const values = { ...NO_VALUES, name: 'สมชาย', size_unit: 'sqm' };
const draft = { id: '3f9a07c1-0000-4000-8000-000000000000', at: NOW, values };

describe('what the storage holds', () => {
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
  ])('is no draft: %j', (wild) => expect(parseDraft(wild, NOW)).toBeNull());

  it('gives no consent for who comes back', () => {
    const ticked = { ...values, consent_contact: 'yes', consent_marketing: 'yes' };
    expect(parseDraft({ ...draft, values: ticked }, NOW)).toEqual(draft);
  });

  it('loses fields that the form no longer has, and gains those that it has now', () => {
    const old = { ...draft, values: { name: 'Somchai', colour: 'red' } };
    expect(parseDraft(old, NOW)?.values).toEqual({ ...NO_VALUES, name: 'Somchai' });
  });

  it('never breaks the form, whatever it is', () => {
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
    dropDraft();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps its id while it is written on, also where storage is full', () => {
    const first = keepDraft(values);
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(keepDraft({ ...values, name: 'สมชาย ใจดี' })?.id).toBe(first?.id);
    expect(SELLER_DRAFT.current()?.name).toBe('สมชาย ใจดี');
  });

  it('is another enquiry after a new id, and after it was sent', () => {
    const first = keepDraft(values);
    const second = renewDraftId(values);
    expect(second?.id).not.toBe(first?.id);
    dropDraft();
    expect(SELLER_DRAFT.current()).toBeNull();
    expect(keepDraft(values)?.id).not.toBe(second?.id);
  });

  it('is none while nothing is typed', () => {
    expect(keepDraft({ ...NO_VALUES, size_unit: 'sqm' })).toBeNull();
  });

  it('is written without its consents', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    keepDraft({ ...values, consent_contact: 'yes', consent_marketing: 'yes' });
    expect(setItem).toHaveBeenCalledOnce();
    expect(setItem.mock.lastCall?.join()).not.toContain('yes');
  });

  it('is not said to be kept where it is not', () => {
    expect(canKeepDraft()).toBe(false);
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    expect(canKeepDraft()).toBe(true);
    keepDraft(values);
    expect(isDraftWritten()).toBe(true);
  });
});
