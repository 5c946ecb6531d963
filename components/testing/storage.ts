/** Stores a value in local storage, as an earlier visit would. */
export const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));

/** Reads a value from local storage. */
export const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
