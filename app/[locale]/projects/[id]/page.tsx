import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { SellCallToAction } from '@/components/layout/category-cards';
import { PageFrame } from '@/components/layout/page-frame';
import { areaDescription, areaLabels, areaSentences } from '@/components/property/area-labels';
import { ListingGrid } from '@/components/property/listing-grid';
import { ProjectAbout, ProjectLinks } from '@/components/property/project-about';
import { ProjectPrices } from '@/components/property/project-prices';
import { WhereItIs } from '@/components/property/where-it-is';
import { Breadcrumbs } from '@/components/ui/page-links';
import { LocalizedText, PageHeading, Section } from '@/components/ui/text';
import { isActive } from '@/lib/content/listings.server';
import { landmarksNear, places } from '@/lib/content/places.server';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { areaPath } from '@/lib/navigation/area-path';
import { routePath } from '@/lib/navigation/routes';
import { areaLists } from '@/lib/property/area-homes.server';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { projectPrices } from '@/lib/property/project-facts';
import { projectData } from '@/lib/seo/listing-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { itemListData } from '@/lib/seo/structured-data';
import { shownTitle } from '@/lib/seo/title-length';
import { cardFor } from '../../../cards/find-card';
import { noneAtBuild, notFoundMetadata, pageLocale } from '../../../page-params';
import { absoluteUrl, localeRouting, siteUrl } from '../../../site-url';
import { pageUrls, StructuredData } from '../../structured-data';
import { type Project, projectAt, wordsOf } from './project-at';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; id: string }> };
type PartProps = { project: Project; locale: Locale };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const project = await projectAt((await params).id);
  if (project === null) return notFoundMetadata(locale);
  const { t, name, place, described, none } = await wordsOf(project, locale);
  return pageMetadata(
    {
      locale,
      path: project.path,
      title: shownTitle([t('title', { name, place }), t('shortTitle', { name, place }), name]),
      description:
        described === null ? (none ?? t('shortTitle', { name, place })) : await areaDescription(described, locale),
      picture: await cardFor({ locale, name: 'project', id: project.id }),
    },
    localeRouting(),
  );
}

/** The area page with homes like these in the district. Undefined if there are none. */
async function areaLink({ area, facts: { kind } }: Project, locale: Locale) {
  const [{ homesIn }, labels] = await Promise.all([areaLists(), areaLabels(locale)]);
  if (area === undefined || homesIn(area.code, kind).length === 0) return undefined;
  return { href: areaPath(area, kind), label: labels.all(area, kind) };
}

async function ProjectBreadcrumbs({ project, locale }: PartProps) {
  const [t, link] = await Promise.all([getTranslations({ locale }), areaLink(project, locale)]);
  const { path, names, newest, offered, facts, area } = project;
  const name = localizedText(names, locale).text;
  const breadcrumbs = [{ href: routePath('properties', { page: 1 }), label: t('Menu.properties') }, link ?? []].flat();
  const nameOf = (place: { name: { th: string; en: string } } | undefined) =>
    place === undefined ? '' : localizedText(place.name, locale).text;
  const data = projectData(
    {
      ...{ name, home: newest, geo: facts.geo },
      photos: newest.media.filter(({ kind }) => kind === 'photo').slice(0, 1),
      facilities: facts.facilities.map((amenity) => t(`Amenity.${amenity}`)),
    },
    {
      ...{ locale, url: absoluteUrl(locale, path), site: siteUrl() },
      ...{ district: nameOf(area?.district), province: nameOf(area?.province) },
    },
  );
  const list = itemListData(pageUrls('listing', offered, locale), offered.length);
  return (
    <>
      <StructuredData
        locale={locale}
        path={path}
        breadcrumbs={breadcrumbs}
        current={name}
        nodes={offered.length > 0 ? [data, list] : [data]}
      />
      <Breadcrumbs items={breadcrumbs} current={<LocalizedText content={names} />} />
    </>
  );
}

async function ProjectHeading({ project, locale }: PartProps) {
  const { labels, place, described, none } = await wordsOf(project, locale);
  const strong = (figure: React.ReactNode) => <strong className="whitespace-nowrap">{figure}</strong>;
  const paragraphs = described === null ? [] : await areaSentences(described, locale, strong);
  return (
    <PageHeading
      title={<LocalizedText content={project.names} />}
      lead={[labels.kindName(project.facts.kind), place].join(' · ')}
    >
      {paragraphs.map((sentences) => (
        <p key={sentences[0]?.key} className="mt-1 max-w-prose tabular-nums">
          {sentences.map(({ key, sentence }) => (
            <span key={key}>{sentence} </span>
          ))}
        </p>
      ))}
      {none === null ? null : <p className="mt-1 max-w-prose">{none}</p>}
    </PageHeading>
  );
}

async function ProjectHomes({ project, locale }: PartProps) {
  const now = Date.now();
  const { homes, offered, names } = project;
  const [t, market, allPlaces] = await Promise.all([
    getTranslations({ locale, namespace: 'Project' }),
    currentMarket(now),
    places(),
  ]);
  const unavailable = homes.filter((home) => !isActive(home));
  const prices = (['sale', 'rent'] as const).flatMap(
    (deal) => projectPrices(homes, deal, new Date(now).toISOString()) ?? [],
  );
  return (
    <>
      <Section id="offered" title={t('offered')} empty={offered.length === 0}>
        <ListingGrid
          listings={offered}
          places={allPlaces}
          now={now}
          firstAboveFold
          evidence={priceEvidenceOf(offered, market)}
        />
      </Section>
      {prices.map((each) => (
        <ProjectPrices key={each.deal} prices={each} names={names} />
      ))}
      <Section id="unavailable" title={t('unavailable')} empty={unavailable.length === 0}>
        <ListingGrid listings={unavailable} places={allPlaces} now={now} />
      </Section>
    </>
  );
}

export default async function ProjectPage({ params }: Props) {
  const locale = await pageLocale(params);
  const project = await projectAt((await params).id);
  if (project === null) notFound();
  const { id, newest, facts, area, offered } = project;
  const [allPlaces, landmarks, link] = await Promise.all([
    places(),
    facts.geo === undefined ? [] : landmarksNear(facts.geo),
    areaLink(project, locale),
  ]);
  return (
    <PageFrame>
      <PageView
        route="project"
        facts={{
          ...{ content_id: id, results: offered.length },
          ...(facts.kind === 'homes' ? {} : { property_type: facts.kind }),
          ...(area?.district === undefined ? {} : { district: area.district.name.en }),
        }}
      />
      <ProjectBreadcrumbs project={project} locale={locale} />
      <ProjectHeading project={project} locale={locale} />
      <ProjectHomes project={project} locale={locale} />
      <ProjectAbout home={newest} facts={facts} places={allPlaces} />
      <div className="*:py-7 md:*:py-10 [&_h2]:mb-6 [&_h2]:text-2xl md:[&_h2]:text-3xl">
        <WhereItIs listing={{ geo: facts.geo }} places={allPlaces} landmarks={landmarks} />
      </div>
      <ProjectLinks geo={facts.geo} area={link} />
      <SellCallToAction />
    </PageFrame>
  );
}
