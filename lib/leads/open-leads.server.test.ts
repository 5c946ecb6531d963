import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Leads, openLeads } from './open-leads.server';
import { OutboxFault } from './outbox-steps';
import type { Target } from './target';
import { leadFixture } from './testing/leads';

let root: string;
let leads: Leads;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'leads-'));
});
afterEach(async () => {
  await leads.close();
  rmSync(root, { recursive: true, force: true });
});

function open(...targets: readonly Target[]): Leads {
  leads = openLeads(join(root, 'leads'), async () => targets);
  return leads;
}

describe('leads', () => {
  it('wait if there is no target, and report their age', async () => {
    expect(await open().store(leadFixture())).toBe('stored');
    expect(leads.status()).toEqual({ waiting: 1, oldestSeconds: 0, setAside: 0, targets: [] });
  });

  it('are delivered if there is a target', async () => {
    const got: string[] = [];
    open({
      name: 'test',
      deliver: async ({ id }) => {
        got.push(id);
        return 'new';
      },
    });
    const lead = leadFixture();
    await leads.store(lead);
    await expect.poll(() => leads.status().waiting, { timeout: 4_000 }).toBe(0);
    expect(got).toEqual([lead.id]);
    expect(leads.status()).toEqual({ waiting: 0, oldestSeconds: null, setAside: 0, targets: [{ name: 'test' }] });
  });

  it('report why they cannot be stored, and are stored as soon as possible', async () => {
    writeFileSync(join(root, 'leads'), 'a file');
    vi.stubEnv('LOG_LEVEL', 'info');
    const spies = [process.stderr, process.stdout].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
    await open().opened();
    expect(leads.status()).toMatchObject({ waiting: 0, fault: expect.stringMatching(/EEXIST|ENOTDIR/) });
    await expect(leads.store(leadFixture())).rejects.toBeInstanceOf(OutboxFault);
    rmSync(join(root, 'leads'));
    expect(await leads.store(leadFixture())).toBe('stored');
    expect(leads.status().fault).toBeUndefined();
    vi.unstubAllEnvs();
    const lines = spies.flatMap(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)).event));
    for (const spy of spies) spy.mockRestore();
    expect(lines).toEqual(['leads cannot be kept', 'leads can be kept again']);
  });
});
