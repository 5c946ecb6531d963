/** The part of `localStorage` and `sessionStorage` that the icon cache uses. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws. If it is full or forbidden, it returns nothing and stores nothing. */
export type StorageArea = {
  get: (key: string) => string | null;
  /** False if the value was not stored. */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
};

function attempt<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** Calls `open` for each use, because even accessing forbidden storage throws. */
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
