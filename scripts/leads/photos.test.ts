import { expect, it } from 'vitest';
import { parseEnv } from '../../lib/config/env';
import { privateBucket } from '../../lib/http/storage-bucket.server';
import { startFakeStorage } from '../../lib/http/testing/fake-storage';
import { leadReference } from '../../lib/leads/lead';
import { photosInBucket } from '../../lib/leads/target';
import { leadFixture } from '../../lib/leads/testing/leads';
import { bucketPhotos } from './photos';

it('bucketPhotos returns only the photos of the reference', async () => {
  const fake = await startFakeStorage('private');
  const bucket = await privateBucket(parseEnv({ PRIVATE_BUCKET: 'private', STORAGE_EMULATOR_HOST: fake.url }));
  if (bucket === null) throw new Error('expected a private bucket');
  const target = photosInBucket({ name: 'test', deliver: async () => 'new' }, bucket);
  const digest = 'a'.repeat(64);
  const leads = [1, 2].map((digit) =>
    leadFixture({ id: `3f9a07c${digit}-0000-4000-8000-000000000001`, photos: [digest] }),
  );
  for (const lead of leads)
    await target.deliver(lead, async () => [{ number: 1, digest, bytes: Buffer.from(lead.id) }]);
  const [, { id } = { id: '' }] = leads;
  expect(await bucketPhotos(bucket, leadReference(id))).toEqual([
    { name: `${id}-1-aaaaaaaa.jpg`, bytes: Buffer.from(id) },
  ]);
  await fake.stop();
});
