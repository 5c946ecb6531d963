import { afterEach, describe, expect, it } from 'vitest';
import { type Lead, leadFingerprint } from './lead';
import { DirectLeads } from './leads.server';
import { OutboxFault } from './stored-lead';
import { PermanentError, type Target } from './target';
import { leadFixture } from './testing/leads';

const opened: DirectLeads[] = [];
afterEach(() => Promise.all(opened.splice(0).map((leads) => leads.close())));

function directLeads(targets: readonly Target[], storeTimeoutMs = 5_000, probeIntervalMs = 5): DirectLeads {
  const leads = new DirectLeads(async () => targets, { storeTimeoutMs, probeIntervalMs });
  opened.push(leads);
  return leads;
}

/** A target that stores an enquiry unless `answer` rejects. */
function testTarget(name: string, answer: (lead: Lead) => unknown = () => undefined) {
  const got: Lead[] = [];
  const photos: unknown[] = [];
  const target: Target = {
    name,
    async deliver(lead, read) {
      await answer(lead);
      got.push(lead);
      photos.push(await read());
      return 'new';
    },
  };
  return { target, got, photos };
}

const never = () => new Promise(() => undefined);
const fail = () => Promise.reject(new Error('away'));

describe('without a durable disk', () => {
  it('an enquiry is stored once the first target has it with its photographs; the others get it later', async () => {
    const [first, other] = [testTarget('firestore'), testTarget('webhook')];
    const leads = directLeads([first.target, other.target]);
    const lead = leadFixture({ photos: ['a', 'b'].map((digit) => digit.repeat(64)) });
    expect(await leads.store(lead, [Buffer.from('1'), Buffer.from('2')])).toBe('stored');
    expect(first.got).toEqual([lead]);
    expect(first.photos).toEqual([
      [
        { number: 1, digest: 'a'.repeat(64), bytes: Buffer.from('1') },
        { number: 2, digest: 'b'.repeat(64), bytes: Buffer.from('2') },
      ],
    ]);
    await expect.poll(() => leads.status().waiting, { interval: 5 }).toBe(0);
    expect(other.got).toEqual([lead]);
    expect(leads.status()).toEqual({
      waiting: 0,
      oldestSeconds: null,
      setAside: 0,
      targets: [{ name: 'firestore' }, { name: 'webhook' }],
    });
  });

  it('a repeated enquiry is recognised, and so is other content under the same id', async () => {
    const first = testTarget('webhook');
    const leads = directLeads([first.target]);
    const lead = leadFixture();
    const again = { ...lead, created_at: '2026-11-24T09:00:00.000Z' };
    expect(await Promise.all([leads.store(lead), leads.store(again)])).toEqual(['stored', 'same']);
    expect(await leads.store({ ...lead, message: 'other' })).toBe('different');
    expect(first.got).toEqual([lead]);
    expect(await leads.has(lead.id, new Set([leadFingerprint(lead)]))).toBe(true);
    expect(await leads.has(leadFixture().id, new Set([leadFingerprint(lead)]))).toBe(false);
  });

  it('an enquiry that another instance stored in the first target is not sent to it again', async () => {
    const { target, got } = testTarget('firestore');
    const leads = directLeads([{ ...target, has: async () => true }]);
    const lead = leadFixture();
    expect(await leads.has(lead.id, new Set())).toBe(true);
    expect(await leads.store(lead)).toBe('same');
    expect(got).toEqual([]);
  });
});

describe('without a durable disk, an enquiry is rejected', () => {
  it.each([
    ['while the target fails', fail],
    ['if the target refuses it', () => Promise.reject(new PermanentError('no'))],
    ['if the target does not answer in time', never],
  ])('%s, and accepted once the target works', async (_, answer) => {
    let isWorking = false;
    const first = testTarget('webhook', () => (isWorking ? undefined : answer()));
    const leads = directLeads([first.target], 20);
    const lead = leadFixture();
    await expect(leads.store(lead)).rejects.toBeInstanceOf(OutboxFault);
    expect(leads.status()).toMatchObject({ waiting: 0, fault: expect.any(String) });
    isWorking = true;
    expect(await leads.store(lead)).toBe('stored');
    expect(leads.status().fault).toBeUndefined();
  });

  it('while health reports the fault, until a probe succeeds', async () => {
    let isWorking = false;
    const probe = async () => {
      if (!isWorking) throw new Error('away');
    };
    const { target } = testTarget('firestore', fail);
    const leads = directLeads([{ ...target, probe }]);
    await leads.opened();
    await expect.poll(() => leads.status().fault, { interval: 5 }).toBe('away');
    expect(leads.status().targets).toEqual([{ name: 'firestore', fault: 'away' }]);
    isWorking = true;
    await expect.poll(() => leads.status().fault, { interval: 5 }).toBeUndefined();
  });

  it('if there is no target, or only an unusable one', async () => {
    const unusable = { ...testTarget('firestore').target, unusable: 'no service account' };
    for (const targets of [[], [unusable]]) {
      const leads = directLeads(targets);
      await leads.opened();
      expect(leads.status().fault).toMatch(/^DATA_DIR is not durable, and there is no target/);
      await expect(leads.store(leadFixture())).rejects.toBeInstanceOf(OutboxFault);
    }
  });

  it('unless a usable target can replace an unusable one', async () => {
    const unusable = { ...testTarget('firestore').target, unusable: 'no service account' };
    const webhook = testTarget('webhook');
    const leads = directLeads([unusable, webhook.target]);
    const lead = leadFixture();
    expect([await leads.store(lead), await leads.acceptsPhotos()]).toEqual(['stored', false]);
    expect(webhook.got).toEqual([lead]);
    expect(leads.status().targets).toEqual([
      { name: 'webhook' },
      { name: 'firestore', fault: 'no service account', isUnusable: true },
    ]);
  });
});
