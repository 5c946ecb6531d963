import 'server-only';
import { env } from '../config/env';
import { errorText } from '../config/log';
import { type ContactWidget, toContactWidgets } from './contact-widget';
import { entitiesOrFail } from './store.server';

let isFailing = false;

/** W6: the list, or null when it could not be loaded (logged; never cached, so the next call tries again). */
export async function contactWidgets(): Promise<ContactWidget[] | null> {
  try {
    const entries = await entitiesOrFail('contact_widget');
    isFailing = false;
    const { CDN_HOST, FIREBASE_STORAGE_BUCKET } = env();
    return toContactWidgets(entries.values(), { cdnHost: CDN_HOST, bucket: FIREBASE_STORAGE_BUCKET });
  } catch (error) {
    // Once for each change of state: every page asks.
    if (!isFailing) console.error(`Contact widget could not be loaded: ${errorText(error)}`);
    isFailing = true;
    return null;
  }
}
