import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { noneAtBuild, pageLocale } from '../../../../../page-params';
import { localeRouting } from '../../../../../site-url';
import { type AreaParams, areaAt } from '../area-at';
import { AreaView, areaMetadata } from '../area-view';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<AreaParams & { locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return areaMetadata(await pageLocale(params), await params);
}

export default async function FurtherAreaPage({ params }: Props) {
  const locale = await pageLocale(params);
  const request = await areaAt(await params);
  if (request?.page === 1)
    permanentRedirect(localizedPath(locale, areaPath(request.area, request.kind), localeRouting()));
  return <AreaView locale={locale} params={await params} />;
}
