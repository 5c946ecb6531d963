import compression from 'compression';
import { BROTLI_PARAMS } from './page-cache/stored-page';

/** Compresses what is no page, such as the answers of the API, by what the browser accepts. */
export const compressAnswers = compression({ brotli: { params: BROTLI_PARAMS } });
