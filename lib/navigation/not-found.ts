import { ERROR_MESSAGES } from '../config/constants';
import { hasUnknownLocale, splitLocale } from '../i18n/paths';
import { matchRoute } from './routes';

export type NotFoundError = { statusCode: 404; statusMessage: string; message: string; data: { path: string } };

/**
 * The address as the visitor knows it. An unknown locale is answered inside a known one (L7: `/fr-fr/x` is served as
 * `/en-us/fr-fr/x`), so there the known one is taken off again.
 */
function visitorPath(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  return locale !== null && hasUnknownLocale(path) ? path : pathname;
}

/** N3: a path of a known route failed its validation (`Page Not Found`); any other has no route (`Page not found`). */
export function notFoundError(pathname: string): NotFoundError {
  const fullPath = visitorPath(pathname);
  const known = matchRoute(splitLocale(fullPath).path.split(/[?#]/)[0] ?? '/') !== null;
  return {
    statusCode: 404,
    statusMessage: ERROR_MESSAGES.notFound,
    message: `${known ? 'Page Not Found' : 'Page not found'}: ${fullPath}`,
    data: { path: fullPath },
  };
}
