import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** A document of a content file: its `id` is its name, the rest its fields. */
const documents = z.array(z.looseObject({ id: z.string().min(1) }));

export type Seed = Readonly<Record<string, readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]>>;

/**
 * The documents of a content folder, by collection: a file `<collection>.json` each.
 * @throws when a file is no list of documents with ids.
 */
export async function readSeed(folder: string): Promise<Seed> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const entries = files.map(async (file) => {
    const parsed = documents.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (parsed.error) throw new Error(`${join(folder, file)} is no list of documents, each with an id`);
    return [basename(file, '.json'), parsed.data] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
