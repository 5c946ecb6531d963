/** Stores a value on this device, as an earlier visit would. */
export const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));

/** Reads the value that this device stores. */
export const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
