import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseEnv } from '../config/env';
import {
  BucketFault,
  GenerationChanged,
  privateBucket,
  type StorageBucket,
  storageBucket,
} from './storage-bucket.server';
import { startFakeStorage } from './testing/fake-storage';

const BUCKET = 'private.example';
const TEXT = { contentType: 'text/plain' };

let fake: Awaited<ReturnType<typeof startFakeStorage>>;
let bucket: StorageBucket;
const openBucket = async (name: string) => {
  const found = await privateBucket(parseEnv({ PRIVATE_BUCKET: name, STORAGE_EMULATOR_HOST: fake.url }));
  if (found === null) throw new Error('no bucket');
  return found;
};
beforeAll(async () => {
  fake = await startFakeStorage(BUCKET);
});
beforeEach(async () => {
  bucket = await openBucket(BUCKET);
});
afterEach(() => {
  fake.objects.clear();
  fake.answers.status = null;
});
afterAll(() => fake.stop());

describe('a storage bucket', () => {
  it('stores an object with its type, generation and time', async () => {
    const before = Date.now();
    const generation = await bucket.put('folder/ก 1.txt', Buffer.from('one'), TEXT);
    const found = await bucket.get('folder/ก 1.txt');
    expect(found).toMatchObject({ bytes: Buffer.from('one'), generation });
    expect(Math.abs((found?.updatedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    expect(fake.objects.get('folder/ก 1.txt')?.contentType).toBe('text/plain');
    await bucket.remove('folder/ก 1.txt');
    expect(await bucket.get('folder/ก 1.txt')).toBeNull();
    await bucket.remove('folder/ก 1.txt');
  });

  it('rejects a write if another process wrote first', async () => {
    const first = await bucket.put('export', Buffer.from('first'), { ...TEXT, ifGeneration: '0' });
    const late = bucket.put('export', Buffer.from('late'), { ...TEXT, ifGeneration: '0' });
    await expect(late).rejects.toBeInstanceOf(GenerationChanged);
    await bucket.put('export', Buffer.from('second'), { ...TEXT, ifGeneration: first });
    const old = bucket.put('export', Buffer.from('old'), { ...TEXT, ifGeneration: first });
    await expect(old).rejects.toBeInstanceOf(GenerationChanged);
    expect((await bucket.get('export'))?.bytes.toString()).toBe('second');
  });

  it('lists every name with a prefix, page by page', async () => {
    for (const name of ['a/1', 'a/2', 'a/3', 'b/1']) await bucket.put(name, Buffer.from(name), TEXT);
    expect(await bucket.names('a/')).toEqual(['a/1', 'a/2', 'a/3']);
    expect(await bucket.names('c/')).toEqual([]);
  });
});

describe('a storage bucket that fails', () => {
  it('reports in one line that the bucket does not exist', async () => {
    const missing = await openBucket('missing');
    const calls = [missing.put('a', Buffer.from(''), TEXT), missing.get('a'), missing.remove('a'), missing.names('')];
    for (const call of calls) await expect(call).rejects.toEqual(new BucketFault("bucket 'missing' is not there"));
  });

  it.each([
    [401, 'does not accept the service account'],
    [403, 'refuses the service account; give it the role "Storage Object User" on this bucket'],
    [500, 'answered 500'],
  ])('reports status %i: %s', async (status, words) => {
    fake.answers.status = status;
    await expect(bucket.get('a')).rejects.toEqual(new BucketFault(`bucket '${BUCKET}' ${words}`));
  });

  it('reports a server that does not respond, or not in time, or unlike Cloud Storage', async () => {
    const authorize = async () => new Headers();
    const stopped = await startFakeStorage('b');
    await stopped.stop();
    const away = storageBucket({ name: 'b', baseUrl: stopped.url, authorize });
    await expect(away.get('a')).rejects.toThrow("bucket 'b' does not answer: connect ECONNREFUSED");
    const silent = createServer(() => undefined).listen(0);
    await once(silent, 'listening');
    const { port } = z.object({ port: z.number() }).parse(silent.address());
    const late = storageBucket({ name: BUCKET, baseUrl: `http://127.0.0.1:${port}`, authorize, deadlineMs: 50 });
    await expect(late.get('a')).rejects.toThrow('does not answer: ');
    silent.closeAllConnections();
    silent.close();
    const unauthorized = storageBucket({
      name: 'b',
      baseUrl: fake.url,
      authorize: () => Promise.reject(new Error('no key')),
    });
    await expect(unauthorized.get('a')).rejects.toThrow("bucket 'b' cannot be used: no key");
    const hanging = storageBucket({
      ...{ name: 'b', baseUrl: fake.url, deadlineMs: 5 },
      authorize: () => new Promise(() => undefined),
    });
    await expect(hanging.get('a')).rejects.toThrow("bucket 'b' cannot be used: no answer in 0.005 s");
    fake.answers.status = 200;
    await expect(bucket.get('a')).rejects.toThrow('gave an answer that Cloud Storage does not give');
    await expect(bucket.names('a')).rejects.toThrow('gave an answer that Cloud Storage does not give');
  });

  it('is null without a name', async () => {
    expect(await privateBucket(parseEnv({}))).toBeNull();
  });
});
