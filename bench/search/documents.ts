import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Country } from './market/country';
import { generatedListings, type ListingDocument } from './market/listings';

/** Everything measured is measured on these. */
const SEED = 20_261_101;
const AT_ONCE = 2_000;

/** Writes so many made-up homes as a collection's file, one to a line. */
export async function writeListings(path: string, country: Country, count: number): Promise<void> {
  const file = await open(path, 'w');
  let lines: string[] = [];
  let before = '[\n';
  const flush = async () => {
    await file.write(before + lines.join(',\n'));
    before = ',\n';
    lines = [];
  };
  for (const listing of generatedListings(country, SEED, count)) {
    if (lines.push(JSON.stringify(listing)) === AT_ONCE) await flush();
  }
  if (lines.length > 0) await flush();
  await file.write('\n]\n');
  await file.close();
}

/** The first so many homes of a file that `writeListings` wrote. */
export async function readListings(path: string, count: number): Promise<ListingDocument[]> {
  const listings: ListingDocument[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // What `writeListings` wrote and nobody touched since.
    if (line.startsWith('{')) listings.push(JSON.parse(line.replace(/,$/, '')) as ListingDocument);
    if (listings.length === count) break;
  }
  return listings;
}
