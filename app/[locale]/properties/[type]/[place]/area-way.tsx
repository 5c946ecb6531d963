import { getTranslations } from 'next-intl/server';
import { areaWords } from '@/components/listing/area-words';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StructuredData } from '@/components/ui/structured-data';
import type { AreaKind } from '@/lib/content/area-kinds';
import type { Area } from '@/lib/content/areas';
import { areas } from '@/lib/content/areas.server';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { localeRouting } from '../../../../locale-routing';
import { siteUrl } from '../../../../site-url';

/** All properties › province › district › kind, for people and for machines. */
export async function AreaWay({ area, kind, locale }: { area: Area; kind: AreaKind; locale: Locale }) {
  const [t, say, { byCode }] = await Promise.all([getTranslations({ locale }), areaWords(locale), areas()]);
  const around = area.district === undefined ? undefined : byCode.get(area.province.id);
  const steps = [
    { href: routePath('properties', { page: 1 }), label: t('Menu.properties') },
    ...(around ? [{ href: areaPath(around, 'homes'), label: say.short(around) }] : []),
    { href: areaPath(area, 'homes'), label: say.short(area) },
    ...(kind === 'homes' ? [] : [{ href: areaPath(area, kind), label: say.kindName(kind) }]),
  ];
  const urlOf = (path: string) => siteUrl() + localizedPath(locale, path, localeRouting());
  const named = [{ href: '/', label: t('Breadcrumbs.home') }, ...steps];
  return (
    <>
      <StructuredData nodes={[breadcrumbData(named.map(({ href, label }) => ({ name: label, url: urlOf(href) })))]} />
      <Breadcrumbs way={steps.slice(0, -1)} here={steps.at(-1)?.label} />
    </>
  );
}
