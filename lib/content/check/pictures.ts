import { env } from '../../config/env';
import { allowedSources } from '../allowed-sources';
import { COLLECTION_NAMES } from '../collections';
import { type MarkdownNode, parseMarkdown } from '../markdown';
import { type AddressFault, addressFault, bucketLinkToCdn } from '../picture-address';
import { type FileFault, faultIn, type Message, type ParsedContent } from './fault';

export type LocalFault = (url: string, isPicture: boolean) => Promise<Message | undefined>;

type PictureUrl = { readonly field: string; readonly url: string; readonly isPicture: boolean };

const CONTACT_PICTURES: ReadonlySet<string> = new Set(['contact_image_url', 'contact_image_grey_url']);
const SHOWN_KINDS: ReadonlySet<unknown> = new Set([undefined, 'photo', 'floor-plan']);

function* markdownPictures(nodes: readonly MarkdownNode[], field: string): Generator<PictureUrl> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const { src } = node.attributes;
    if (node.tag === 'img' && typeof src === 'string') yield { field, url: src, isPicture: true };
    yield* markdownPictures(node.children, field);
  }
}

const nodesOf = (text: string) => parseMarkdown(text, { heading: '', back: () => '' });

function* pictureUrls(value: unknown, path: string): Generator<PictureUrl> {
  if (typeof value !== 'object' || value === null) return;
  const isPicture = 'alt' in value && (!('kind' in value) || SHOWN_KINDS.has(value.kind));
  for (const [key, inner] of Object.entries(value)) {
    const field = path === '' ? key : `${path}.${key}`;
    if (typeof inner !== 'string') yield* pictureUrls(inner, field);
    else if (key === 'poster' || (CONTACT_PICTURES.has(key) && inner !== ''))
      yield { field, url: inner, isPicture: true };
    else if (key === 'url' && (isPicture || inner.startsWith('/'))) yield { field, url: inner, isPicture };
    else if (/^body\.(th|en)$/.test(field)) yield* markdownPictures(nodesOf(inner), field);
  }
}

const TO_US: Message = {
  en: 'download the picture, and put it into public/ or the storage bucket',
  th: 'ให้ดาวน์โหลดรูปมาใส่ใน public/ หรือใน bucket',
};

function addressMessage(url: string, fault: AddressFault): Message {
  switch (fault) {
    case 'share-link':
      return {
        en: `'${url}' is a link for sharing, which opens a page and not the picture; ${TO_US.en}`,
        th: `'${url}' เป็นลิงก์สำหรับแชร์ เปิดแล้วเป็นหน้าเว็บ ไม่ใช่ตัวรูป ${TO_US.th}`,
      };
    case 'heic':
      return {
        en: `'${url}' is HEIC, which browsers do not show; save it as JPEG`,
        th: `'${url}' เป็นไฟล์ HEIC ซึ่งเบราว์เซอร์แสดงไม่ได้ ให้บันทึกเป็น JPEG`,
      };
    case 'not-https':
      return {
        en: `'${url}' must begin with https://, or with / for a file under public/`,
        th: `'${url}' ต้องขึ้นต้นด้วย https:// หรือขึ้นต้นด้วย / ถ้าเป็นไฟล์ใน public/`,
      };
    case 'host-not-allowed':
      return {
        en: `'${url}' is on a host whose pictures the site does not show; ${TO_US.en}. The allowed hosts are in CDN_HOST, FIREBASE_STORAGE_BUCKET and IMAGE_HOSTS, which must be set here as on the server`,
        th: `'${url}' อยู่บนโฮสต์ที่เว็บไซต์ไม่แสดงรูป ${TO_US.th} โฮสต์ที่ใช้ได้อยู่ใน CDN_HOST, FIREBASE_STORAGE_BUCKET และ IMAGE_HOSTS ซึ่งต้องตั้งค่าในเครื่องนี้ให้ตรงกับเซิร์ฟเวอร์`,
      };
  }
}

export async function checkPictures(content: ParsedContent, localFault: LocalFault): Promise<FileFault[]> {
  const settings = env();
  const [allowed, bucket] = [allowedSources(settings), settings.FIREBASE_STORAGE_BUCKET];
  const faultOf = async ({ url, isPicture }: PictureUrl): Promise<Message | undefined> => {
    const address = isPicture ? bucketLinkToCdn(url, { cdnHost: settings.CDN_HOST, bucket }) : url;
    const fault = isPicture ? addressFault(address, allowed) : undefined;
    if (fault !== undefined) return addressMessage(url, fault);
    return address.startsWith('/') ? localFault(address, isPicture) : undefined;
  };
  const faults: FileFault[] = [];
  for (const collection of COLLECTION_NAMES)
    for (const document of content[collection])
      for (const picture of pictureUrls(document, '')) {
        const message = await faultOf(picture);
        if (message !== undefined) faults.push(faultIn(collection, document.id, picture.field, message));
      }
  return faults;
}
