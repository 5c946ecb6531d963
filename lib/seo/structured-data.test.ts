import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureFault } from '../media/fault';
import { createPictureService } from '../media/picture-service.server';
import { isRefusedPicture, refusedPictures } from '../media/refused-pictures.server';
import { goodFiles } from '../media/testing/wild-files';
import { breadcrumbData, graphText, pictureAddresses } from './structured-data';

describe('graphText', () => {
  it('cannot end the script element that contains it', () => {
    const text = graphText([breadcrumbData([{ name: '</script><script>alert(1)', url: 'https://rommai.example/' }])]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe('</script><script>alert(1)');
  });
});

const { jpeg = Buffer.alloc(0) } = await goodFiles();
const REMOTE = 'https://pictures.test/a%20b.jpg';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-'));
  refusedPictures.set(undefined);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('omits pictures that the service has rejected, until they can be shown', async () => {
  const cacheDir = join(folder, 'cache');
  let answer: 'slow' | 'not-a-picture' = 'slow';
  const service = createPictureService({
    ...{ publicDir: folder, cacheDir },
    allowed: { hosts: new Set(['pictures.test']), bucket: undefined },
    download: async () => {
      if (answer === 'slow') throw new PictureFault('too-busy');
      return Buffer.from('only words');
    },
  });
  const ask = (source: string) => service({ method: 'GET', target: `/_ipx/w_320/${source}` });
  const named = () => pictureAddresses([{ url: '/a%20b.jpg' }, { url: REMOTE }, undefined], 'https://site.test');

  writeFileSync(join(folder, 'a b.jpg'), '');
  await ask(encodeURIComponent(REMOTE));
  expect(named()).toEqual(['https://site.test/a%20b.jpg', REMOTE]);
  answer = 'not-a-picture';
  await Promise.all([ask('a%20b.jpg'), ask(encodeURIComponent(REMOTE))]);
  expect([isRefusedPicture('/a%20b.jpg'), isRefusedPicture(REMOTE), named()]).toEqual([true, true, undefined]);

  writeFileSync(join(folder, 'a b.jpg'), jpeg);
  // The service checks a local file for changes every two seconds.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 2_000);
  await expect.poll(async () => (await ask('a%20b.jpg')).status).toBe(200);
  expect(named()).toEqual(['https://site.test/a%20b.jpg']);
  // The service answers before the picture is in its cache, and the folder cannot be removed while it writes.
  const cached = () => (existsSync(cacheDir) ? readdirSync(cacheDir).filter((name) => !name.endsWith('.part')) : []);
  await expect.poll(cached).toHaveLength(1);
});
