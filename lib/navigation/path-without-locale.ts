import { detectLocale } from '../i18n/detect-locale';
import { hasUnknownLocale, type Locale, type LocaleRouting, localizedPath } from '../i18n/locales';
import { firstPagePath } from './routes';

export type Visit = {
  path: string;
  search: string;
  cookie: string | undefined;
  acceptLanguage: string | null;
  routing: LocaleRouting;
};

export type PathResolution =
  | { kind: 'redirect'; status: 307; location: string; locale: Locale }
  /** `byVisitor`: the language was detected, so the response differs between visitors. */
  | { kind: 'rewrite'; path: string; byVisitor: boolean };

const internalPath = (locale: Locale, path: string) =>
  localizedPath(locale, path, { defaultLocale: locale, prefix: 'always' });

/** L2: to the detected locale. L4: without a default prefix, only the root follows the visitor. L7: unknown is 404. */
export function resolvePathWithoutLocale({ path, search, cookie, acceptLanguage, routing }: Visit): PathResolution {
  const detected = detectLocale({ cookie, acceptLanguage }, routing.defaultLocale);
  if (hasUnknownLocale(path)) return { kind: 'rewrite', path: internalPath(detected, path), byVisitor: true };

  const redirect = (locale: Locale, target: string): PathResolution => ({
    kind: 'redirect',
    status: 307,
    location: localizedPath(locale, target + search, routing),
    locale,
  });
  if (routing.prefix === 'always') return redirect(detected, firstPagePath(path) ?? path);
  if (path === '/' && detected !== routing.defaultLocale) return redirect(detected, path);
  const firstPage = firstPagePath(path);
  if (firstPage !== null) return redirect(routing.defaultLocale, firstPage);
  return { kind: 'rewrite', path: internalPath(routing.defaultLocale, path), byVisitor: path === '/' };
}
