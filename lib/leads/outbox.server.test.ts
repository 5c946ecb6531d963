import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runs } from '@/vitest.runs';
import type { Lead } from './lead';
import { OutboxFault } from './stored-lead';
import { anyLead, anyListingLead, anySearchLead } from './testing/any-lead';
import { leadFixture } from './testing/leads';
import { openOutbox } from './testing/open-outbox';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'leads');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const files = (name: string) => readdirSync(join(folder, name)).sort();
const everyFile = () =>
  ['waiting', 'aside', 'receipts'].flatMap((name) => files(name).map((file) => `${name}/${file}`));
const TARGETS = ['firestore', 'webhook'];

describe('store', () => {
  it('writes an enquiry to disk before it resolves, and reads it after a restart', async () => {
    const lead = leadFixture();
    expect(await (await openOutbox(folder)).store(lead)).toBe('stored');
    expect(everyFile()).toEqual([`waiting/${lead.id}.json`]);
    const outbox = await openOutbox(folder);
    expect(await outbox.read(lead.id)).toEqual(lead);
    expect([...outbox.waiting.keys()]).toEqual([lead.id]);
  });

  it('reads back every enquiry that matches the schema', async () => {
    const outbox = await openOutbox(folder);
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyLead, anyListingLead, anySearchLead), async (lead: Lead) => {
        expect(await outbox.store(lead)).toBe('stored');
        expect(await outbox.read(lead.id)).toEqual(lead);
      }),
      { numRuns: runs(50) },
    );
  });

  it.each<[string, (outbox: Awaited<ReturnType<typeof openOutbox>>, id: string) => Promise<void>]>([
    ['waits', async () => undefined],
    ['was set aside', (outbox, id) => outbox.settle(id, ['webhook'], { target: 'webhook', refusal: 'no' })],
    ['was delivered', (outbox, id) => outbox.settle(id, ['webhook'], { target: 'webhook' })],
  ])('recognises a repeated enquiry and other content if the first %s, also after a restart', async (_, happen) => {
    const lead = leadFixture();
    const first = await openOutbox(folder);
    await first.store(lead);
    await happen(first, lead.id);
    const before = everyFile();
    for (const outbox of [first, await openOutbox(folder)]) {
      expect(await outbox.store({ ...lead, created_at: '2026-11-22T07:00:00.000Z' })).toBe('same');
      expect(await outbox.store({ ...lead, name: 'Mallory' })).toBe('different');
    }
    expect(everyFile()).toEqual(before);
  });

  it('stores one of several concurrent enquiries with the same id', async () => {
    const lead = leadFixture();
    const outbox = await openOutbox(folder);
    const answers = await Promise.all([
      outbox.store(lead),
      outbox.store(lead),
      outbox.store({ ...lead, name: 'Mallory' }),
    ]);
    expect(answers).toEqual(['stored', 'same', 'different']);
  });

  it('rejects an id that is a path to another folder', async () => {
    const outbox = await openOutbox(folder);
    await expect(outbox.store(leadFixture({ id: '../../escaped' }))).rejects.toThrow();
    expect(everyFile()).toEqual([]);
  });
});

describe('a folder that cannot be written', () => {
  it('is a fault when the outbox opens', async () => {
    writeFileSync(folder, 'a file');
    await expect(openOutbox(folder)).rejects.toBeInstanceOf(OutboxFault);
  });

  it('is a fault for each enquiry until it can be written again', async () => {
    const outbox = await openOutbox(folder);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    const lead = leadFixture();
    await expect(outbox.store(lead)).rejects.toBeInstanceOf(OutboxFault);
    expect(outbox.fault).toMatch(/ENOTDIR/);
    await expect(outbox.scan()).rejects.toBeInstanceOf(OutboxFault);
    rmSync(folder);
    await outbox.scan();
    expect(outbox.fault).toBeUndefined();
    expect(await outbox.store(lead)).toBe('stored');
  });

  it('has no part of an enquiry that did not fit on the disk', async () => {
    const lead = leadFixture({ message: 'x'.repeat(4_000) });
    const node = `"${process.execPath}" --conditions=react-server --import tsx lib/leads/testing/store-one.ts "$@"`;
    // A limit on file sizes interrupts a write in the middle, as a full disk does.
    const script = `trap '' XFSZ; ulimit -f 2; exec ${node}`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script, 'bash', folder, JSON.stringify(lead)]);
    expect(stdout).toMatch(/^OutboxFault: EFBIG/);
    expect(everyFile()).toEqual([]);
    expect(await (await openOutbox(folder)).store(lead)).toBe('stored');
    expect(everyFile()).toEqual([`waiting/${lead.id}.json`]);
  });
});

