import 'server-only';
import { LRUCache } from 'lru-cache';
import { ICON_CACHE_HOURS, ICON_HOST_ROTATION_MS, ICON_SERVER_TIMEOUT_MS } from '../config/constants';
import { errorText, log } from '../config/log';
import { createHttpClient, type HttpClient, HttpError } from '../http/client';
import type { IconRequest } from './icon-request';
import { type IconSet, isIconSet } from './icon-set';

/** An icon set, or the status of the endpoint's response: 404 if a host does not know it, 500 if no host responded. */
type HostResult = IconSet | 404 | 500;
type HostRequest = IconRequest & { origins: readonly string[] };

const HOUR_MS = 3_600_000;
/** A failed request is not repeated for a while, so that clients cannot make this server overload the hosts. */
const FAILURE_LIFETIME_MS = 10_000;
const MAX_OPEN_REQUESTS = 8;

/** If a host hangs, the next one is tried after `ICON_HOST_ROTATION_MS`. The last may use all remaining time. */
const shortClient = createHttpClient({ deadlineMs: ICON_HOST_ROTATION_MS });
const longClient = createHttpClient({ deadlineMs: ICON_SERVER_TIMEOUT_MS });
const results = new LRUCache<string, Promise<HostResult>>({ max: 200, ttl: ICON_CACHE_HOURS * HOUR_MS });
let openRequests = 0;

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
    log('warn', 'icon host failed', { origin, icon, reason: 'its answer is not this icon set' });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return 404;
    if (signal.aborted) log('warn', `[Icon] loading icon \`${icon}\` timed out after ${ICON_SERVER_TIMEOUT_MS}ms`);
    else log('warn', 'icon host failed', { origin, icon, reason: errorText(error) });
  }
  return null;
}

async function tryHosts({ origins, ...iconRequest }: HostRequest): Promise<HostResult> {
  openRequests += 1;
  try {
    // The timeout for all hosts together. The HTTP client's own deadline is per host.
    const signal = AbortSignal.timeout(ICON_SERVER_TIMEOUT_MS);
    for (const [index, origin] of origins.entries()) {
      const request = index === origins.length - 1 ? longClient : shortClient;
      const result = signal.aborted ? 500 : await requestIcons(request, origin, iconRequest, signal);
      if (result !== null) return result;
    }
    return 500;
  } finally {
    openRequests -= 1;
  }
}

/**
 * I2: fetches icons of a set that is not installed from the configured hosts in turn. It tries the next host after 750
 * ms without a response or immediately after a failure, and gives up after 1,500 ms (§9). A 404 ends the search.
 * Responses are cached for 168 hours, failures for ten seconds.
 */
export function hostIcons(iconRequest: HostRequest): Promise<HostResult> {
  const key = `${iconRequest.prefix}:${iconRequest.names.join(',')}`;
  const cached = results.get(key);
  if (cached !== undefined) return cached;
  if (openRequests >= MAX_OPEN_REQUESTS) return Promise.resolve(500);
  const result = tryHosts(iconRequest);
  results.set(key, result);
  void result.then((value) => {
    if (typeof value === 'number') results.set(key, result, { ttl: FAILURE_LIFETIME_MS });
  });
  return result;
}
