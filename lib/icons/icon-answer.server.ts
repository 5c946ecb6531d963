import 'server-only';
import { getIcons } from '@iconify/utils';
import { LRUCache } from 'lru-cache';
import { ICON_CACHE_HOURS, ICON_HOST_ROTATION_MS, ICON_SERVER_TIMEOUT_MS } from '../config/constants';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { isIconName } from '../content/ids';
import { createHttpClient, type HttpClient, HttpError } from '../http/client';
import { createConcurrencyLimit } from '../http/concurrency-limit';
import { type IconSet, iconHostOrigins, isIconSet } from './icon-set';

/** The browser requests at most about 30 names, because its URLs stay under 500 characters (§9). */
export const ICON_REQUEST_MAX_NAMES = 100;
const ICON_REQUEST_MAX_LENGTH = 2_000;

type IconRequest = { prefix: string; names: readonly string[] };

/** I1: parses `{prefix}.json?icons=a,b`; sorts the names for caching. 404 without `.json`, 400 for an invalid list. */
export function readIconRequest(file: string, query: URLSearchParams): IconRequest | 400 | 404 {
  if (!file.endsWith('.json')) return 404;
  const prefix = file.slice(0, -'.json'.length);
  const [list, ...repeated] = query.getAll('icons');
  if (!isIconName(prefix) || list === undefined || repeated.length > 0) return 400;
  if (list.length > ICON_REQUEST_MAX_LENGTH) return 400;
  const names = list.split(',');
  if (names.length > ICON_REQUEST_MAX_NAMES || !names.every(isIconName)) return 400;
  return { prefix, names: [...new Set(names)].sort() };
}

const INSTALLED = new Map<string, () => Promise<{ icons: IconSet }>>([
  ['lucide', () => import('@iconify-json/lucide')],
]);

const sets = new Map<string, Promise<IconSet>>();

/** Without a prototype, a lookup of `constructor`, which is a valid icon name, finds nothing. */
const withoutPrototype = <T>(record: Record<string, T> = {}): Record<string, T> =>
  Object.assign(Object.create(null), record);

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

/** I1: icons of an installed set, else of `ICON_HOSTS`: 404 if the set is unknown, 500 if no host responded. */
export async function loadIcons(request: IconRequest): Promise<IconSet | 404 | 500> {
  const set = await installedSet(request.prefix);
  if (set !== null) return getIcons(set, [...request.names], true) ?? 404;
  const origins = iconHostOrigins(env().ICON_HOSTS);
  return origins.length === 0 ? 404 : hostIcons({ ...request, origins });
}

type HostResult = IconSet | 404 | 500;
type HostRequest = IconRequest & { origins: readonly string[] };

const HOUR_MS = 3_600_000;
/** A failed request is not repeated for a while, so that clients cannot make this server overload the hosts. */
const FAILURE_LIFETIME_MS = 10_000;
const MAX_OPEN_REQUESTS = 8;
const limited = createConcurrencyLimit({ concurrency: MAX_OPEN_REQUESTS, maxQueue: 0, maxWaitMs: 0 });

const shortClient = createHttpClient({ deadlineMs: ICON_HOST_ROTATION_MS });
const longClient = createHttpClient({ deadlineMs: ICON_SERVER_TIMEOUT_MS });
const results = new LRUCache<string, Promise<HostResult>>({ max: 200, ttl: ICON_CACHE_HOURS * HOUR_MS });

async function requestIcons(
  request: HttpClient,
  origin: string,
  { prefix, names }: IconRequest,
  signal: AbortSignal,
): Promise<IconSet | 404 | null> {
  const icon = `${prefix}:${names.join(',')}`;
  try {
    // A redirect could lead to a host that is not in the list.
    const options = { signal, retry: 0, redirect: 'error', query: { icons: names.join(',') } } as const;
    const result = await request(`${origin}/${prefix}.json`, options);
    if (isIconSet(result) && result.prefix === prefix) return result;
    log('warn', 'icon host failed', { origin, icon, reason: 'the response is not the requested icon set' });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return 404;
    if (signal.aborted) log('warn', `[Icon] loading icon \`${icon}\` timed out after ${ICON_SERVER_TIMEOUT_MS}ms`);
    else log('warn', 'icon host failed', { origin, icon, reason: errorText(error) });
  }
  return null;
}

async function tryHosts({ origins, ...iconRequest }: HostRequest): Promise<HostResult> {
  // The timeout for all hosts together. The HTTP client's own deadline is per host.
  const signal = AbortSignal.timeout(ICON_SERVER_TIMEOUT_MS);
  for (const [index, origin] of origins.entries()) {
    const request = index === origins.length - 1 ? longClient : shortClient;
    const result = signal.aborted ? 500 : await requestIcons(request, origin, iconRequest, signal);
    if (result !== null) return result;
  }
  return 500;
}

async function requestWithinLimit(key: string, request: HostRequest): Promise<HostResult> {
  try {
    const result = await limited(() => tryHosts(request));
    if (typeof result === 'number') results.set(key, Promise.resolve(result), { ttl: FAILURE_LIFETIME_MS });
    return result;
  } catch {
    // Too many requests are open. The next request for these icons may find a free place.
    results.delete(key);
    return 500;
  }
}

/** I2: tries the hosts in turn, each for 750 ms, all for 1,500 ms (§9). A 404 ends it. Caches sets for 168 hours. */
export function hostIcons(iconRequest: HostRequest): Promise<HostResult> {
  const key = `${iconRequest.prefix}:${iconRequest.names.join(',')}`;
  const cached = results.get(key);
  if (cached !== undefined) return cached;
  const result = requestWithinLimit(key, iconRequest);
  results.set(key, result);
  return result;
}