describe('a server that is killed', () => {
  it('has every enquiry whose id it reported, complete', async () => {
    const args = ['--conditions=react-server', '--import', 'tsx', 'lib/leads/testing/store-many.ts', folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.length > 37 * 150) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.once('close', resolve));
    expect(child.signalCode).toBe('SIGKILL');
    const answered = output.split('\n').slice(0, -1);
    expect(answered.length).toBeGreaterThanOrEqual(150);
    const outbox = await openOutbox(folder);
    expect(answered.filter((id) => !outbox.waiting.has(id))).toEqual([]);
    expect(outbox.setAside).toBe(0);
  });
});

describe('files from elsewhere in the folder', () => {
  it('are set aside with one log line each if they are no enquiries, and do not block others', async () => {
    const outbox = await openOutbox(folder);
    const lead = leadFixture();
    await outbox.store(lead);
    const other = leadFixture();
    const names = ['half.json', 'notes.txt', `${other.id}.json`];
    const whole = readFileSync(join(folder, 'waiting', `${lead.id}.json`), 'utf8');
    for (const name of names) writeFileSync(join(folder, 'waiting', name), name === 'half.json' ? '{"lead":' : whole);
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.stubEnv('LOG_LEVEL', 'error');
    const again = await openOutbox(folder);
    vi.unstubAllEnvs();
    expect(lines).toHaveBeenCalledTimes(3);
    lines.mockRestore();
    expect([...again.waiting.keys()]).toEqual([lead.id]);
    expect(again.setAside).toBe(3);
    expect(files('aside')).toEqual(names.map((name) => `${name}.unreadable`).sort());
    expect(await again.store(other)).toBe('stored');
  });

  it('stay with one log line each if the system cannot read them, and do not block others', async () => {
    const lead = leadFixture();
    await (await openOutbox(folder)).store(lead);
    const unreadable = ['waiting', 'receipts'].map((name) => join(folder, name, `${leadFixture().id}.json`));
    for (const path of unreadable) {
      writeFileSync(path, '');
      // Longer than Node can read at once: file permissions would not stop a test that runs as root.
      truncateSync(path, 2 ** 31);
    }
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.stubEnv('LOG_LEVEL', 'error');
    const again = await openOutbox(folder);
    for (const _ of ['once', 'twice']) await again.scan();
    vi.unstubAllEnvs();
    expect(lines).toHaveBeenCalledTimes(2);
    lines.mockRestore();
    expect([...again.waiting.keys()]).toEqual([lead.id]);
    expect(again.fault).toBeUndefined();
    expect(await again.store(leadFixture())).toBe('stored');
    for (const path of unreadable) expect(existsSync(path)).toBe(true);
  });

  it('are noticed at the next check', async () => {
    const [server, other] = [await openOutbox(folder), await openOutbox(folder)];
    const reported: string[] = [];
    server.listen((id) => reported.push(id));
    const [gone, come] = [leadFixture(), leadFixture()];
    await server.store(gone);
    await other.scan();
    await other.settle(gone.id, ['webhook'], { target: 'webhook' });
    await other.store(come);
    await server.scan();
    expect([...server.waiting.keys()]).toEqual([come.id]);
    expect(reported).toEqual([gone.id, come.id]);
  });
});

