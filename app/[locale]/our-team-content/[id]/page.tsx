import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { TeamContentGrid, TeamContentView } from '@/components/content/team-content';
import { PageFrame } from '@/components/layout/page-frame';
import { Section } from '@/components/ui/text';
import type { TeamContent } from '@/lib/content/collections';
import { firstParagraph } from '@/lib/content/markdown';
import { findTeamContent, membersByIds, teamContents } from '@/lib/content/published.server';
import { localizedText } from '@/lib/i18n/locales';
import { isValidPath, routePath } from '@/lib/navigation/routes';
import { storyData } from '@/lib/seo/company-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, notFoundMetadata, pageLocale } from '../../../page-params';
import { localeRouting } from '../../../site-url';
import { articleContext, StructuredData } from '../../structured-data';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; id: string }> };

async function find(params: Props['params']): Promise<TeamContent | undefined> {
  const { id } = await params;
  return isValidPath(routePath('our-team-content', { id })) ? findTeamContent(id) : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const content = await find(params);
  if (content === undefined) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Site' });
  const title = localizedText(content.title, locale).text;
  return pageMetadata(
    {
      locale,
      path: routePath('our-team-content', { id: content.id }),
      title,
      description: firstParagraph(localizedText(content.body, locale).text),
      facts: [t('summary', { title })],
      picture: await cardFor({ locale, name: 'our-team-content', id: content.id }),
      kind: 'article',
    },
    localeRouting(),
  );
}

export default async function TeamContentPage({ params }: Props) {
  const locale = await pageLocale(params);
  const content = await find(params);
  if (content === undefined) notFound();
  const [members, all] = await Promise.all([membersByIds(content.members), teamContents()]);
  const t = await getTranslations({ locale, namespace: 'Team' });
  const path = routePath('our-team-content', { id: content.id });
  const others = all.filter((other) => other.id !== content.id).slice(0, 4);
  return (
    <PageFrame>
      <PageView route="our-team-content" facts={{ content_id: content.id }} />
      <StructuredData
        locale={locale}
        path={path}
        breadcrumbs={[{ href: routePath('our-team'), label: t('title') }]}
        current={t(`kind.${content.kind}`)}
        nodes={[storyData(content, articleContext(locale, path))]}
      />
      <TeamContentView content={content} members={members} />
      <Section id="more" title={t('more')} empty={others.length === 0}>
        <TeamContentGrid contents={others} />
      </Section>
    </PageFrame>
  );
}
