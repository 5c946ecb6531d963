import 'server-only';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ContentSource } from './source';

/** One JSON file a collection, read anew at each refresh, so that changed content shows without a build. */
export function embeddedSource(folder: string): ContentSource {
  return {
    name: `embedded content in ${folder}`,
    async load(collection) {
      // The folder comes from the environment at run time, so the bundler must not trace it.
      const path = resolve(/* turbopackIgnore: true */ process.cwd(), folder, `${collection}.json`);
      const documents: unknown = JSON.parse(await readFile(path, 'utf8'));
      if (!Array.isArray(documents)) throw new TypeError(`${collection}.json is not a list of documents`);
      return documents;
    },
  };
}
