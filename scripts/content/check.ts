import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { type ContentFiles, checkContent, parsedContent } from '../../lib/content/check/check-content';
import { type FileFault, faultIn, type Message } from '../../lib/content/check/fault';
import { checkPictures, type LocalFault } from '../../lib/content/check/pictures';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { videoSource } from '../../lib/content/media-source';
import { PictureFault } from '../../lib/media/fault';
import { sourceAddress } from '../../lib/media/picture-address';
import { findLocalFile, readLocalFile, readSource } from '../../lib/media/source.server';
import { sourceFault } from '../../lib/media/transform.server';
import { decorationFaults } from './check-candidates';
import { readFile } from './read-file';
import type { MessagePrinter } from './terminal';

/** A picture's URL and, if it follows directly, the colour of an earlier run. */
const PICTURE = /(\s*)"url"(\s*:\s*)"(\/[^"\\]*)"(?:\s*,\s*"colour"\s*:\s*"[^"]*")?/g;

/** The average colour as `#rrggbb`. Null for a picture with transparency: the colour would show through it. */
export async function averageColour(path: string): Promise<string | null> {
  const { isOpaque } = await sharp(path).stats();
  if (!isOpaque) return null;
  const pixel = await sharp(path).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

const CAPTIONS = /\.vtt$/i;

const isPlayed = (url: string) => CAPTIONS.test(url) || (videoSource(url)?.kind ?? 'page') !== 'page';

export const picturesIn = (json: string): string[] =>
  [...json.matchAll(PICTURE)].map(([, , , url = '']) => url).filter((url) => !isPlayed(url));

function coloured(value: unknown, colours: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => coloured(inner, colours));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, coloured(inner, colours)]);
  const colour = 'url' in value && typeof value.url === 'string' ? colours.get(value.url) : undefined;
  return Object.fromEntries(colour === undefined ? entries : [...entries, ['colour', colour]]);
}

/** Writes the colour after each local picture's URL. @throws Error if that would change the data otherwise */
export function writeColours(json: string, colours: ReadonlyMap<string, string>): string {
  const written = json.replace(PICTURE, (whole: string, indent: string, colon: string, url: string) => {
    const colour = colours.get(url);
    return colour === undefined ? whole : `${indent}"url"${colon}"${url}",${indent}"colour"${colon}"${colour}"`;
  });
  if (!isDeepStrictEqual(JSON.parse(written), coloured(JSON.parse(json), colours)))
    throw new Error('a "colour" must directly follow its "url"; remove the one elsewhere first');
  return written;
}

const NO_HOSTS = { hosts: new Set<string>(), bucket: undefined };

/** The code of the fault with which the image service would reject a file, or show only part of it. */
async function codeOf(url: string): Promise<Awaited<ReturnType<typeof sourceFault>>> {
  try {
    const source = readSource(sourceAddress(url), '', NO_HOSTS);
    if (source.kind !== 'local') return 'no-such-picture';
    return await sourceFault(await readLocalFile(await findLocalFile('public', source.parts)));
  } catch (error) {
    if (error instanceof PictureFault) return error.code;
    throw error;
  }
}

function wordsFor(url: string, code: NonNullable<Awaited<ReturnType<typeof codeOf>>>): Message {
  switch (code) {
    case 'empty':
      return {
        en: `${url} is an empty file (0 bytes); copy it again`,
        th: `${url} เป็นไฟล์ว่างเปล่า (0 ไบต์) ให้คัดลอกมาใหม่`,
      };
    case 'cut-off':
      return {
        en: `${url} is cut off, and visitors see only a part of it; copy it again`,
        th: `${url} ไฟล์มาไม่ครบ ผู้เข้าชมเห็นรูปเพียงบางส่วน ให้คัดลอกมาใหม่`,
      };
    case 'heic':
      return {
        en: `${url} is HEIC, which browsers do not show; save it as JPEG`,
        th: `${url} เป็นไฟล์ HEIC ซึ่งเบราว์เซอร์แสดงไม่ได้ ให้บันทึกเป็น JPEG`,
      };
    case 'too-many-pixels':
      return {
        en: `${url} has more than 52 megapixels; make it smaller`,
        th: `${url} มีเกิน 52 ล้านพิกเซล ให้ย่อรูปก่อน`,
      };
    case 'too-many-bytes':
      return { en: `${url} is over 20 MB; make it smaller`, th: `${url} ใหญ่เกิน 20 MB ให้ย่อรูปก่อน` };
    case 'not-a-picture':
      return {
        en: `${url} is not a JPEG, PNG, WebP, AVIF or GIF that can be opened, whatever its name says`,
        th: `${url} ไม่ใช่ไฟล์ JPEG, PNG, WebP, AVIF หรือ GIF ที่เปิดได้ ไม่ว่าชื่อไฟล์จะลงท้ายด้วยอะไร`,
      };
    case 'making-too-slow':
    case 'not-made':
      return { en: `${url} cannot be made smaller for pages`, th: `${url} ย่อขนาดเพื่อแสดงบนหน้าเว็บไม่ได้` };
    default:
      return { en: `${url} is not under public/`, th: `ไม่มีไฟล์ ${url} ใน public/` };
  }
}

