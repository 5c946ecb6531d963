import 'server-only';
import { join } from 'node:path';
import { env } from '../config/env';
import { allowedSources } from '../content/allowed-sources';
import { createPictureService } from './answer-picture.server';
import { fetchSource } from './fetch-source.server';

// The server and Next.js have separate copies of this module. A global gives the process one picture service with one
// set of limits.
declare global {
  var rommaiPictures: ReturnType<typeof createPictureService> | undefined;
}

/** The picture service of this process, with `public/`, the internet and DATA_DIR. */
export function pictureService() {
  globalThis.rommaiPictures ??= createPictureService({
    publicDir: 'public',
    cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'pictures'),
    allowed: allowedSources(env()),
    download: (url) => fetchSource(url),
  });
  return globalThis.rommaiPictures;
}
