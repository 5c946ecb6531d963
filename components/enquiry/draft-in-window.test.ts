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

describe('a question about a home', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('sessionStorage', storageOf(stored));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the same enquiry after a reload, also under a link of another kind, until it was taken', () => {
    const before = draftInWindow('rm-1', 'ask');
    const id = before.ids.current(question);
    const after = draftInWindow('rm-1', 'view');
    expect(after.store.current()?.message).toBe('ยังอยู่ไหม');
    expect(after.ids.current(question)).toBe(id);
    after.ids.taken();
    expect(stored.size).toBe(0);
    expect(draftInWindow('rm-1', 'ask').ids.current(question)).not.toBe(id);
  });

  it('keeps its id while it is written on, and has another one after an answer that it is another enquiry', () => {
    const { store, ids } = draftInWindow('rm-1', 'ask');
    store.keep(question);
    const id = ids.current({ ...question, message: 'ยังอยู่ไหมครับ' });
    const other = ids.renew(question);
    expect(other).not.toBe(id);
    expect(draftInWindow('rm-1', 'ask').ids.current(question)).toBe(other);
  });

  it('keeps what was chosen, but under a link of another kind begins with that', () => {
    draftInWindow('rm-1', 'ask').store.keep({ ...question, kind: 'view' });
    expect(draftInWindow('rm-1', 'ask').store.current()?.kind).toBe('view');
    draftInWindow('rm-1', 'ask').store.keep(question);
    expect(draftInWindow('rm-1', 'view').store.current()?.kind).toBe('view');
  });

  it('is of one home', () => {
    draftInWindow('rm-1', 'ask').store.keep(question);
    expect(draftInWindow('rm-2', 'ask').store.current()).toBeNull();
  });

  it('is none while nothing is typed, and none of what else stands there', () => {
    const { store } = draftInWindow('rm-1', 'ask');
    store.keep(question);
    store.keep({ ...question, message: '' });
    expect(stored.size).toBe(0);
    for (const wild of ['{', '7', '{"id":"x"}', JSON.stringify(question), JSON.stringify({ id: '', kind: 'ask' })]) {
      stored.set('enquiry-draft rm-1', wild);
      expect(draftInWindow('rm-1', 'ask').store.current()).toBeNull();
    }
  });

  it('is the same enquiry while the page stands where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { store, ids } = draftInWindow('rm-1', 'ask');
    const id = ids.current(question);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids.current(question)).toBe(id);
    ids.taken();
    expect(store.current()).toBeNull();
  });
});
