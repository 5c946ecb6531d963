import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { BROTLI_WINDOW_BITS } from './stored-page';

/** What Next makes of a page that it caches: its markup and its data, from which it sends each form of it. */
export type NextEntry = {
  readonly value: {
    readonly kind: 'APP_PAGE';
    readonly html: string;
    readonly rscData?: Buffer;
    readonly segmentData?: ReadonlyMap<string, Buffer>;
    readonly status?: number;
  };
  readonly cacheControl?: unknown;
};

/** The one segment that browsers ask for by itself (data-question.ts). */
const TREE = '/_tree';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/** An entry as bytes to keep; without its markup where the page itself is kept already. */
export function packEntry({ value, cacheControl }: NextEntry, hasHtml: boolean): Promise<Buffer> {
  const tree = value.segmentData?.get(TREE);
  const segmentData = new Map(tree === undefined ? [] : [[TREE, tree]]);
  // As UTF-8, like the data: Thai takes two bytes a letter in a string, and the markup says what the data says.
  const html = Buffer.from(hasHtml ? value.html : '');
  return compress(serialize({ value: { ...value, html, segmentData }, cacheControl }), { params });
}

/** The entry that `packEntry` made these bytes of. */
export async function unpackEntry(packed: Buffer): Promise<NextEntry> {
  const { value, cacheControl } = deserialize(await decompress(packed));
  return { value: { ...value, html: value.html.toString() }, cacheControl };
}
