import { getTranslations } from 'next-intl/server';
import { StaticPart } from '@/components/ui/static-part';
import type { Locale } from '@/lib/i18n/locales';
import { type RouteName, routePath } from '@/lib/navigation/routes';
import type { ArticleContext } from '@/lib/seo/company-data';
import { breadcrumbData, type DataNode, graphText, organizationData } from '@/lib/seo/structured-data';
import { absoluteUrl, siteUrl } from '../site-url';

type Props = {
  locale: Locale;
  path: string;
  /** The label of the last breadcrumb. Without a label there are no breadcrumbs. */
  current?: string;
  breadcrumbs?: readonly { readonly href: string; readonly label: string }[];
  nodes?: readonly DataNode[];
};

/** The structured data of a page in one graph: its content, its breadcrumbs, and the organization. */
export async function StructuredData({ locale, path, current, breadcrumbs = [], nodes = [] }: Props) {
  const t = await getTranslations({ locale, namespace: 'Breadcrumbs' });
  const steps = [{ href: routePath('home'), label: t('home') }, ...breadcrumbs, { href: path, label: current ?? '' }];
  const crumbs = breadcrumbData(steps.map(({ href, label }) => ({ name: label, url: absoluteUrl(locale, href) })));
  const graph = [...nodes, ...(current === undefined ? [] : [crumbs]), organizationData(locale, siteUrl())];
  return (
    <StaticPart as="div" id="structured-data" hidden>
      {/* As a child, React would escape the quotes. `graphText` contains no `<`. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphText(graph) }} />
    </StaticPart>
  );
}

export const pageUrls = (route: RouteName, items: readonly { readonly id: string }[], locale: Locale): string[] =>
  items.map(({ id }) => absoluteUrl(locale, routePath(route, { id })));

export const articleContext = (locale: Locale, path: string): ArticleContext => ({
  locale,
  site: siteUrl(),
  url: absoluteUrl(locale, path),
  teamUrl: absoluteUrl(locale, routePath('our-team')),
});
