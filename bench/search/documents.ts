import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Country } from './market/country';
import { generatedListings, type ListingDocument } from './market/listings';

/** All measurements use the listings of this seed. */
const SEED = 20_261_101;
const AT_ONCE = 2_000;

/** Writes generated listings to a collection file, one per line. */
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

/** Reads the first `count` listings from a file of `writeListings`. */
export async function readListings(path: string, count: number): Promise<ListingDocument[]> {
  const listings: ListingDocument[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // Not validated, because `writeListings` wrote the line.
    if (line.startsWith('{')) listings.push(JSON.parse(line.replace(/,$/, '')) as ListingDocument);
    if (listings.length === count) break;
  }
  return listings;
}
