import 'server-only';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listedDocuments } from './listed-documents';
import type { ContentSource } from './source';

/** The chunk size for reading a file, in bytes. */
const PIECE_BYTES = 256 * 1024;

/** Rejects if the file changed during the read, because the documents may be from two versions. */
async function* documentsOf(path: string): AsyncGenerator<unknown, void> {
  const file = await open(path);
  try {
    const before = await file.stat();
    const assertUnchanged = async (cause?: unknown) => {
      const after = await file.stat();
      if (after.mtimeMs !== before.mtimeMs || after.size !== before.size)
        throw new Error(`${path} was changed while it was read`, { cause });
    };
    try {
      yield* listedDocuments(file.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false }));
    } catch (fault) {
      // Parts of two versions are rarely valid JSON. Report the change and not a syntax error.
      await assertUnchanged(fault);
      throw fault;
    }
    await assertUnchanged();
  } finally {
    await file.close();
  }
}

/** One JSON file per collection, read again at each refresh, so that content changes need no build. */
export function embeddedSource(folder: string): ContentSource {
  return {
    kind: 'embedded',
    async load(collection) {
      // The folder comes from the environment at run time, so the bundler must not trace it.
      const path = resolve(/* turbopackIgnore: true */ process.cwd(), folder, `${collection}.json`);
      return documentsOf(path);
    },
  };
}
