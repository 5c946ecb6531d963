/** The part of the library that is used here, with Node's request and response instead of those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  declare function compression(options: {
    brotli: BrotliOptions;
    filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  declare namespace compression {
    /** The default filter: whether the content type of a response can be compressed. */
    const filter: Filter;
  }
  export default compression;
}
