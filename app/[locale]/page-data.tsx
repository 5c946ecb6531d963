import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/structured-data';
import type { Locale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { breadcrumbData, type DataNode, organizationData } from '@/lib/seo/structured-data';
import { absoluteUrl } from '../absolute-url';
import { siteUrl } from '../site-url';

type Props = {
  locale: Locale;
  /** Of the page, without locale. */
  path: string;
  /** What the last of its breadcrumbs says; nothing where there are none. */
  here?: string;
  /** Between the home page and this one. */
  way?: readonly { readonly href: string; readonly label: string }[];
  /** What else the page shows. */
  nodes?: readonly DataNode[];
};

/** The one graph of a page: what it shows, the way to it as its breadcrumbs show it, and who is behind the site. */
export async function PageData({ locale, path, here, way = [], nodes = [] }: Props) {
  const t = await getTranslations({ locale, namespace: 'Breadcrumbs' });
  const steps = [{ href: routePath('home'), label: t('home') }, ...way, { href: path, label: here ?? '' }];
  const crumbs = breadcrumbData(steps.map(({ href, label }) => ({ name: label, url: absoluteUrl(locale, href) })));
  return (
    <StructuredData nodes={[...nodes, ...(here === undefined ? [] : [crumbs]), organizationData(locale, siteUrl())]} />
  );
}
