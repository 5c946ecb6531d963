import { z } from 'zod';
import { PROJECT, startFirestore } from './start';

const port = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65_535))
  .safeParse(process.env.FIRESTORE_PORT || '8085');

function end(line: string): never {
  console.error(line);
  process.exit(1);
}

if (!port.success) {
  end(`FIRESTORE_PORT: '${process.env.FIRESTORE_PORT}' is not allowed; allowed is a whole number from 1 to 65535.`);
}

const firestore = await startFirestore({ port: port.data, seed: process.env.CONTENT_DIR || 'content' }).catch(
  (error: NodeJS.ErrnoException) =>
    end(
      error.code === 'EADDRINUSE'
        ? `Port ${port.data} is taken; set FIRESTORE_PORT to another.`
        : `The Firestore did not start: ${error.message}`,
    ),
);
console.log(`Firestore: ${firestore.host}, project ${PROJECT}, ${firestore.size()} documents`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void firestore.stop());
