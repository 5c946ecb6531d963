import { detectLocale } from '../i18n/detect-locale';
import type { Locale } from '../i18n/locales';
import { hasUnknownLocale, type LocaleRouting, localizedPath } from '../i18n/paths';
import { firstPagePath } from './routes';

export type Visit = {
  path: string;
  search: string;
  cookie: string | undefined;
  acceptLanguage: string | null;
  routing: LocaleRouting;
};

export type Answer =
  | { kind: 'redirect'; status: 307; location: string; locale: Locale }
  /** `byVisitor`: the language was detected, so the answer is not the same for all. */
  | { kind: 'rewrite'; path: string; byVisitor: boolean };

/** A page inside a locale, whatever the prefix mode: the form that app/[locale] knows. */
const internalPath = (locale: Locale, path: string) =>
  localizedPath(locale, path, { defaultLocale: locale, prefix: 'always' });

/**
 * What becomes of a path that names no locale. L2: it redirects to the detected one, the query kept. L4: where the
 * default locale has no prefix, such a path is that locale's page, and only the root follows the visitor's language.
 * L7: an unknown locale is a 404 in the detected language.
 */
export function answerPathWithoutLocale({ path, search, cookie, acceptLanguage, routing }: Visit): Answer {
  const detected = detectLocale({ cookie, acceptLanguage }, routing.defaultLocale);
  if (hasUnknownLocale(path)) return { kind: 'rewrite', path: internalPath(detected, path), byVisitor: true };

  const redirect = (locale: Locale, target: string): Answer => ({
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
