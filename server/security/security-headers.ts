import type { ServerResponse } from 'node:http';
import { NO_PAGE_POLICY } from './content-policy';
import { REPORTS_PATH } from './policy-sources';

/** Two years, as the preload list asks for. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/** What nothing on this site asks a browser for; tours in frames turn with the telephone. */
const DENIED = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

const ALWAYS = {
  'Content-Security-Policy': NO_PAGE_POLICY,
  'Reporting-Endpoints': `policy="${REPORTS_PATH}"`,
  'X-Content-Type-Options': 'nosniff',
  // YouTube plays for pages that say where they are, and no more than that.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  // Share windows of other sites keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Sets what every answer says for the safety of who gets it; a page's own policy takes the place of the general one. */
export function setSecurityHeaders(response: ServerResponse, isSecureSite: boolean): void {
  for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
  if (isSecureSite) response.setHeader('Strict-Transport-Security', HSTS);
}
