import { COLLECTION_NAMES, type CollectionName } from '../collections';
import { type Check, type FileFault, faultIn } from './fault';

function repeated(collection: CollectionName, field: string, keys: { id: string; key: string }[]): FileFault[] {
  const seen = new Set<string>();
  return keys.flatMap(({ id, key }) => {
    if (seen.has(key))
      return [faultIn(collection, id, field, { en: `${key} is there more than once`, th: `มี ${key} มากกว่าหนึ่งครั้ง` })];
    seen.add(key);
    return [];
  });
}

export const checkDuplicates: Check = (content) => [
  ...COLLECTION_NAMES.flatMap((collection) =>
    repeated(
      collection,
      'id',
      content[collection].map(({ id }) => ({ id, key: id })),
    ),
  ),
  ...repeated(
    'listings',
    'code',
    content.listings.map(({ id, code }) => ({ id, key: code })),
  ),
];
