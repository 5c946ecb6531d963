import 'server-only';
import type { IconSet } from './icon-set';

/** The Iconify sets in `package.json`. Add a line for a new one. It is loaded on first use. */
const INSTALLED = new Map<string, () => Promise<{ icons: IconSet }>>([
  ['lucide', () => import('@iconify-json/lucide')],
]);

const sets = new Map<string, Promise<IconSet>>();

/** Without a prototype, a lookup of `constructor`, which is a valid icon name, finds nothing. */
const bare = <T>(record: Record<string, T> = {}): Record<string, T> => Object.assign(Object.create(null), record);

/** I1: an installed set, or null if it is not installed. */
export async function installedSet(prefix: string): Promise<IconSet | null> {
  const load = INSTALLED.get(prefix);
  if (load === undefined) return null;
  const set =
    sets.get(prefix) ??
    load().then(({ icons }) => ({ ...icons, icons: bare(icons.icons), aliases: bare(icons.aliases) }));
  sets.set(prefix, set);
  return set;
}
