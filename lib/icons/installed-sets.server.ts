import 'server-only';
import type { IconSet } from './icon-set';

/** The Iconify sets of `package.json`. A new one is a line here; it is read when its first icon is asked for. */
const INSTALLED = new Map<string, () => Promise<{ icons: IconSet }>>([
  ['lucide', () => import('@iconify-json/lucide')],
]);

const sets = new Map<string, Promise<IconSet>>();

/** Without a prototype no name is found that the set does not have: `constructor` is a valid icon name. */
const bare = <T>(record: Record<string, T> = {}): Record<string, T> => Object.assign(Object.create(null), record);

/** I1: an installed set, or null for one that is not installed. */
export async function installedSet(prefix: string): Promise<IconSet | null> {
  const load = INSTALLED.get(prefix);
  if (load === undefined) return null;
  const set =
    sets.get(prefix) ??
    load().then(({ icons }) => ({ ...icons, icons: bare(icons.icons), aliases: bare(icons.aliases) }));
  sets.set(prefix, set);
  return set;
}
