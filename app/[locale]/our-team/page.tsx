import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { MemberCard } from '@/components/content/members';
import { TeamContentGrid } from '@/components/content/team-content';
import { PageFrame } from '@/components/layout/page-frame';
import { Reviews, SoldCount } from '@/components/leads/sold-homes';
import { Breadcrumbs } from '@/components/ui/page-links';
import { StaticPart } from '@/components/ui/static-part';
import { PageHeading, Section } from '@/components/ui/text';
import { soldHomes } from '@/lib/content/listings.server';
import { places } from '@/lib/content/places.server';
import { reviews, teamContents, teamMembers } from '@/lib/content/published.server';
import { routePath } from '@/lib/navigation/routes';
import { personData } from '@/lib/seo/company-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cardFor } from '../../cards/find-card';
import { pageLocale } from '../../page-params';
import { absoluteUrl, localeRouting, siteUrl } from '../../site-url';
import { StructuredData } from '../structured-data';

const REVIEWS = 12;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'Team' });
  const picture = await cardFor({ locale, name: 'our-team' });
  return pageMetadata(
    { locale, path: routePath('our-team'), title: t('title'), description: t('description'), picture },
    localeRouting(),
  );
}

export default async function TeamPage({ params }: Props) {
  const locale = await pageLocale(params);
  const [members, contents, allPlaces, sold, said] = await Promise.all([
    teamMembers(),
    teamContents(),
    places(),
    soldHomes(),
    reviews(),
  ]);
  const t = await getTranslations({ locale, namespace: 'Team' });
  const path = routePath('our-team');
  const context = { locale, site: siteUrl(), teamUrl: absoluteUrl(locale, path) };
  return (
    <PageFrame>
      <PageView route="our-team" />
      <StructuredData
        locale={locale}
        path={path}
        current={t('title')}
        nodes={members.map((member) => personData(member, context))}
      />
      <Breadcrumbs items={[]} current={t('title')} />
      <PageHeading title={t('title')} lead={t('lead')}>
        <SoldCount homes={sold} />
      </PageHeading>
      <StaticPart as="ul" id="members" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} places={allPlaces} />
          </li>
        ))}
      </StaticPart>
      <Section id="reviews" title={t('reviews')} empty={said.length === 0}>
        <Reviews reviews={said.slice(0, REVIEWS)} className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3" />
      </Section>
      <Section id="stories" title={t('stories')} empty={contents.length === 0}>
        <TeamContentGrid contents={contents} />
      </Section>
    </PageFrame>
  );
}
