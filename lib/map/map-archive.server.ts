import 'server-only';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { ARCHIVE_SCHEME } from './map-base';

/** PMTiles 3 (github.com/protomaps/PMTiles, spec/v3): the header, and in it where the four sections are named. */
const HEADER_BYTES = 127;
const SECTIONS = [8, 24, 40, 56];
const TILE_TYPE = 99;
const VECTOR = 1;

const HEADER_WITHIN_MS = 4_000;

/** Why this is no complete archive of vector tiles, or null. `size`: the bytes of the file, null if unknown. */
export function archiveFault(header: Buffer, size: number | null): string | null {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 7) !== 'PMTiles' || header[7] !== 3)
    return 'it is no PMTiles archive of version 3';
  if (header[TILE_TYPE] !== VECTOR) return 'its tiles are no vector tiles';
  const end = Math.max(...SECTIONS.map((at) => Number(header.readBigUInt64LE(at) + header.readBigUInt64LE(at + 8))));
  return size !== null && size < end ? `it is cut off after ${size} of ${end} bytes` : null;
}

function fileFault(path: string): string | null {
  const header = Buffer.alloc(HEADER_BYTES);
  try {
    const file = openSync(/* turbopackIgnore: true */ path, 'r');
    try {
      const bytes = readSync(file, header, 0, HEADER_BYTES, 0);
      return archiveFault(header.subarray(0, bytes), fstatSync(file).size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return errorText(error);
  }
}

async function hostFault(url: string): Promise<string | null> {
  const response = await fetch(url, {
    headers: { range: `bytes=0-${HEADER_BYTES - 1}` },
    signal: AbortSignal.timeout(HEADER_WITHIN_MS),
  });
  if (response.status !== 206) {
    await response.body?.cancel();
    return response.ok ? 'its host answers without ranges' : `status ${response.status}`;
  }
  const size = Number(response.headers.get('content-range')?.split('/')[1]);
  return archiveFault(Buffer.from(await response.arrayBuffer()), Number.isNaN(size) ? null : size);
}

const report = (fault: string | null) => {
  if (fault !== null) log('warn', 'MAP_TILES_URL is not used', { reason: fault });
};

const isOnHost = (archive: string) => /^https?:/.test(archive);

/** Checked once in a process. A faulty file is not offered; a host may recover, so browsers decide themselves. */
const archive = processSingleton('map archive', (): { readonly url?: string; readonly file?: string } => {
  const { MAP_TILES_URL: address } = env();
  if (address === undefined) return {};
  if (isOnHost(address)) {
    void hostFault(address).catch(errorText).then(report);
    return { url: address };
  }
  const fault = fileFault(address);
  report(fault);
  return fault === null ? { url: '/api/map/tiles', file: address } : {};
});

/** The address of a style, or in MapLibre's notation of an archive. Undefined: the site's own map. */
export function mapStyleUrl(): string | undefined {
  const { MAP_STYLE_URL } = env();
  if (MAP_STYLE_URL !== undefined) return MAP_STYLE_URL;
  const { url } = archive.get();
  return url === undefined ? undefined : ARCHIVE_SCHEME + url;
}

/** The largest tiles and directories have some hundred kilobytes. */
const MAX_RANGE_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/** The first and last byte of the only range, null without one, or with one that the file cannot answer. */
export function readRange(header: string | null, size: number): readonly [first: number, last: number] | null {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  const [first, last] = [Number(start), Math.min(Number(end), size - 1)];
  return start !== '' && first <= last && last - first < MAX_RANGE_BYTES ? [first, last] : null;
}

/** Reads as fast as the client does. The file is closed at the end, and when the client leaves. */
async function* bytesOf(path: string, first: number, last: number): AsyncGenerator<Uint8Array> {
  const file = await open(/* turbopackIgnore: true */ path, 'r');
  try {
    for (let at = first; at <= last; ) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(CHUNK_BYTES, last + 1 - at)), 0, null, at);
      if (bytesRead === 0) throw new Error('The archive of the map is shorter than before.');
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

const asStream = (bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await bytes.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await bytes.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );

export type ArchiveFile = {
  readonly size: number;
  readonly etag: string;
  readonly read: (first: number, last: number) => ReadableStream<Uint8Array>;
};

/** The configured file as it is now, because operators may replace it. Null without one. */
export async function archiveFile(): Promise<ArchiveFile | null> {
  const { file } = archive.get();
  if (file === undefined) return null;
  try {
    const { size, mtimeMs } = await stat(/* turbopackIgnore: true */ file);
    return {
      size,
      etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"`,
      read: (...range) => asStream(bytesOf(file, ...range)),
    };
  } catch {
    return null;
  }
}
