import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { readWorkbook, unpackedSize } from './workbook';

type Claims = { packed?: number; unpacked?: number; flags?: number };

/** Creates an archive of one file. Its directory contains the claimed sizes and flags instead of the real ones. */
function archive(name: string, content: Uint8Array, claimed: Claims = {}) {
  const packed = deflateRawSync(content);
  const head = (signature: number, bytes: number) => {
    const record = Buffer.alloc(bytes);
    record.writeUInt32LE(signature, 0);
    return record;
  };
  const local = head(0x04034b50, 30);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = head(0x02014b50, 46);
  entry.writeUInt16LE(claimed.flags ?? 0, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(claimed.packed ?? packed.length, 20);
  entry.writeUInt32LE(claimed.unpacked ?? content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const body = Buffer.concat([local, Buffer.from(name), packed]);
  const end = head(0x06054b50, 22);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, entry, Buffer.from(name), end]);
}

const NAME = '[Content_Types].xml';
const BOMB = Buffer.alloc(1_000_000);

it('unpackedSize returns the total size of the files in an archive', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [['x'.repeat(100_000)]] }] });
  expect(unpackedSize(bytes)).toBeGreaterThan(100_000);
  expect(unpackedSize(bytes)).toBeLessThan(150_000);
  expect(unpackedSize(archive(NAME, BOMB))).toBe(1_000_000);
});

it.each([
  ['claims an empty file', { unpacked: 0 }],
  ['puts the size into a ZIP64 record', { unpacked: 0xffffffff }],
  ['puts the size after the data', { packed: 0, unpacked: 0, flags: 8 }],
])('unpackedSize returns infinity for an archive whose directory %s', (_, claimed) => {
  expect(unpackedSize(archive(NAME, BOMB, claimed))).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  ['a zip bomb with a huge claimed size', archive(NAME, BOMB, { unpacked: 0xfffffffe }), /^the file is too big/],
  ['a zip bomb with a small claimed size', archive(NAME, BOMB, { unpacked: 1_000 }), /^is not an Excel workbook/],
  ['a zip bomb with a claimed size of 0', archive(NAME, BOMB, { unpacked: 0 }), /^is not an Excel workbook/],
  ['an archive of other files', archive('a.txt', Buffer.from('a')), /^is not an Excel workbook/],
  ['a truncated archive', Buffer.from('PK\u0003\u0004'), /^is not an Excel workbook/],
  ['a file of 50 MB', Buffer.alloc(50_000_001), /^the file is too big/],
])('readWorkbook rejects %s', async (_, bytes, expected) => {
  expect(await readWorkbook(bytes)).toEqual({ en: expect.stringMatching(expected), th: expect.any(String) });
});

it('readWorkbook rejects a workbook with a cell in the last row and column as too big', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'jobs', rows: [['id']], cells: new Map([['1048575,16383', { value: 'x' }]]) }],
  });
  expect(await readWorkbook(bytes)).toEqual({
    en: expect.stringMatching(/^the file is too big/),
    th: expect.any(String),
  });
});

it('readWorkbook never throws for a corrupted or truncated workbook', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'jobs', rows: [['id'], ['a']] }] });
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), async (at, value, cut) => {
      const changed = Uint8Array.from(bytes);
      changed[at] = value;
      await readWorkbook(changed);
      await readWorkbook(bytes.slice(0, cut));
    }),
    { numRuns: runs(60) },
  );
});
