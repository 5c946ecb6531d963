/** What the icon cache needs of `localStorage` and `sessionStorage`. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: full, forbidden or gone, it has nothing and takes nothing. */
export type StorageArea = {
  get: (key: string) => string | null;
  /** False where the value was not kept. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
};

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** `open` is called for each use: where storage is forbidden, naming it already throws. */
export function storageArea(open: () => BrowserStorage): StorageArea {
  return {
    get: (key) => attempt(() => open().getItem(key), null),
    set: (key, value) =>
      attempt(() => {
        open().setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
  };
}
