/** Loaded before everything else: what waits for minutes waits a sixth of them, and deadlines stay as they are. */
const MINUTE_MS = 60_000;
const wait = globalThis.setTimeout;

globalThis.setTimeout = (run, delay, ...rest) => wait(run, delay < MINUTE_MS ? delay : delay / 6, ...rest);
