import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLeadForm } from '@/lib/leads/lead-form';
import {
  canSaveDraft,
  isDraftWritten,
  NO_VALUES,
  parseDraft,
  removeDraft,
  renewDraftId,
  SELLER_DRAFT,
  saveDraft,
  sessionDraft,
} from './form-draft';

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

const question = readLeadForm(new Map(Object.entries({ kind: 'ask', listing: 'rm-1', message: 'ยังอยู่ไหม' })));

function storageOf(stored: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  };
}

describe('the draft of an enquiry', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('sessionStorage', storageOf(stored));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('has the same id after a reload, also with another kind, until it is sent', () => {
    const before = sessionDraft('rm-1', 'ask');
    const id = before.ids.current(question);
    const after = sessionDraft('rm-1', 'view');
    expect(after.store.current()?.message).toBe('ยังอยู่ไหม');
    expect(after.ids.current(question)).toBe(id);
    after.ids.onSent();
    expect(stored.size).toBe(0);
    expect(sessionDraft('rm-1', 'ask').ids.current(question)).not.toBe(id);
  });

  it('keeps its id while its text changes, and gets a new one on renew', () => {
    const { store, ids } = sessionDraft('rm-1', 'ask');
    store.save(question);
    const id = ids.current({ ...question, message: 'ยังอยู่ไหมครับ' });
    const other = ids.renew(question);
    expect(other).not.toBe(id);
    expect(sessionDraft('rm-1', 'ask').ids.current(question)).toBe(other);
  });

  it('keeps the chosen kind, unless the link has another kind than before', () => {
    sessionDraft('rm-1', 'ask').store.save({ ...question, kind: 'view' });
    expect(sessionDraft('rm-1', 'ask').store.current()?.kind).toBe('view');
    sessionDraft('rm-1', 'ask').store.save(question);
    expect(sessionDraft('rm-1', 'view').store.current()?.kind).toBe('view');
  });

  it('belongs to one listing', () => {
    sessionDraft('rm-1', 'ask').store.save(question);
    expect(sessionDraft('rm-2', 'ask').store.current()).toBeNull();
  });

  it('does not exist while nothing is typed, and is not read from invalid stored values', () => {
    const { store } = sessionDraft('rm-1', 'ask');
    store.save(question);
    store.save({ ...question, message: '' });
    expect(stored.size).toBe(0);
    for (const invalid of ['{', '7', '{"id":"x"}', JSON.stringify(question), JSON.stringify({ id: '', kind: 'ask' })]) {
      stored.set('enquiry-draft rm-1', invalid);
      expect(sessionDraft('rm-1', 'ask').store.current()).toBeNull();
    }
  });

  it('keeps its id in memory if storage is denied', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { store, ids } = sessionDraft('rm-1', 'ask');
    const id = ids.current(question);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids.current(question)).toBe(id);
    ids.onSent();
    expect(store.current()).toBeNull();
  });
});
