import type { Message } from '../../lib/content/check/fault';
import type { LocalFault } from '../../lib/content/check/pictures';
import { PictureFault } from '../../lib/media/fault';
import { sourceAddress } from '../../lib/media/loader';
import { findLocalFile, readLocalFile } from '../../lib/media/local-file.server';
import { readSource } from '../../lib/media/source';
import { sourceFault } from '../../lib/media/transform.server';
import { isPublicFile } from './content-folder';

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
