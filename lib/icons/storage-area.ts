export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StorageArea = {
  get: (key: string) => string | null;
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
