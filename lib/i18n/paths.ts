import { isLocale, type Locale } from './locales';

/** How locales appear in paths. It depends on the environment, so the browser gets it as a prop. */
export type LocaleRouting = { defaultLocale: Locale; prefix: 'always' | 'as-needed' };

/** Splits a path into its locale (null if it has none) and the rest, which begins with a slash. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { locale: null, path };
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The address of a page in a locale: the only function that adds a locale to a path (L4). `path` has no locale, and may
 * have a query and a hash. `/` becomes the bare root, `/en-us`.
 */
export function localizedPath(locale: Locale, path: string, routing: LocaleRouting): string {
  if (routing.prefix === 'as-needed' && locale === routing.defaultLocale) return path;
  return `/${locale}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** Whether the path begins with a segment that looks like a locale but is not supported: `/fr-fr/…`, `/de/…` (L7). */
export function hasUnknownLocale(path: string): boolean {
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  return /^[a-z]{2}(-[a-z]{2})?$/i.test(first) && !isLocale(first);
}
