import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../../lib/navigation/addresses';
import { NO_PAGE_POLICY } from './content-policy';
import { REPORTS_PATH } from './policy-sources';

/** Two years, as the HSTS preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/** Features that no page uses. Tours in frames may use the motion sensors. */
const DENIED = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/** Headers of every response, also of scripts and pictures. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers of responses that a browser may open as a page. */
const OPENED = {
  'Content-Security-Policy': NO_PAGE_POLICY,
  'Reporting-Endpoints': `policy="${REPORTS_PATH}"`,
  // YouTube plays only for pages that send their origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  // Share windows of other sites keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** The policy of the service worker's script. The worker fetches pages of the site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The headers of every page, names in lower case; the page's own policy replaces the general one. */
export function pageSecurityHeaders(isSecureSite: boolean): Record<string, string> {
  const all = { ...ALWAYS, ...OPENED, ...(isSecureSite ? { 'Strict-Transport-Security': HSTS } : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Sets the security headers of a response; a page's own policy replaces the general one. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, isSecureSite: boolean): void {
  const { kind, isEmbeddable } = addressOf(request.url ?? '');
  // A page has twenty scripts, which are never opened as a page: these headers would weigh as much as one of them. And the
  // map's worker, a script of the build under the policy of its own answer, has to fetch tiles.
  const headers = kind === 'static' ? ALWAYS : { ...ALWAYS, ...OPENED };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isEmbeddable) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (kind === 'worker') response.setHeader('Content-Security-Policy', WORKER_POLICY);
  if (isSecureSite) response.setHeader('Strict-Transport-Security', HSTS);
}
