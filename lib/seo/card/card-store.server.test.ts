import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PictureFault } from '../../media/fault';
import { type Card, cardHash } from './card';
import { CardStore } from './card-store.server';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const card = (title: string): Card => ({ locale: 'en-us', title, photos: ['/a.jpg'] });

let drawn: string[];
let photo: Buffer | null;
beforeEach(() => {
  drawn = [];
  photo = Buffer.from('photo');
});

const open = (cacheDir: string) =>
  new CardStore({
    cacheDir,
    photo: async () => photo,
    draw: async ({ title }) => {
      drawn.push(title);
      return Buffer.from(`card ${title}`);
    },
  });

describe('cards', () => {
  it('are drawn once for concurrent requests, and found on disk after a restart', async () => {
    const store = open(folder);
    const [first, second] = await Promise.all([store.get(card('a')), store.get(card('a'))]);
    expect(first).toBe(second);
    await store.get(card('a'));
    expect(drawn).toEqual(['a']);
    await expect.poll(async () => (await open(folder).get(card('a'))).body.toString()).toBe('card a');
    await expect.poll(() => drawn.length).toBeLessThan(4);
  });

  it('are not stored on disk without their photograph', async () => {
    const own = join(folder, 'own');
    photo = null;
    expect(await open(own).get(card('b'))).toMatchObject({ isWhole: false });
    photo = Buffer.from('photo');
    expect(await open(own).get(card('c'))).toMatchObject({ isWhole: true });
    const cardFiles = () => readdirSync(own).filter((name) => name.endsWith('.jpg'));
    await expect.poll(() => existsSync(own) && cardFiles().includes(`${cardHash(card('c'))}.jpg`)).toBe(true);
    expect(cardFiles().length).toBe(1);
    expect(await open(own).get(card('b'))).toMatchObject({ isWhole: true });
    expect(drawn).toEqual(['b', 'c', 'b']);
  });

  it('use the next photograph if the first cannot be loaded', async () => {
    const requested: string[] = [];
    const store = new CardStore({
      cacheDir: join(folder, 'next'),
      photo: async (url) => {
        requested.push(url);
        return url === '/second.jpg' ? Buffer.from(url) : null;
      },
      draw: async (_, ground) => Buffer.from(`on ${ground}`),
    });
    const photos = ['/first.jpg', '/second.jpg', '/third.jpg'];
    const { body, isWhole } = await store.get({ ...card('d'), photos });
    expect([body.toString(), isWhole, requested]).toEqual(['on /second.jpg', false, photos.slice(0, 2)]);
  });

  it('are rejected if the queue is full', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const store = new CardStore({
      ...{ cacheDir: folder, photo: async () => photo },
      draw: async () => finished.then(() => Buffer.from('x')),
    });
    const rejected: unknown[] = [];
    const requests = Array.from({ length: 300 }, (_, n) =>
      store.get(card(`flood ${n}`)).catch((error: unknown) => rejected.push(error)),
    );
    // One is drawn, and 256 are in the queue.
    await expect.poll(() => rejected.length).toBe(43);
    expect(rejected[0]).toEqual(new PictureFault('too-busy'));
    finish();
    await Promise.all(requests);
    expect(rejected.length).toBe(43);
  });
});
