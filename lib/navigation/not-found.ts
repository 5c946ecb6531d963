import { ERROR_MESSAGES } from '../config/constants';
import { splitLocale } from '../i18n/paths';
import { matchRoute } from './routes';

export type NotFoundError = { statusCode: 404; statusMessage: string; message: string; data: { path: string } };

/** An address as people read it; a broken `%` stays as it is. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** N3: a path of a known route failed its validation (`Page Not Found`); any other has no route (`Page not found`). */
export function notFoundError(address: string): NotFoundError {
  const fullPath = readable(address);
  const known = matchRoute(splitLocale(fullPath).path.split(/[?#]/)[0] ?? '/') !== null;
  return {
    statusCode: 404,
    statusMessage: ERROR_MESSAGES.notFound,
    message: `${known ? 'Page Not Found' : 'Page not found'}: ${fullPath}`,
    data: { path: fullPath },
  };
}
