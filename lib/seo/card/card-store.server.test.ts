import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PictureFault } from '../../images/fault';
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
  it('are drawn once however many ask, and found again after a restart', async () => {
    const store = open(folder);
    const [first, second] = await Promise.all([store.get(card('a')), store.get(card('a'))]);
    expect(first).toBe(second);
    await store.get(card('a'));
    expect(drawn).toEqual(['a']);
    await expect.poll(async () => (await open(folder).get(card('a'))).body.toString()).toBe('card a');
    await expect.poll(() => drawn.length).toBeLessThan(4);
  });

  it('without their photograph are not kept on disk', async () => {
    const own = join(folder, 'own');
    photo = null;
    expect(await open(own).get(card('b'))).toMatchObject({ isWhole: false });
    photo = Buffer.from('photo');
    expect(await open(own).get(card('c'))).toMatchObject({ isWhole: true });
    const kept = () => readdirSync(own).filter((name) => name.endsWith('.jpg'));
    await expect.poll(() => existsSync(own) && kept().includes(`${cardHash(card('c'))}.jpg`)).toBe(true);
    expect(kept().length).toBe(1);
    expect(await open(own).get(card('b'))).toMatchObject({ isWhole: true });
    expect(drawn).toEqual(['b', 'c', 'b']);
  });

  it('use the next photograph when the first cannot be loaded', async () => {
    const asked: string[] = [];
    const store = new CardStore({
      cacheDir: join(folder, 'next'),
      photo: async (url) => {
        asked.push(url);
        return url === '/second.jpg' ? Buffer.from(url) : null;
      },
      draw: async (_, ground) => Buffer.from(`on ${ground}`),
    });
    const photos = ['/first.jpg', '/second.jpg', '/third.jpg'];
    const { body, isWhole } = await store.get({ ...card('d'), photos });
    expect([body.toString(), isWhole, asked]).toEqual(['on /second.jpg', false, photos.slice(0, 2)]);
  });

  it('are refused, not queued without end', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const store = new CardStore({
      ...{ cacheDir: folder, photo: async () => photo },
      draw: async () => held.then(() => Buffer.from('x')),
    });
    const refused: unknown[] = [];
    const asked = Array.from({ length: 300 }, (_, n) =>
      store.get(card(`flood ${n}`)).catch((error: unknown) => refused.push(error)),
    );
    // One is drawn, 256 wait.
    await expect.poll(() => refused.length).toBe(43);
    expect(refused[0]).toEqual(new PictureFault('too-busy'));
    go();
    await Promise.all(asked);
    expect(refused.length).toBe(43);
  });
});
