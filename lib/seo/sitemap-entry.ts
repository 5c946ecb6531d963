import { LOCALES } from '../config/constants';
import { LOCALE_FACTS } from '../i18n/locales';
import { type LocaleRouting, localizedPath } from '../i18n/paths';
import { xmlText } from './xml-text';

/** A page in all languages: its path without locale, its last change, and the addresses of its pictures. */
export type SitemapAddress = {
  readonly path: string;
  /** ISO instant or day. Undefined if unknown. */
  readonly changed?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
};

export type SitemapContext = {
  /** Absolute, without a trailing slash. */
  readonly site: string;
  readonly routing: LocaleRouting;
};

const PLAIN = /^\/[\w\-./%]*$/;

/**
 * The absolute and escaped URL, or undefined if invalid. Plain paths take a fast path, because 100,000 listings have a
 * million.
 */
function pictureAddress(url: string, site: string): string | undefined {
  if (PLAIN.test(url)) return site + url;
  return URL.canParse(url, site) ? xmlText(new URL(url, site).href) : undefined;
}

function pictureLines(pictures: readonly string[], site: string): string {
  let lines = '';
  for (const url of pictures) {
    const address = pictureAddress(url, site);
    if (address !== undefined) lines += `<image:image><image:loc>${address}</image:loc></image:image>\n`;
  }
  return lines;
}

const alternate = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`;

/**
 * The sitemap entries of a page, one per language, each with all alternates (sitemaps.org, and Google's extensions).
 * Only the first has the pictures, because they are the same in every language and most of the size.
 */
export function sitemapEntries({ path, changed, pictures = [] }: SitemapAddress, context: SitemapContext): string {
  const { site, routing } = context;
  let rest = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>\n`;
  let defaultHref = '';
  // Each is built once, because 100,000 listings refer to them a million times.
  const hrefs = LOCALES.map((locale) => {
    const href = xmlText(site + localizedPath(locale, path, routing));
    rest += alternate(LOCALE_FACTS[locale].tag, href);
    if (locale === routing.defaultLocale) defaultHref = href;
    return href;
  });
  rest += alternate('x-default', defaultHref);
  let entries = '';
  let shown = pictureLines(pictures, site);
  for (const href of hrefs) {
    entries += `<url>\n<loc>${href}</loc>\n${rest}${shown}</url>\n`;
    shown = '';
  }
  return entries;
}

export const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
export const SITEMAP_END = '</urlset>\n';
