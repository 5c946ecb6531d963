import { getMessages, getTranslations } from 'next-intl/server';
import { LOCALES, SHARED_CACHE_CONTROL } from '@/lib/config/constants';
import { SITE } from '@/lib/config/site';
import { isListingCategory } from '@/lib/content/listings.server';
import { companyPage } from '@/lib/content/published.server';
import type { Messages } from '@/lib/i18n/load-messages';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { ROUTES, type Route, type RouteName, routePath } from '@/lib/navigation/routes';
import { FEEDS, feedPath } from '@/lib/seo/feeds';
import { type LlmsLink, type LlmsSection, llmsText } from '@/lib/seo/llms-text';
import { absoluteUrl, siteUrl } from '../site-url';

type MenuName = Extract<RouteName, keyof Messages['Menu']>;

/** Pages without parameters, and numbered lists (their first page). */
const isMain = ({ validate = {}, unlisted }: Route) =>
  !unlisted && Object.keys(validate).every((name) => name === 'page');

async function aboutPage(name: MenuName, locale: Locale): Promise<string | undefined> {
  const t = await getTranslations({ locale });
  if (name === 'contents') return t('Articles.lead');
  if (name === 'our-team') return t('Team.lead');
  if (name === 'contact-us-for-sell') return t('Home.sellText');
  if (isListingCategory(name) || name === 'our-works') return t(`Category.${name}.lead`);
  const page = await companyPage(name).catch(() => undefined);
  return page && localizedText(page.summary, locale).text;
}

async function mainPages(locale: Locale): Promise<LlmsLink[]> {
  const [t, { Menu }] = await Promise.all([getTranslations({ locale }), getMessages({ locale })]);
  const inMenu = (name: RouteName): name is MenuName => Object.hasOwn(Menu, name);
  const names = ROUTES.filter(isMain).map(({ name }) => name);
  const links = names.filter(inMenu).map(async (name) => ({
    name: t(`Menu.${name}`),
    url: absoluteUrl(locale, routePath(name, { page: 1 })),
    text: await aboutPage(name, locale),
  }));
  const home = { name: t('Breadcrumbs.home'), url: absoluteUrl(locale, '/'), text: t('Site.tagline') };
  return [home, ...(await Promise.all(links))];
}

async function llmsSections(locale: Locale): Promise<LlmsSection[]> {
  const t = await getTranslations({ locale });
  const feeds = FEEDS.map((feed) => ({
    name: t(`Feed.${feed}.title`),
    url: absoluteUrl(locale, feedPath(feed)),
    text: t(`Feed.${feed}.text`),
  }));
  return [
    { title: t('Llms.pages'), links: await mainPages(locale) },
    { title: t('Llms.feeds'), links: feeds },
  ];
}

export const dynamic = 'force-dynamic';

const NOTES = ['about', 'prices', 'areas', 'dates', 'status'] as const;

async function notes(locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale });
  const contact = `${t('Footer.contact')}: ${formatThaiPhone(SITE.phone, locale)}, ${SITE.email}, LINE ${SITE.lineId}`;
  return [t('Site.description'), ...NOTES.map((note) => t(`Llms.${note}`)), contact, t('Footer.demo')];
}

export async function GET(): Promise<Response> {
  const t = await getTranslations({ locale: LOCALES[0] });
  const [sections, allNotes] = await Promise.all([
    Promise.all(LOCALES.map(llmsSections)),
    Promise.all(LOCALES.map(notes)),
  ]);
  const sitemap = { name: t('Llms.sitemap'), url: `${siteUrl()}/sitemap.xml`, text: t('Llms.sitemapText') };
  const text = llmsText(
    {
      name: LOCALES.map((locale) => SITE.name[locale]).join(' · '),
      summary: `${t('Site.tagline')}.`,
      notes: allNotes.flat(),
    },
    [...sections.flat(), { title: t('Llms.optional'), links: [sitemap] }],
  );
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, ${SHARED_CACHE_CONTROL}` },
  });
}
