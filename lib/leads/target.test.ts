import { expect, it, vi } from 'vitest';
import { parseEnv } from '../config/env';
import { privateBucket } from '../http/storage-bucket.server';
import { startFakeStorage } from '../http/testing/fake-storage';
import { findInTime, photosInBucket, photosPrefix, type Target, TargetState } from './target';
import { leadFixture } from './testing/leads';

it('is retried at least every 15 s, however long it has been down', () => {
  const state = new TargetState('firestore');
  let now = 0;
  for (let failure = 0; failure < 50; failure++) {
    for (const id of ['a', 'b']) state.failed(id, now, 'away', now);
    const wait = state.waitMs('c', now);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15_000);
    now += Math.ceil(wait);
  }
  expect(state.waitMs('c', now)).toBe(0);
});

it('is not waited for longer than three seconds by the page of an enquiry', async () => {
  vi.useFakeTimers();
  const silent: Target = { name: 'firestore', deliver: async () => 'new', find: () => new Promise(() => undefined) };
  const found = findInTime(silent, 'an-id');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await found).toBeNull();
  vi.useRealTimers();
});

it('stores photographs in the bucket before it delivers their enquiry, also when it is repeated', async () => {
  const fake = await startFakeStorage('private');
  const bucket = await privateBucket(parseEnv({ PRIVATE_BUCKET: 'private', STORAGE_EMULATOR_HOST: fake.url }));
  const got: unknown[] = [];
  const inner: Target = {
    name: 'test',
    async deliver(_, photos) {
      got.push([await photos(), await bucket?.names(photosPrefix(''))]);
      return 'new';
    },
  };
  if (bucket === null) throw new Error('no bucket');
  const target = photosInBucket(inner, bucket);
  const digests = ['a', 'b'].map((digit) => digit.repeat(64));
  const lead = leadFixture({ photos: digests });
  const photos = async () =>
    digests.map((digest, index) => ({ number: index + 1, digest, bytes: Buffer.from(`photo ${index}`) }));
  await target.deliver(lead, photos);
  await target.deliver(lead, photos);
  const names = [`enquiries/${lead.id}/1-aaaaaaaa.jpg`, `enquiries/${lead.id}/2-bbbbbbbb.jpg`];
  expect(got).toEqual([
    [[], names],
    [[], names],
  ]);
  expect(fake.objects.get(names[1] ?? '')).toMatchObject({ bytes: Buffer.from('photo 1'), contentType: 'image/jpeg' });
  fake.answers.status = 500;
  await expect(target.deliver(lead, photos)).rejects.toThrow("bucket 'private' answered 500");
  expect(got).toHaveLength(2);
  await fake.stop();
});
