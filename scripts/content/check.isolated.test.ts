import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badFiles, goodFiles } from '../../lib/media/testing/wild-files';
import { colours, localFault } from './check';
import { messagePrinter } from './terminal';

/** The expected message for each fault of a file (lib/media/testing/wild-files.ts). */
const MESSAGES = new Map([
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

it('reports each file that the image service rejects, also if its extension is .jpg', async () => {
  for (const [name, [fault, file]] of bad)
    expect(await faultOf(`${name}.jpg`, file), name).toMatch(MESSAGES.get(fault) ?? /never/);
  expect(await localFault(addressOf('none.jpg'), true)).toMatchObject({
    en: expect.stringMatching(/is not under public/),
  });
  expect(await localFault('/../package.json', false)).toBeDefined();
});

it('reports a truncated picture, and accepts complete ones', async () => {
  for (const [name, file] of good) expect([name, await faultOf(`${name}.jpg`, file)]).toEqual([name, undefined]);
  const [, jpeg = Buffer.alloc(0)] = good[0] ?? [];
  expect(await faultOf('half.jpg', jpeg.subarray(0, jpeg.length / 2))).toMatch(/half\.jpg is cut off/);
});

it('colours reports a bad picture, writes the colours of the others and returns exit code 1', async () => {
  const [, jpeg = Buffer.alloc(0)] = good[0] ?? [];
  writeFileSync('public/bad.jpg', 'no picture');
  writeFileSync('public/fine.jpg', jpeg);
  const media = ['bad.jpg', 'fine.jpg'].map((name) => ({ url: addressOf(name), width: 9 }));
  writeFileSync(join(folder, 'works.json'), JSON.stringify([{ media }]));
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const printer = messagePrinter({ print, printError: print, progress: { isTTY: false, write: () => true } }, 'en');
  expect(await colours(folder, printer)).toBe(1);
  expect(printed).toEqual([
    expect.stringMatching(/bad\.jpg is not a JPEG/),
    expect.stringMatching(/: 1 pictures have their colour$/),
  ]);
});
