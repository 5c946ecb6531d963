import { ICON_HOST_ROTATION_MS, ICON_REQUEST_TIMEOUT_MS, ICON_URL_MAX_LENGTH } from '../config/constants';

/** The path of the icon endpoint in the site's API (I1). */
const ICON_ENDPOINT = '/api/icons';

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

/**
 * The origins of `ICON_HOSTS`: https, or http on localhost, where an icon service in development has no certificate.
 */
export const iconHostOrigins = (hosts: readonly string[]): string[] =>
  hosts.map((host) => `${THIS_MACHINE.test(host) ? 'http' : 'https'}://${host}`);

/**
 * I2: the Iconify client's sources in order: the site's own endpoint, then each host. It tries the next one after 750
 * ms without a response or immediately after a failure, fails 5,000 ms after the last one, and keeps URLs under 500
 * characters (§9). A 404 ends the search, which is built into the client.
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
