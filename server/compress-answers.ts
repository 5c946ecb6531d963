import { constants } from 'node:zlib';
import compression from 'compression';
import { BROTLI_WINDOW_BITS } from './page-cache/stored-page';

/** Answers of the API are many at once, and each has brotli's table: 1 MB with this quality, 8 MB with that of pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS };

/**
 * Compresses what is no page, such as the answers of the API, by what the browser accepts. A part of a file is given as
 * it is: its place is counted in the bytes of the plain one.
 */
export const compressAnswers = compression({
  brotli: { params },
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});
