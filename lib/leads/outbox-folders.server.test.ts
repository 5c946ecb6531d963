import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DurableFolder } from './durable-file.server';
import type { SellerLead } from './lead';
import { Delivery } from './open-leads.server';
import type { Outbox } from './outbox.server';
import { OutboxFault } from './stored-lead';
import type { Target } from './target';
import { leadFixture } from './testing/leads';
import { openOutbox } from './testing/open-outbox';

let folder: string;
let outbox: Outbox;
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'outbox-photos-')), 'leads');
  outbox = await openOutbox(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const files = (name: string) => readdirSync(join(folder, name)).sort();
const PHOTOS = [Buffer.from([0xff, 0xd8, 1]), Buffer.from([0xff, 0xd8, 2])];
const DIGESTS = ['a'.repeat(64), 'b'.repeat(64)];
const leadWithPhotos = () => leadFixture({ photos: DIGESTS });
const namesOf = ({ id }: SellerLead) => [`${id}-1.jpg`, `${id}-2.jpg`];
const storedPhotos = PHOTOS.map((bytes, index) => ({ number: index + 1, digest: DIGESTS[index], bytes }));

async function storeLead(): Promise<SellerLead> {
  const lead = leadWithPhotos();
  await outbox.store(lead, PHOTOS);
  return lead;
}

/** Stops the process at the write into this folder, as a kill would. Resolves when that write is reached. */
function killedAt(name: string): Promise<void> {
  const write = DurableFolder.prototype.write;
  return new Promise((reached) => {
    vi.spyOn(DurableFolder.prototype, 'write').mockImplementation(function (this: DurableFolder, ...given) {
      if (!this.path.endsWith(name)) return write.apply(this, given);
      reached();
      return new Promise(() => undefined);
    });
  });
}

describe('photographs', () => {
  it('are stored with their enquiry, readable by their owner only, and read after a restart', async () => {
    const lead = await storeLead();
    expect(files('photos')).toEqual(namesOf(lead));
    expect(statSync(join(folder, 'photos', `${lead.id}-1.jpg`)).mode & 0o777).toBe(0o600);
    expect(await (await openOutbox(folder)).photos(lead)).toEqual(storedPhotos);
  });

  it('are stored before their enquiry, so that a kill in between leaves no enquiry without photographs', async () => {
    const killed = killedAt('waiting');
    void outbox.store(leadWithPhotos(), PHOTOS);
    await killed;
    vi.restoreAllMocks();
    expect(files('photos')).toHaveLength(2);
    expect(files('waiting')).toEqual([]);
    const again = await openOutbox(folder);
    expect(again.waiting.size).toBe(0);
  });

  it('are deleted if the enquiry cannot be stored', async () => {
    rmSync(join(folder, 'waiting'), { recursive: true });
    writeFileSync(join(folder, 'waiting'), 'a file');
    await expect(outbox.store(leadWithPhotos(), PHOTOS)).rejects.toBeInstanceOf(OutboxFault);
    expect(files('photos')).toEqual([]);
  });

  it('are written once, and distinguish enquiries with the same id', async () => {
    const lead = await storeLead();
    const before = statSync(join(folder, 'photos', `${lead.id}-1.jpg`)).mtimeMs;
    expect(await outbox.store(lead, PHOTOS)).toBe('same');
    expect(await outbox.store({ ...lead, photos: ['c'.repeat(64)] }, PHOTOS.slice(1))).toBe('different');
    const { photos: _, ...without } = lead;
    expect(await outbox.store(without)).toBe('different');
    expect(statSync(join(folder, 'photos', `${lead.id}-1.jpg`)).mtimeMs).toBe(before);
    expect(readFileSync(join(folder, 'photos', `${lead.id}-1.jpg`)).equals(PHOTOS[0] ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('photographs after the delivery of their enquiry', () => {
  it('are deleted if a target has stored them, and kept for staff if no target stores photographs', async () => {
    const [delivered, stays] = [await storeLead(), await storeLead()];
    await outbox.settle(delivered.id, ['firestore', 'webhook'], { target: 'firestore' }, ['firestore']);
    expect(files('photos')).toHaveLength(4);
    await outbox.settle(delivered.id, ['firestore', 'webhook'], { target: 'webhook' }, ['firestore']);
    await outbox.settle(stays.id, ['webhook'], { target: 'webhook' });
    expect([files('waiting'), files('photos'), files('photos-stayed')]).toEqual([[], [], namesOf(stays)]);
  });

  it('are kept if their enquiry was set aside', async () => {
    const lead = await storeLead();
    await outbox.settle(lead.id, ['firestore'], { target: 'firestore', refusal: 'no' }, ['firestore']);
    expect([files('aside'), files('photos')]).toEqual([[`${lead.id}.json`], namesOf(lead)]);
  });

  it.each([
    ['firestore', ['firestore'], 'photos'],
    ['webhook', [], 'photos-stayed'],
  ])('still exist if the process is killed before the receipt of %s', async (target, photoTargets, place) => {
    const lead = await storeLead();
    const killed = killedAt('receipts');
    void outbox.settle(lead.id, [target], { target }, photoTargets);
    await killed;
    vi.restoreAllMocks();
    expect(files(place)).toEqual(namesOf(lead));
    const again = await openOutbox(folder);
    expect([...again.waiting.keys()]).toEqual([lead.id]);
    expect(await again.photos(lead)).toEqual(storedPhotos);
    await again.settle(lead.id, [target], { target }, photoTargets);
    expect([files('photos'), files('photos-stayed')]).toEqual([[], target === 'webhook' ? namesOf(lead) : []]);
  });

  it('are deleted after a day if they belong to no enquiry', async () => {
    const lead = await storeLead();
    const refused = await storeLead();
    await outbox.settle(refused.id, ['firestore'], { target: 'firestore', refusal: 'no' });
    const stays = await storeLead();
    await outbox.settle(stays.id, ['webhook'], { target: 'webhook' });
    const [old, young] = [leadFixture().id, leadFixture().id];
    for (const id of [old, young]) writeFileSync(join(folder, 'photos', `${id}-1.jpg`), 'x');
    const yesterday = Date.now() / 1_000 - 25 * 3_600;
    for (const place of ['photos', 'photos-stayed'])
      for (const name of files(place))
        if (!name.startsWith(young)) utimesSync(join(folder, place, name), yesterday, yesterday);
    await outbox.scan();
    expect(files('photos')).toEqual([...namesOf(lead), ...namesOf(refused), `${young}-1.jpg`].sort());
    expect(files('photos-stayed')).toEqual(namesOf(stays));
  });

  it('are logged and left out if they are missing', async () => {
    const lead = await storeLead();
    rmSync(join(folder, 'photos', `${lead.id}-1.jpg`));
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.stubEnv('LOG_LEVEL', 'error');
    expect(await outbox.photos(lead)).toEqual(storedPhotos.slice(1));
    vi.unstubAllEnvs();
    expect(write).toHaveBeenCalledOnce();
  });
});

it('photographs are delivered to targets that store them, and not read for others', async () => {
  const lead = await storeLead();
  const got: unknown[] = [];
  const takes: Target = {
    name: 'firestore',
    acceptsPhotos: true,
    deliver: async (_, photos) => {
      got.push(await photos());
      return 'new';
    },
  };
  const passes: Target = { name: 'webhook', deliver: async () => 'new' };
  const delivery = new Delivery(outbox, [takes, passes]);
  await expect.poll(() => outbox.waiting.size, { timeout: 10_000 }).toBe(0);
  await delivery.close();
  expect(got).toEqual([storedPhotos]);
  expect(existsSync(join(folder, 'photos', `${lead.id}-1.jpg`))).toBe(false);
});
