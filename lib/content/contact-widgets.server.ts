import 'server-only';
import { cacheGet, cacheSet } from '../cache/ttl-cache';
import { CONTACT_WIDGET_CACHE_KEY } from '../config/constants';
import { env } from '../config/env';
import { errorText } from '../config/log';
import { type ContactWidget, toContactWidgets } from './contact-widget';
import { isContactWidgetList } from './contact-widget-list';
import { noteRead } from './read-tags';
import { queried } from './store.server';

let isFailing = false;

/**
 * W3: reads the cached list. On a cache miss it runs the one-time query, sorts the result and caches it for ten minutes
 * or until the collection changes.
 */
async function load(): Promise<readonly ContactWidget[]> {
  noteRead('contact_widget');
  const cached = cacheGet(CONTACT_WIDGET_CACHE_KEY);
  if (isContactWidgetList(cached)) return cached;
  const entries = await queried('contact_widget');
  const { CDN_HOST, FIREBASE_STORAGE_BUCKET } = env();
  const list = toContactWidgets(entries.values(), { cdnHost: CDN_HOST, bucket: FIREBASE_STORAGE_BUCKET });
  cacheSet(CONTACT_WIDGET_CACHE_KEY, list);
  return list;
}

/** W6: the list, or null when it could not be loaded (logged; never cached, so the next call tries again). */
export async function contactWidgets(): Promise<readonly ContactWidget[] | null> {
  try {
    const list = await load();
    isFailing = false;
    return list;
  } catch (error) {
    // Logged only when the state changes, because every page calls this.
    if (!isFailing) console.error(`Contact widget could not be loaded: ${errorText(error)}`);
    isFailing = true;
    return null;
  }
}
