import 'server-only';
import { join } from 'node:path';
import { env } from '../../config/env';
import { processSingleton } from '../../config/process-singleton';
import { PictureFault } from '../../media/fault';
import { sourceAddress } from '../../media/loader';
import { pictureService } from '../../media/picture-service.server';
import { CardStore } from './card-store.server';
import { drawCard } from './draw-card.server';

/** The smallest listed width that is at least the card's. */
const PHOTO = 'f_jpeg,w_1280,q_85';

/**
 * Loads a photo with the picture service, so that all its limits apply: listed hosts, public addresses, sizes,
 * timeouts. A refused photo counts as missing.
 */
async function photoOf(url: string): Promise<Buffer | null> {
  const { status, body } = await pictureService()({ method: 'GET', target: `/_ipx/${PHOTO}/${sourceAddress(url)}` });
  if (status === 503) throw new PictureFault('too-busy');
  return status === 200 ? body : null;
}

/** The cards of this process, with the picture service and DATA_DIR. */
export const cards = processSingleton(
  'cards',
  () =>
    new CardStore({
      cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'cards'),
      photo: photoOf,
      draw: drawCard,
    }),
).get;
