import { ICON_HOST_ROTATION_MS, ICON_REQUEST_TIMEOUT_MS, ICON_URL_MAX_LENGTH } from '../config/constants';

/** The path of icons in the site's API (I1). */
const ICON_ENDPOINT = '/api/icons';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

/** The origins of `ICON_HOSTS`: https, but http on this machine, where an icon service under development has no certificate. */
export const iconHostOrigins = (hosts: readonly string[]): string[] =>
  hosts.map((host) => `${THIS_MACHINE.test(host) ? 'http' : 'https'}://${host}`);

/**
 * I2: what the Iconify client asks, in turn: the site's own endpoint, then each host. Another is asked after 750 ms
 * without an answer or at once after a failure, 5,000 ms after the last one the query fails, addresses stay under 500
 * characters (§9). A 404 ends the query; the client has that built in.
 */
export function iconProvider(apiBase: string, origins: readonly string[]) {
  return {
    resources: [apiBase + ICON_ENDPOINT, ...origins],
    path: '/',
    maxURL: ICON_URL_MAX_LENGTH,
    rotate: ICON_HOST_ROTATION_MS,
    timeout: ICON_REQUEST_TIMEOUT_MS,
    random: false,
  };
}