async function faultOf(url: string, isPicture: boolean): Promise<Message | undefined> {
  const code = isPicture ? await codeOf(url) : isPublicFile(url) ? undefined : 'no-such-picture';
  return code === undefined ? undefined : wordsFor(url, code);
}

const known = new Map<string, Promise<Message | undefined>>();

/** Checks each file under public/ once and caches the result, because thousands of listings share their pictures. */
export const localFault: LocalFault = (url, isPicture) => {
  const key = `${isPicture} ${url}`;
  const found = known.get(key) ?? faultOf(url, isPicture);
  known.set(key, found);
  return found;
};

/** Reads icons and colours from the files, because the schemas drop invalid icons without a fault. */
async function decorationsIn(folder: string): Promise<FileFault[]> {
  const read = await Promise.all(COLLECTION_NAMES.map((name) => readFile(join(folder, `${name}.json`))));
  return read.flatMap(({ candidates }) =>
    candidates.flatMap(({ collection, document }) =>
      [...decorationFaults(document)].map(({ path, reason }) => faultIn(collection, String(document.id), path, reason)),
    ),
  );
}

export function faultCount(count: number): Message {
  if (count === 0) return { en: 'no faults', th: 'ไม่พบที่ผิด' };
  return { en: `${count} ${count === 1 ? 'fault' : 'faults'}`, th: `พบที่ผิด ${count} จุด` };
}

export async function folderFaults(folder: string): Promise<FileFault[]> {
  const files = readContent(folder);
  return [...checkContent(files), ...(await checkPictures(parsedContent(files).content, localFault))];
}

export async function check(folder: string, printer: MessagePrinter): Promise<number> {
  const faults = [...(await folderFaults(folder)), ...(await decorationsIn(folder))];
  for (const { file, id, field, reason } of faults) {
    const place = `${file}\t${id}\t${field}`;
    printer.printError({ en: `${place}\t${reason.en}`, th: `${place}\t${reason.th}` });
  }
  const count = faultCount(faults.length);
  printer.print({ en: `${folder}: ${count.en}`, th: `${folder}: ${count.th}` });
  return faults.length === 0 ? 0 : 1;
}

export function readContent(folder: string): ContentFiles {
  const paths = COLLECTION_NAMES.map((name) => [name, join(folder, `${name}.json`)] as const);
  return Object.fromEntries(
    paths.filter(([, path]) => existsSync(path)).map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  );
}

export function isPublicFile(url: string): boolean {
  try {
    const path = join('public', decodeURIComponent(url));
    return path.startsWith(`public${sep}`) && statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Writes the average colour of each local picture into the content files. Returns an exit code. */
export async function colours(folder: string, printer: MessagePrinter): Promise<number> {
  const files = Object.entries(readContent(folder)).map(([name, json = '']) => ({ name, json }));
  const found = new Map<string, string>();
  let failed = 0;
  for (const url of new Set(files.flatMap(({ json }) => picturesIn(json)).filter(isPublicFile))) {
    const fault = await localFault(url, true);
    if (fault !== undefined) printer.printError(fault);
    const colour = await averageColour(join('public', decodeURIComponent(url))).catch(() => undefined);
    if (fault !== undefined || colour === undefined) failed += 1;
    else if (colour !== null) found.set(url, colour);
  }
  for (const { name, json } of files) {
    const written = writeColours(json, found);
    if (written !== json) writeFileSync(join(folder, `${name}.json`), written);
  }
  printer.print({
    en: `${folder}: ${found.size} pictures have their colour`,
    th: `${folder}: ใส่สีให้รูปแล้ว ${found.size} รูป`,
  });
  return failed === 0 ? 0 : 1;
}
