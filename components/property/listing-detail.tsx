import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing, TeamMember } from '@/lib/content/collections';
import type { NearLandmark } from '@/lib/content/distance';
import { toListingSummary } from '@/lib/content/listing-summary';
import type { Places } from '@/lib/content/places.server';
import { bangkokDay, daysBetween, longDate } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { withSmallPicture } from '@/lib/media/small-picture.server';
import { routePath } from '@/lib/navigation/routes';
import type { PriceEvidence } from '@/lib/property/comparables';
import type { HubTrip } from '@/lib/transit/hub-trips.server';
import { SaveButton } from '../saved/home-marks';
import { ContentIcon, Icon } from '../ui/icon';
import { Breadcrumbs } from '../ui/page-links';
import { StaticPart } from '../ui/static-part';
import { LocalizedText } from '../ui/text';
import { CompareButton } from './compare-bar';
import { type Fact, FactsTable, KeyFacts } from './facts-table';
import { FilmsAndTours, FloorPlans } from './films-and-plans';
import { InspectionReport } from './inspection-report';
import { ListingPrice } from './listing-price';
import { Block, PageSection, SectionBar, type SectionName } from './listing-sections';
import { ListingBadges } from './listing-status';
import { ListingPlace, useStationNear } from './place-and-measures';
import { PlotDrawing } from './plot-drawing';
import { ProjectLink } from './project-about';
import { useListingFacts } from './use-listing-facts';
import { WhereItIs } from './where-it-is';

