import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The documents of a content file. `id` is the name of the document, and the rest are its fields. */
const documents = z.array(z.looseObject({ id: z.string().min(1) }));

export type Seed = Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>>;

/**
 * Reads the documents of a content folder from its files `<collection>.json`.
 * @throws Error if a file is not a list of documents with ids.
 */
export async function readSeed(folder: string): Promise<Seed> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const entries = files.map(async (file) => {
    const parsed = documents.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (parsed.error) throw new Error(`${join(folder, file)} is not a list of documents with ids`);
    return [basename(file, '.json'), parsed.data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
