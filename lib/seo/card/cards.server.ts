import 'server-only';
import { join } from 'node:path';
import { env } from '../../config/env';
import { PictureFault } from '../../images/fault';
import { sourceAddress } from '../../images/loader';
import { pictureService } from '../../images/picture-service.server';
import { CardStore } from './card-store.server';
import { drawCard } from './draw-card.server';

/** The listed width above the card's own. */
const PHOTO = 'f_jpeg,w_1280,q_85';

/**
 * A photograph by the picture service, and so with all its limits: listed hosts, public addresses, sizes, deadlines.
 * What it refuses is no photograph.
 */
async function photoOf(url: string): Promise<Buffer | null> {
  const { status, body } = await pictureService()({ method: 'GET', target: `/_ipx/${PHOTO}/${sourceAddress(url)}` });
  if (status === 503) throw new PictureFault('too-busy');
  return status === 200 ? body : null;
}

// Next gives each page its own copy of a module; the process has one store.
declare global {
  var rommaiCards: CardStore | undefined;
}

/** The cards of this process, on the picture service and DATA_DIR. */
export function cards(): CardStore {
  globalThis.rommaiCards ??= new CardStore({
    cacheDir: join(/* turbopackIgnore: true */ env().DATA_DIR, 'cards'),
    photo: photoOf,
    draw: drawCard,
  });
  return globalThis.rommaiCards;
}
