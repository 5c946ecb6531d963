import 'server-only';
import { getIcons } from '@iconify/utils';
import { env } from '../config/env';
import { hostIcons } from './host-icons.server';
import { iconHostOrigins } from './icon-hosts';
import type { IconRequest } from './icon-request';
import type { IconSet } from './icon-set';

/** The Iconify sets in `package.json`. Add a line for a new one. It is loaded on first use. */
const INSTALLED = new Map<string, () => Promise<{ icons: IconSet }>>([
  ['lucide', () => import('@iconify-json/lucide')],
]);

const sets = new Map<string, Promise<IconSet>>();

/** Without a prototype, a lookup of `constructor`, which is a valid icon name, finds nothing. */
const withoutPrototype = <T>(record: Record<string, T> = {}): Record<string, T> =>
  Object.assign(Object.create(null), record);

/** I1: an installed set, or null if it is not installed. */
async function installedSet(prefix: string): Promise<IconSet | null> {
  const load = INSTALLED.get(prefix);
  if (load === undefined) return null;
  const set =
    sets.get(prefix) ??
    load().then(({ icons }) => ({
      ...icons,
      icons: withoutPrototype(icons.icons),
      aliases: withoutPrototype(icons.aliases),
    }));
  sets.set(prefix, set);
  return set;
}

/**
 * I1: the requested icons of an installed set, with the parents of aliases, and `not_found`. A set that is not
 * installed comes from `ICON_HOSTS`, if there are any: 404 if it is unknown, 500 if no host responded.
 */
export async function loadIcons(request: IconRequest): Promise<IconSet | 404 | 500> {
  const set = await installedSet(request.prefix);
  if (set !== null) return getIcons(set, [...request.names], true) ?? 404;
  const origins = iconHostOrigins(env().ICON_HOSTS);
  return origins.length === 0 ? 404 : hostIcons({ ...request, origins });
}
