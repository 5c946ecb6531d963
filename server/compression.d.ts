/** The part of the library used here, over Node's own request and response: it needs nothing of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  declare function compression(options: {
    brotli: BrotliOptions;
    filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  declare namespace compression {
    /** By the kind of the answer. */
    const filter: Filter;
  }
  export default compression;
}
