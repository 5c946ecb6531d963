import { getTranslations } from 'next-intl/server';
import { LOCALES, SEARCH_CACHE_CONTROL } from '@/lib/config/constants';
import { SITE } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/phone';
import { llmsText } from '@/lib/seo/llms-text';
import { siteUrl } from '../site-url';
import { llmsSections } from './llms-sections';

export const dynamic = 'force-dynamic';

const NOTES = ['about', 'prices', 'areas', 'dates', 'status'] as const;

async function notes(locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale });
  const contact = `${t('Footer.contact')}: ${formatThaiPhone(SITE.phone, locale)}, ${SITE.email}, LINE ${SITE.lineId}`;
  return [t('Site.description'), ...NOTES.map((note) => t(`Llms.${note}`)), contact, t('Footer.demo')];
}

/** The site's description for language models, in both languages. */
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
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, ${SEARCH_CACHE_CONTROL}` },
  });
}
