import { PHOTO_DRAFT } from './draft-age';

const STORE = 'photos';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(PHOTO_DRAFT);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    // An open connection would delay the deletion.
    database.close();
  }
}

/** Keeps the photographs of an unfinished form on this device. @throws if storage is full or blocked */
export const savePhotos = (files: readonly File[]): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(files, STORE));

export async function savedPhotos(): Promise<readonly File[]> {
  const files: unknown = await withStore('readonly', (store) => store.get(STORE));
  return Array.isArray(files) ? files.filter((file): file is File => file instanceof File) : [];
}
