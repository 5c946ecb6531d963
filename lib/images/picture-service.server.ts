import 'server-only';
import { join } from 'node:path';
import { env } from '../config/env';
import { allowedSources } from './allowed-sources';
import { createPictureService } from './answer-picture.server';
import { fetchSource } from './fetch-source.server';

let service: ReturnType<typeof createPictureService> | undefined;

/** The picture service of this process, on `public/`, the internet and DATA_DIR. */
export function pictureService() {
  service ??= createPictureService({
    publicDir: 'public',
    cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'pictures'),
    allowed: allowedSources(env()),
    download: (url) => fetchSource(url),
  });
  return service;
}
