import 'server-only';
import { join } from 'node:path';
import { env } from '../config/env';
import { processSingleton } from '../config/process-singleton';
import { allowedSources } from '../content/allowed-sources';
import { createPictureService } from './answer-picture.server';
import { fetchSource } from './fetch-source.server';

/** The picture service of this process, with one set of limits, `public/`, the internet and DATA_DIR. */
export const pictureService = processSingleton('pictures', () =>
  createPictureService({
    publicDir: 'public',
    cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'pictures'),
    allowed: allowedSources(env()),
    download: (url) => fetchSource(url),
  }),
).get;
