import { getTranslations } from 'next-intl/server';
import { areaWords } from '@/components/listing/area-words';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { areas } from '@/lib/content/areas.server';
import type { Locale } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import type { DataNode } from '@/lib/seo/structured-data';
import { PageData } from '../../../page-data';
import type { AskedArea } from './area-at';

type Props = { asked: AskedArea; locale: Locale; nodes: readonly DataNode[] };

/** Breadcrumbs for all properties › province › district › kind, with the page's structured data. */
export async function AreaWay({ asked: { area, kind, page }, locale, nodes }: Props) {
  const [t, say, { byCode }] = await Promise.all([getTranslations({ locale }), areaWords(locale), areas()]);
  const around = area.district === undefined ? undefined : byCode.get(area.province.id);
  const way = [
    { href: routePath('properties', { page: 1 }), label: t('Menu.properties') },
    ...(around ? [{ href: areaPath(around, 'homes'), label: say.short(around) }] : []),
    ...(kind === 'homes' ? [] : [{ href: areaPath(area, 'homes'), label: say.short(area) }]),
  ];
  const here = kind === 'homes' ? say.short(area) : say.kindName(kind);
  return (
    <>
      <PageData locale={locale} path={areaPath(area, kind, page)} way={way} here={here} nodes={nodes} />
      <Breadcrumbs way={way} here={here} />
    </>
  );
}
