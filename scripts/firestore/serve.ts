import { startFirestore } from './start';

/** Runs the local Firestore as a process, for benchmarks and tests. */
const { FIRESTORE_HISTORY_MS: history } = process.env;
const firestore = await startFirestore({
  port: Number(process.env.FIRESTORE_PORT ?? 0),
  seed: process.env.CONTENT_DIR || 'content',
  ...(history && { historyMs: Number(history) }),
});
console.log(`Firestore: ${firestore.host}, ${firestore.size()} documents`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void firestore.stop());
