import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { areaLabels } from '@/components/property/area-labels';
import { areaDescription } from '@/components/property/area-sentences';
import { namedKind } from '@/lib/content/area-kinds';
import type { Locale } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { offerOf } from '@/lib/property/area-facts';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { areaCardId } from '../../../../cards/area-card';
import { cardFor } from '../../../../cards/find-card';
import { localeRouting } from '../../../../locale-routing';
import { notFoundMetadata } from '../../../../not-found-metadata';
import { type AreaParams, areaAt, summaryOf } from './area-at';

/** Title and description with the area's figures. An empty area is excluded from search engines. */
export async function areaMetadata(locale: Locale, params: AreaParams): Promise<Metadata> {
  const request = await areaAt(params);
  if (request === null) return notFoundMetadata(locale);
  const { area, kind, page } = request;
  const summary = await summaryOf(area, kind);
  const { homes, stats } = summary;
  const [t, labels] = await Promise.all([getTranslations({ locale }), areaLabels(locale)]);
  const plain = labels.title(area, namedKind(kind, homes), offerOf(stats));
  const title = homes.length === 0 ? plain : t('AreaPage.counted', { title: plain, count: homes.length });
  const description = homes.length === 0 ? t('Site.description') : await areaDescription(summary, locale);
  return pageMetadata(
    {
      locale,
      path: areaPath(area, kind, page),
      title: page === 1 ? title : t('Category.pageTitle', { title, page }),
      description: page === 1 ? description : t('Category.pageDescription', { description, page }),
      hidden: homes.length === 0,
      picture: await cardFor({ locale, name: 'area', id: areaCardId(area, kind) }),
    },
    localeRouting(),
  );
}
