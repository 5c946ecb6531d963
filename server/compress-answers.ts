import { constants } from 'node:zlib';
import compression from 'compression';
import { BROTLI_WINDOW_BITS } from './page-cache/stored-page';

/** Many API responses are compressed at a time. A brotli table takes 1 MB at this quality, 8 MB at the quality of pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/**
 * Compresses responses that are not pages, such as those of the API, with an encoding that the browser accepts. A range of
 * a file is not compressed, because its offsets count the bytes of the uncompressed file.
 */
export const compressAnswers = compression({
  brotli: { params },
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});
