import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { ArticleGrid } from '@/components/content/article-list';
import { MemberStrip } from '@/components/content/members';
import { WorkSlideShow, worksToShow } from '@/components/content/work-show';
import { CategoryCards, SellCallToAction } from '@/components/layout/category-cards';
import { PageFrame } from '@/components/layout/page-frame';
import { Photo } from '@/components/media/photo';
import { AreaTiles } from '@/components/property/area-lists';
import { ListingGrid } from '@/components/property/listing-grid';
import { ProofFigures } from '@/components/property/proof-figures';
import { LateRecentStrip } from '@/components/saved/late-recent-strip';
import { HeroSearch } from '@/components/search/hero-search';
import { HomeDoors } from '@/components/search/home-doors';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/text';
import { activeListings, listingsOf } from '@/lib/content/listings.server';
import { areas, places } from '@/lib/content/places.server';
import { articles, teamMembers, works } from '@/lib/content/published.server';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { fullestAreas } from '@/lib/property/area-homes.server';
import { priceEvidenceOf } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { type Example, examplesOfDay, paymentsToOffer } from '@/lib/search/examples.server';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { websiteData } from '@/lib/seo/structured-data';
import { cardFor } from '../cards/find-card';
import { pageLocale } from '../page-params';
import { absoluteUrl, localeRouting, siteUrl } from '../site-url';
import { StructuredData } from './structured-data';

const PICTURE = { url: '/demo/house-modern-stone-golden.jpg', colour: '#807a69', width: 1440, height: 960, alt: {} };

/** From 48rem on, the picture covers 36rem of height, for which it must be 54rem wide. */
const HERO_SIZES = '(min-width: 54rem) 100vw, (min-width: 48rem) 54rem, 100vw';

type HeroProps = { searchAction: string; examples: readonly Example[]; payments: readonly number[] };

function HomeHero({ searchAction, ...offered }: HeroProps) {
  const t = useTranslations('Home');
  return (
    <div className="relative isolate bg-midnightblue text-white">
      {/* Above the words on a phone, where a picture behind everything would be stretched to two and a half times its width. */}
      <div className="relative aspect-3/2 max-h-[50svh] w-full md:absolute md:inset-0 md:-z-10 md:aspect-auto md:max-h-none">
        <Photo picture={PICTURE} first decorative sizes={HERO_SIZES} className="absolute inset-0" />
        <div className="absolute inset-0 -bottom-px bg-gradient-to-t from-midnightblue to-55% md:from-midnightblue/90 md:via-midnightblue/55 md:to-80%" />
      </div>
      <PageFrame className="relative -mt-16 flex text-shadow-lg flex-col justify-end pb-8 md:mt-0 md:min-h-[36rem] md:pt-32 md:pb-14">
        <h1 className="text-4xl leading-tight md:text-5xl">{t('title')}</h1>
        <p className="mt-2 mb-6 max-w-prose text-lg">{t('lead')}</p>
        <div className="text-shadow-none">
          <HeroSearch action={searchAction} {...offered} />
        </div>
      </PageFrame>
    </div>
  );
}

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata(
    {
      ...{ locale, path: '/', title: t('Home.documentTitle'), description: t('Site.description') },
      sharedTitle: `${t('Site.name')}: ${t('Site.tagline')}`,
      picture: await cardFor({ locale, name: 'home' }),
    },
    localeRouting(),
  );
}

async function homeContent() {
  const [all, belowMarket, investment, newOrRenovated, ...rest] = await Promise.all([
    activeListings(),
    listingsOf('below-market-price'),
    listingsOf('investment-properties'),
    listingsOf('new-renovated'),
    places(),
    works(),
    articles(),
    teamMembers(),
  ]);
  const counts = {
    properties: all.length,
    'below-market-price': belowMarket.length,
    'investment-properties': investment.length,
    'new-renovated': newOrRenovated.length,
  };
  return { all, belowMarket, counts, rest };
}

export default async function HomePage({ params }: Props) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'Home' });
  const { all, belowMarket, counts, rest } = await homeContent();
  const [allPlaces, allWorks, allArticles, members] = rest;
  const now = Date.now();
  const newest = all.slice(0, 6);
  const others = belowMarket.filter((listing) => !newest.includes(listing));
  const market = await currentMarket(now);
  const evidence = priceEvidenceOf(belowMarket, market);
  const proven = others.filter(({ id }) => evidence.has(id)).slice(0, 3);
  const example = await getTranslations({ locale, namespace: 'Suggest.example' });
  const [areaPrices, allAreas, ...offered] = await Promise.all([
    fullestAreas(4),
    areas(),
    examplesOfDay(example, now),
    paymentsToOffer(),
  ]);
  const [examples, payments] = offered;
  const shownWorks = worksToShow(allWorks, 5);
  const website = websiteData(locale, siteUrl(), absoluteUrl(locale, '/'), absoluteUrl(locale, routePath('search')));
  return (
    <>
      <StructuredData locale={locale} path="/" nodes={[website]} />
      <HomeHero
        searchAction={localizedPath(locale, routePath('search'), localeRouting())}
        examples={examples}
        payments={payments}
      />
      <PageView route="home" />
      <PageFrame>
        <ProofFigures homes={all} works={allWorks} evidence={evidence} now={now} />
        {/* Displayed before the first paint if the device has stored homes or searches. */}
        <div data-recent-homes="" className="hidden">
          <Section id="recent" title={t('recent')}>
            <LateRecentStrip continueText={t('continueSearch')} icon={<Icon name="search" className="size-4" />} />
          </Section>
        </div>
        <Section id="doors" title={t('doors')}>
          <HomeDoors locale={locale} places={allPlaces} />
          <CategoryCards counts={counts} />
        </Section>
        <Section
          id="newest"
          title={t('newest')}
          more={{ href: routePath('properties', { page: 1 }), label: t('newestAll') }}
          empty={newest.length === 0}
        >
          <ListingGrid
            listings={newest}
            places={allPlaces}
            now={now}
            evidence={priceEvidenceOf(newest, market)}
            loanNote={proven.length === 0}
            strip
          />
        </Section>
        <Section
          id="below-market"
          title={t('belowMarket')}
          lead={t('belowMarketLead')}
          more={{ href: routePath('below-market-price', { page: 1 }), label: t('belowMarketAll') }}
          empty={proven.length === 0}
        >
          <ListingGrid listings={proven} places={allPlaces} now={now} evidence={evidence} strip />
        </Section>
        <Section id="areas" title={t('areas')} lead={t('areasLead')} empty={areaPrices.length === 0}>
          <AreaTiles prices={areaPrices} areas={allAreas} places={allPlaces} />
        </Section>
        <Section
          id="works"
          title={t('works')}
          more={{ href: routePath('our-works', { page: 1 }), label: t('worksAll') }}
          empty={shownWorks.length === 0}
        >
          <WorkSlideShow shown={shownWorks} places={allPlaces} />
        </Section>
        <Section
          id="articles"
          title={t('articles')}
          more={{ href: routePath('contents'), label: t('articlesAll') }}
          empty={allArticles.length === 0}
        >
          <ArticleGrid articles={allArticles.slice(0, 4)} brief strip />
        </Section>
        <Section
          id="team"
          title={t('team')}
          more={{ href: routePath('our-team'), label: t('teamAll') }}
          empty={members.length === 0}
        >
          <MemberStrip members={members} />
        </Section>
        <SellCallToAction />
      </PageFrame>
    </>
  );
}