function AmenityList({ listing: { amenities, moreAmenities = [] } }: { listing: Listing }) {
  const t = useTranslations('Amenity');
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {amenities.map((amenity) => (
        <li key={amenity} className="fact-chip">
          {t(amenity)}
        </li>
      ))}
      {moreAmenities.map(({ name, icon }) => {
        const { text, lang } = localizedText(name, locale);
        return (
          <li key={text} lang={lang} className="fact-chip">
            {icon && <ContentIcon name={icon} fallback="check" className="text-icon print:hidden" />}
            {unbroken(text)}
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  listing: Listing;
  places: Places;
  /** A link to listings of the same type in the area, if there are any. */
  area: { readonly href: string; readonly label: string } | undefined;
  landmarks: readonly NearLandmark[];
  trips: readonly HubTrip[];
  evidence: PriceEvidence | null;
  inspector: TeamMember | undefined;
  now: number;
  gallery: ReactNode;
  contact: ReactNode;
  price: ReactNode;
  costs: ReactNode;
  sections: readonly SectionName[];
  /** Similar homes, which matter more than the rest of the page of a sold home. */
  similarFirst: ReactNode;
};

type HeadingProps = Pick<Props, 'listing' | 'places' | 'evidence' | 'now'> & { keyFacts: readonly Fact[] };

function Heading({ listing, places, evidence, now, keyFacts }: HeadingProps) {
  const t = useTranslations();
  const home = withSmallPicture(toListingSummary(listing));
  const near = useStationNear(places)(listing);
  return (
    <header className="relative mt-4 print:mt-2">
      <SaveButton home={home} label={t('Saved.save')} className="absolute top-0 right-0 print:hidden" />
      {/* From 64rem on, the contact card beside it has the price. */}
      <div className="pr-14 lg:hidden print:hidden">
        <ListingPrice listing={listing} size="large" evidence={evidence} />
      </div>
      <p className="flex flex-wrap gap-1.5 pr-14 max-lg:mt-2">
        <ListingBadges listing={listing} now={now} />
      </p>
      <h1 className="mt-2 text-xl leading-snug md:text-3xl lg:pr-14">
        <LocalizedText content={listing.title} />
      </h1>
      <StaticPart as="ul" id="whereabouts" className="mt-2 space-y-1 text-muted">
        <li className="flex items-center gap-1.5">
          <Icon name="map-pin" />
          <span>
            {listing.project ? (
              <>
                <ProjectLink listing={listing} className="underline hover:text-phprimary" /> ·{' '}
              </>
            ) : null}
            <ListingPlace listing={listing} places={places} />
          </span>
        </li>
        {near.map(([icon, text]) => (
          <li key={text} className="flex items-center gap-1.5">
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </StaticPart>
      <div className="mt-4">
        <KeyFacts facts={keyFacts} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-muted text-sm">
        <p>
          {t('Listing.code', { code: listing.code })} · <ListedOn listing={listing} now={now} />
        </p>
        <CompareButton
          home={home}
          label={t('Compare.toggleLabel', { code: listing.code })}
          text={t('Compare.toggle')}
        />
      </div>
    </header>
  );
}

function ListedOn({ listing: { publishedAt, verifiedAt, recordStatus }, now }: Pick<Props, 'listing' | 'now'>) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  const date = longDate(publishedAt, locale);
  const days = daysBetween(bangkokDay(Date.parse(publishedAt)), bangkokDay(now));
  return (
    <>
      {recordStatus === 'Sold' || days < 1 ? t('listedOn', { date }) : t('listedFor', { date, days })}
      {verifiedAt ? ` · ${t('checkedOn', { date: longDate(verifiedAt, locale) })}` : null}
    </>
  );
}

/** The first paragraph, and the others folded. */
function Description({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  const { text, lang } = localizedText(listing.description, locale);
  const [first = '', ...others] = text.split(/\n\s*\n/);
  const paragraph = (words: string) => (
    <p key={words} className="max-w-prose whitespace-pre-line pb-3 print:pb-1">
      {unbroken(words)}
    </p>
  );
  return (
    <div lang={lang}>
      {paragraph(first)}
      {others.length === 0 ? null : (
        <details className="fold">
          <summary lang={locale}>{t('readOn')}</summary>
          {others.map(paragraph)}
        </details>
      )}
    </div>
  );
}

function Highlights({ listing: { highlights } }: { listing: Listing }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 marker:text-phprimary sm:grid-cols-2">
      {highlights.map((highlight) => (
        <li key={localizedText(highlight, 'en-us').text}>
          <LocalizedText content={highlight} />
        </li>
      ))}
    </ul>
  );
}

type OverviewProps = Pick<Props, 'listing' | 'inspector'> & Pick<ReturnType<typeof useListingFacts>, 'groups'>;

function Overview({ listing, inspector, groups }: OverviewProps) {
  const t = useTranslations();
  const { inspection } = listing;
  return (
    <>
      {inspection ? <InspectionReport inspection={inspection} {...(inspector ? { inspector } : {})} /> : null}
      {listing.highlights.length > 0 ? (
        // Paper has no space for what the facts and the description say again.
        <div className="print:hidden">
          <Block id="highlights" title={t('Listing.highlights')}>
            <Highlights listing={listing} />
          </Block>
        </div>
      ) : null}
      <Block id="description" title={t('Listing.description')}>
        <Description listing={listing} />
      </Block>
      <Block id="facts" title={t('Listing.facts')}>
        <PlotDrawing listing={listing} />
        {groups.map(({ name, lead, facts }) => (
          <details key={name} className="fold">
            <summary>
              {t(`Listing.groups.${name === 'building' && listing.propertyType === 'land' ? 'plot' : name}`)}
              {lead ? <small>{lead}</small> : null}
            </summary>
            <FactsTable facts={facts} />
          </details>
        ))}
      </Block>
      {listing.amenities.length + (listing.moreAmenities?.length ?? 0) > 0 ? (
        <Block id="amenities" title={t('Facts.amenities')}>
          <AmenityList listing={listing} />
        </Block>
      ) : null}
    </>
  );
}

/** A listing's page from its pictures to its costs, with the contact card beside them, or after them on phones. */
export function ListingDetail(props: Props) {
  const { listing, places, area, landmarks, trips, inspector, gallery, contact, price, costs, sections } = props;
  const t = useTranslations();
  const { keyFacts, groups } = useListingFacts(listing, places, props.now);
  return (
    <>
      <Breadcrumbs
        items={[{ href: routePath('properties', { page: 1 }), label: t('Menu.properties') }, ...(area ? [area] : [])]}
        current={listing.code}
        className="max-md:hidden"
      />
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem] print:block print:columns-2 print:gap-8">
        <div className="min-w-0 print:[column-span:all]">{gallery}</div>
        <div className="min-w-0 lg:col-start-1">
          <Heading {...props} keyFacts={keyFacts} />
          {props.similarFirst}
          <SectionBar sections={sections} media={listing.media} />
          <PageSection name="overview">
            <Overview listing={listing} inspector={inspector} groups={groups} />
          </PageSection>
          {sections.includes('plan') ? (
            <PageSection name="plan">
              <FloorPlans listing={listing} />
              <FilmsAndTours listing={listing} />
            </PageSection>
          ) : null}
          <PageSection name="place">
            <WhereItIs listing={listing} places={places} landmarks={landmarks} trips={trips} />
          </PageSection>
          <div className="print:hidden">
            {sections.includes('price') ? <PageSection name="price">{price}</PageSection> : null}
            {sections.includes('money') ? <PageSection name="money">{costs}</PageSection> : null}
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:mt-2 print:break-inside-avoid">{contact}</div>
      </div>
    </>
  );
}
