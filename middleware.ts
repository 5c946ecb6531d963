import { type NextRequest, NextResponse } from 'next/server';
import { LOCALE_COOKIE_NAME } from './lib/config/constants';
import { env, isSecureSite } from './lib/config/env';
import { localeCookie } from './lib/i18n/locales';
import { cacheControlOf } from './lib/navigation/addresses';
import { resolvePathWithoutLocale } from './lib/navigation/path-without-locale';

/** The response depends on the visitor's language, so shared caches must not store it. */
function keepPrivate(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Vary', 'Cookie, Accept-Language');
  return response;
}

/** Runs only for paths without a locale (decision 1): redirects to one, serves the default one, or a localised 404. */
export default function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const { DEFAULT_LOCALE, LOCALE_PREFIX } = env();
  const answer = resolvePathWithoutLocale({
    path: pathname,
    search,
    cookie: request.cookies.get(LOCALE_COOKIE_NAME)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    routing: { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX },
  });
  if (answer.kind === 'rewrite') {
    const response = NextResponse.rewrite(new URL(answer.path + search, request.url));
    if (answer.byVisitor) return keepPrivate(response);
    const cacheControl = cacheControlOf(pathname);
    if (cacheControl !== undefined) response.headers.set('Cache-Control', cacheControl);
    return response;
  }
  const response = NextResponse.redirect(new URL(answer.location, request.url), answer.status);
  response.headers.append('Set-Cookie', localeCookie(answer.locale, isSecureSite()));
  return keepPrivate(response);
}

// Next reads this as a literal at build time. A test compares it with lib/navigation/addresses.ts.
export const config = {
  runtime: 'nodejs',
  matcher: ['/', '/((?!en-us(?:/|$)|th-th(?:/|$)|api/|builds/|_next/|_ipx/|_icon/|demo/|.*\\.[a-z0-9]{2,5}$).*)'],
};
