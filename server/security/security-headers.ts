import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../../lib/navigation/addresses';
import { NO_PAGE_POLICY, REPORTS_PATH } from './content-policy';

/** As the HSTS preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

const DENIED = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const OPENED = {
  'Content-Security-Policy': NO_PAGE_POLICY,
  'Reporting-Endpoints': `policy="${REPORTS_PATH}"`,
  // YouTube plays only for pages that send their origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  // Share windows of other sites keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export function pageSecurityHeaders(isSecureSite: boolean): Record<string, string> {
  const all = { ...ALWAYS, ...OPENED, ...(isSecureSite ? { 'Strict-Transport-Security': HSTS } : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}

export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, isSecureSite: boolean): void {
  const { kind, isEmbeddable } = addressOf(request.url ?? '');
  // A page has twenty scripts, for which these headers would weigh as much as one. The map's worker must fetch tiles.
  const headers = kind === 'static' ? ALWAYS : { ...ALWAYS, ...OPENED };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isEmbeddable) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (kind === 'worker') response.setHeader('Content-Security-Policy', WORKER_POLICY);
  if (isSecureSite) response.setHeader('Strict-Transport-Security', HSTS);
}
