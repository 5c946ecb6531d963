import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLeadForm } from '@/lib/leads/lead-form';
import { draftInWindow } from './draft-in-window';

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
    const before = draftInWindow('rm-1', 'ask');
    const id = before.ids.current(question);
    const after = draftInWindow('rm-1', 'view');
    expect(after.store.current()?.message).toBe('ยังอยู่ไหม');
    expect(after.ids.current(question)).toBe(id);
    after.ids.onSent();
    expect(stored.size).toBe(0);
    expect(draftInWindow('rm-1', 'ask').ids.current(question)).not.toBe(id);
  });

  it('keeps its id while its text changes, and gets a new one on renew', () => {
    const { store, ids } = draftInWindow('rm-1', 'ask');
    store.save(question);
    const id = ids.current({ ...question, message: 'ยังอยู่ไหมครับ' });
    const other = ids.renew(question);
    expect(other).not.toBe(id);
    expect(draftInWindow('rm-1', 'ask').ids.current(question)).toBe(other);
  });

  it('keeps the chosen kind, unless the link has another kind than before', () => {
    draftInWindow('rm-1', 'ask').store.save({ ...question, kind: 'view' });
    expect(draftInWindow('rm-1', 'ask').store.current()?.kind).toBe('view');
    draftInWindow('rm-1', 'ask').store.save(question);
    expect(draftInWindow('rm-1', 'view').store.current()?.kind).toBe('view');
  });

  it('belongs to one listing', () => {
    draftInWindow('rm-1', 'ask').store.save(question);
    expect(draftInWindow('rm-2', 'ask').store.current()).toBeNull();
  });

  it('does not exist while nothing is typed, and is not read from invalid stored values', () => {
    const { store } = draftInWindow('rm-1', 'ask');
    store.save(question);
    store.save({ ...question, message: '' });
    expect(stored.size).toBe(0);
    for (const invalid of ['{', '7', '{"id":"x"}', JSON.stringify(question), JSON.stringify({ id: '', kind: 'ask' })]) {
      stored.set('enquiry-draft rm-1', invalid);
      expect(draftInWindow('rm-1', 'ask').store.current()).toBeNull();
    }
  });

  it('keeps its id in memory if storage is denied', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { store, ids } = draftInWindow('rm-1', 'ask');
    const id = ids.current(question);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids.current(question)).toBe(id);
    ids.onSent();
    expect(store.current()).toBeNull();
  });
});