describe('settle', () => {
  it('keeps an enquiry until every target has it, and then a receipt without personal data', async () => {
    const lead = leadFixture();
    const outbox = await openOutbox(folder);
    await outbox.store(lead);
    await outbox.settle(lead.id, TARGETS, { target: 'webhook' });
    expect((await openOutbox(folder)).waiting.get(lead.id)?.acknowledged).toEqual(['webhook']);
    await outbox.settle(lead.id, TARGETS, { target: 'firestore' });
    expect(outbox.waiting.size).toBe(0);
    expect(everyFile()).toEqual([`receipts/${lead.id}.json`]);
    const receipt = JSON.parse(readFileSync(join(folder, 'receipts', `${lead.id}.json`), 'utf8'));
    expect(Object.keys(receipt)).toEqual(['id', 'fingerprint', 'at']);
  });

  it('sets aside an enquiry that a target refused, with the reason, once the other targets have it', async () => {
    const lead = leadFixture();
    const outbox = await openOutbox(folder);
    await outbox.store(lead);
    await outbox.settle(lead.id, TARGETS, { target: 'webhook', refusal: 'answered 400' });
    expect(everyFile()).toEqual([`waiting/${lead.id}.json`]);
    await outbox.settle(lead.id, TARGETS, { target: 'firestore' });
    expect([outbox.waiting.size, outbox.setAside]).toEqual([0, 1]);
    expect(everyFile()).toEqual([`aside/${lead.id}.json`]);
    expect(readFileSync(join(folder, 'aside', `${lead.id}.json`), 'utf8')).toContain('answered 400');
  });

  it('deletes receipts after a day', async () => {
    const lead = leadFixture();
    const outbox = await openOutbox(folder);
    await outbox.store(lead);
    await outbox.settle(lead.id, TARGETS.slice(0, 1), { target: 'firestore' });
    await outbox.scan();
    expect(files('receipts')).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    await (await openOutbox(folder)).scan();
    expect(everyFile()).toEqual([]);
  });
});

describe('an enquiry that staff have not answered', () => {
  const DAY = '2026-12-01';
  const NOW = '2026-12-01T05:00:00.000Z';
  const places: readonly [string, (outbox: Awaited<ReturnType<typeof openOutbox>>, id: string) => Promise<void>][] = [
    ['waits for another target', (outbox, id) => outbox.settle(id, TARGETS, { target: 'webhook' })],
    ['was set aside by one', (outbox, id) => outbox.settle(id, ['webhook'], { target: 'webhook', refusal: 'no' })],
    ['was delivered', (outbox, id) => outbox.settle(id, ['webhook'], { target: 'webhook' })],
  ];

  it.each(places)('is reminded of once, also after a restart, if it %s', async (_, happen) => {
    const first = await openOutbox(folder);
    const { id } = leadFixture();
    await first.store(leadFixture({ id }));
    await happen(first, id);
    expect(await first.claimReminder(id, NOW)).toBe(true);
    const outbox = await openOutbox(folder);
    expect(await outbox.claimReminder(id, NOW)).toBe(false);
    await outbox.releaseReminder(id);
    expect(await outbox.claimReminder(id, NOW)).toBe(true);
  });

  it.each(places)('is never reminded of after the answer, whose first day stays, if it %s', async (_, happen) => {
    const outbox = await openOutbox(folder);
    const { id } = leadFixture();
    await outbox.store(leadFixture({ id }));
    await happen(outbox, id);
    for (const day of [DAY, '2026-12-02']) expect(await outbox.answer(id, day)).toBe(true);
    expect(await outbox.claimReminder(id, NOW)).toBe(false);
    expect(await (await openOutbox(folder)).find(id)).toMatchObject({ answered_on: DAY });
  });

  it('is never reminded of if it is suspicious or unknown', async () => {
    const outbox = await openOutbox(folder);
    const spam = leadFixture({ spam: { score: 6, reasons: ['hidden-field'] } });
    await outbox.store(spam);
    expect(await outbox.claimReminder(spam.id, NOW)).toBe(false);
    await outbox.settle(spam.id, ['webhook'], { target: 'webhook' });
    expect(await outbox.claimReminder(spam.id, NOW)).toBe(false);
    const { id } = leadFixture();
    expect([await outbox.claimReminder(id, NOW), await outbox.answer(id, DAY)]).toEqual([null, false]);
  });

  it('is listed by the time at which the office had it', async () => {
    const outbox = await openOutbox(folder);
    const ids = ['here', ...places.map(([name]) => name)].map(() => leadFixture().id);
    for (const id of ids) await outbox.store(leadFixture({ id }));
    for (const [index, [, happen]] of places.entries()) await happen(outbox, ids[index + 1] ?? '');
    const now = Date.now();
    // One has no target yet, and the other is with none that took it.
    expect([...(await outbox.received(now - 60_000, now + 60_000))].sort()).toEqual([ids[1], ids[3]].sort());
    expect(await outbox.received(now + 60_000, now + 120_000)).toEqual([]);
  });
});
