import { getTranslations } from 'next-intl/server';
import { StructuredData } from '@/components/ui/structured-data';
import type { Locale } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { breadcrumbData, type DataNode, organizationData } from '@/lib/seo/structured-data';
import { absoluteUrl } from '../absolute-url';
import { siteUrl } from '../site-url';

type Props = {
  locale: Locale;
  /** The path of the page, without locale. */
  path: string;
  /** The label of its last breadcrumb. Without it there are no breadcrumbs. */
  current?: string;
  /** The breadcrumbs between the home page and this one. */
  breadcrumbs?: readonly { readonly href: string; readonly label: string }[];
  /** Other content of the page. */
  nodes?: readonly DataNode[];
};

/** The structured data of a page in one graph: its content, its breadcrumbs, and the organization. */
export async function PageData({ locale, path, current, breadcrumbs = [], nodes = [] }: Props) {
  const t = await getTranslations({ locale, namespace: 'Breadcrumbs' });
  const steps = [{ href: routePath('home'), label: t('home') }, ...breadcrumbs, { href: path, label: current ?? '' }];
  const crumbs = breadcrumbData(steps.map(({ href, label }) => ({ name: label, url: absoluteUrl(locale, href) })));
  return (
    <StructuredData
      nodes={[...nodes, ...(current === undefined ? [] : [crumbs]), organizationData(locale, siteUrl())]}
    />
  );
}
