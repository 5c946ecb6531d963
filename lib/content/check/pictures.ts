import { COLLECTION_NAMES } from '../collections';
import { type Check, faultIn } from './fault';

const PICTURE_KEYS = new Set(['url', 'poster', 'contact_image_url', 'contact_image_grey_url']);

function* localPictures(value: unknown, path: string): Generator<{ field: string; url: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = path ? `${path}.${key}` : key;
    if (PICTURE_KEYS.has(key) && typeof inner === 'string' && inner.startsWith('/')) yield { field, url: inner };
    else yield* localPictures(inner, field);
  }
}

/** Every local picture must be a file under `public/`; `exists` gets its path as in the URL. */
export const checkPictures =
  (exists: (url: string) => boolean): Check =>
  (content) =>
    COLLECTION_NAMES.flatMap((collection) =>
      content[collection].flatMap((document) =>
        [...localPictures(document, '')]
          .filter(({ url }) => !exists(url))
          .map(({ field, url }) =>
            faultIn(collection, document.id, field, {
              en: `${url} is not under public/`,
              th: `ไม่มีไฟล์ ${url} ใน public/`,
            }),
          ),
      ),
    );
