import { ERROR_MESSAGES } from '../config/constants';
import { splitLocale } from '../i18n/paths';
import { matchRoute } from './routes';

export type NotFoundError = { statusCode: 404; statusMessage: string; message: string; data: { path: string } };

/** Decodes an address for display. Leaves an invalid `%` unchanged. */
function decodeForDisplay(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** N3: `Page Not Found` for a known route that failed validation, `Page not found` for a path without a route. */
export function notFoundError(address: string): NotFoundError {
  const fullPath = decodeForDisplay(address);
  const hasRoute = matchRoute(splitLocale(fullPath).path.split(/[?#]/)[0] ?? '/') !== null;
  return {
    statusCode: 404,
    statusMessage: ERROR_MESSAGES.notFound,
    message: `${hasRoute ? 'Page Not Found' : 'Page not found'}: ${fullPath}`,
    data: { path: fullPath },
  };
}
