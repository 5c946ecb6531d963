import { _api, addAPIProvider, addCollection, getIcon, Icon } from '@iconify/react';
import { apiBaseUrl } from '@/lib/http/client';
import { iconCache, iconFetch } from '@/lib/icons/browser-cache';
import { type IconSet, iconProvider } from '@/lib/icons/icon-set';
import { storageArea } from '@/lib/icons/storage-area';

let ready = false;

const hasNewIcons = ({ prefix, icons }: IconSet) => Object.keys(icons).some((name) => !getIcon(`${prefix}:${name}`));

/** Configures the library. Must run before its first request, which fixes the hosts. */
function setUp(origins: readonly string[]): void {
  const areas = [storageArea(() => window.localStorage), storageArea(() => window.sessionStorage)];
  const cache = iconCache(areas, Date.now);
  addAPIProvider('', iconProvider(apiBaseUrl(), origins));
  for (const set of cache.read()) addCollection(set, '');
  // Two hosts may both respond; the second response has nothing new.
  const storeIcons = (set: IconSet) => hasNewIcons(set) && cache.store(set);
  _api.setFetch(iconFetch(window.fetch.bind(window), storeIcons));
}

/** The Iconify component with this site's hosts and cache (I2, I3). Import it lazily: it adds about 9 kB. */
export function iconifyIcon(origins: readonly string[]): typeof Icon {
  if (!ready) setUp(origins);
  ready = true;
  return Icon;
}
