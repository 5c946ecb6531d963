import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { BROTLI_WINDOW_BITS } from './stored-page';

/** Next's cache entry of a page: its markup and its data, from which Next makes every response for the page. */
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

/** The only segment that browsers request by itself (data-question.ts). */
const TREE = '/_tree';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/** Packs an entry into bytes, without the markup if the page itself is cached already. */
export function packEntry({ value, cacheControl }: NextEntry, hasHtml: boolean): Promise<Buffer> {
  const tree = value.segmentData?.get(TREE);
  const segmentData = new Map(tree === undefined ? [] : [[TREE, tree]]);
  // As UTF-8, like the data, so that compression finds the text of the markup again in the data.
  const html = Buffer.from(hasHtml ? value.html : '');
  return compress(serialize({ value: { ...value, html, segmentData }, cacheControl }), { params });
}

/** Unpacks the bytes of `packEntry`. */
export async function unpackEntry(packed: Buffer): Promise<NextEntry> {
  const { value, cacheControl } = deserialize(await decompress(packed));
  return { value: { ...value, html: value.html.toString() }, cacheControl };
}
