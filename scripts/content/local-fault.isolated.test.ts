import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badFiles, goodFiles } from '../../lib/images/testing/wild-files';
import { colours } from './colours';
import { localFault } from './local-fault';
import { speakerOn } from './speaker';

/** The words of each fault of a file (lib/images/testing/wild-files.ts). */
const SAID = new Map([
  ['empty', /is an empty file/],
  ['heic', /is HEIC/],
  ['not-a-picture', /is not a JPEG, PNG/],
  ['too-many-pixels', /has more than 52 megapixels/],
]);

const good = Object.entries(await goodFiles());
const bad = Object.entries(await badFiles());

const folder = mkdtempSync(join(tmpdir(), 'local-fault-'));
const addressOf = (name: string) => `/${encodeURIComponent(name)}`;

beforeAll(() => {
  mkdirSync(join(folder, 'public'));
  process.chdir(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function faultOf(name: string, file: Buffer) {
  writeFileSync(join('public', name), file);
  return (await localFault(addressOf(name), true))?.en;
}

it('names each file that the picture service refuses, whatever its name', async () => {
  for (const [name, [fault, file]] of bad)
    expect(await faultOf(`${name}.jpg`, file), name).toMatch(SAID.get(fault) ?? /never/);
  expect(await localFault(addressOf('none.jpg'), true)).toMatchObject({
    en: expect.stringMatching(/is not under public/),
  });
  expect(await localFault('/../package.json', false)).toBeDefined();
});

it('names one of which visitors would see a part, and none that they see whole', async () => {
  for (const [name, file] of good) expect([name, await faultOf(`${name}.jpg`, file)]).toEqual([name, undefined]);
  const [, jpeg = Buffer.alloc(0)] = good[0] ?? [];
  expect(await faultOf('half.jpg', jpeg.subarray(0, jpeg.length / 2))).toMatch(/half\.jpg is cut off/);
});

it('colours says a line for a bad picture, gives the others theirs and ends with 1', async () => {
  const [, jpeg = Buffer.alloc(0)] = good[0] ?? [];
  writeFileSync('public/bad.jpg', 'no picture');
  writeFileSync('public/fine.jpg', jpeg);
  const media = ['bad.jpg', 'fine.jpg'].map((name) => ({ url: addressOf(name), width: 9 }));
  writeFileSync(join(folder, 'works.json'), JSON.stringify([{ media }]));
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const speaker = speakerOn({ say: tell, complain: tell, bar: { isTTY: false, write: () => true } }, 'en');
  expect(await colours(folder, speaker)).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/bad\.jpg is not a JPEG/),
    expect.stringMatching(/: 1 pictures have their colour$/),
  ]);
});
