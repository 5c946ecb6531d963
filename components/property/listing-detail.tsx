import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/content/collections';
import type { NearLandmark } from '@/lib/content/distance';
import { toListingSummary } from '@/lib/content/listing-summary';
import type { Places } from '@/lib/content/places.server';
import { longDate } from '@/lib/i18n/dates';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { withSmallPicture } from '@/lib/media/small-picture.server';
import { routePath } from '@/lib/navigation/routes';
import { SaveButton } from '../saved/home-marks';
import { ContentIcon, Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { Breadcrumbs } from '../ui/page-links';
import { LocalizedText } from '../ui/text';
import { CompareButton } from './compare-bar';
import { FactsTable } from './facts-table';
import { FilmsAndTours, FloorPlans } from './films-and-plans';
import { ListingGallery } from './listing-gallery';
import { ListingPrice } from './listing-price';
import { ListingBadges, StatusBanner } from './listing-status';
import { ListingMeasures, ListingPlace } from './place-and-measures';
import { PriceHistory } from './price-context';
import { useListingFacts } from './use-listing-facts';
import { WhereItIs } from './where-it-is';

const CHIP = 'flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-sm print:p-0';

function AmenityList({ listing: { amenities, moreAmenities = [] } }: { listing: Listing }) {
  const t = useTranslations('Amenity');
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {amenities.map((amenity) => (
        <li key={amenity} className={CHIP}>
          {t(amenity)}
        </li>
      ))}
      {moreAmenities.map(({ name, icon }) => {
        const { text, lang } = localizedText(name, locale);
        return (
          <li key={text} lang={lang} className={CHIP}>
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
  now: number;
  contact: ReactNode;
  money: ReactNode;
};

function Heading({ listing, places, now }: Pick<Props, 'listing' | 'places' | 'now'>) {
  const t = useTranslations('Listing');
  const save = useTranslations('Saved')('save');
  const compare = useTranslations('Compare');
  const home = withSmallPicture(toListingSummary(listing));
  const locale = useLocale();
  return (
    <header className="mb-6 print:mb-2">
      <p className="mb-2 flex flex-wrap gap-1.5">
        <ListingBadges listing={listing} now={now} />
      </p>
      <div className="flex items-start justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">
          <LocalizedText content={listing.title} />
        </h1>
        <SaveButton home={home} label={save} className="shrink-0 print:hidden" />
      </div>
      <p className="mt-2 flex items-center gap-1.5 text-muted">
        <Icon name="map-pin" />
        <ListingPlace listing={listing} places={places} />
      </p>
      {/* On phones the contact card with the price comes last, so show the price here too. */}
      <div className="mt-3 lg:hidden print:hidden">
        <ListingPrice listing={listing} size="large" />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <ListingMeasures listing={listing} />
        <CompareButton home={home} label={compare('toggleLabel', { code: listing.code })} text={compare('toggle')} />
      </div>
      <p className="mt-3 text-muted text-sm">
        {t('listedOn', { date: longDate(listing.publishedAt, locale) })}
        {listing.verifiedAt ? ` · ${t('checkedOn', { date: longDate(listing.verifiedAt, locale) })}` : null}
      </p>
    </header>
  );
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="py-6 print:py-2">
      <h2 id={id} className="mb-3 text-xl print:mb-1 print:text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Description({ listing }: { listing: Listing }) {
  const { text, lang } = localizedText(listing.description, useLocale());
  return (
    <div lang={lang} className="max-w-prose space-y-4 print:space-y-2">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {unbroken(paragraph)}
        </p>
      ))}
    </div>
  );
}

/** The details of a listing. `contact` is the card beside them. `money` has the sections about the price. */
export function ListingDetail({ listing, places, area, landmarks, now, contact, money }: Props) {
  const t = useTranslations();
  const facts = useListingFacts(listing, places, now);
  return (
    <>
      <Breadcrumbs
        items={[{ href: routePath('properties', { page: 1 }), label: t('Menu.properties') }, ...(area ? [area] : [])]}
        current={listing.code}
      />
      <StatusBanner listing={listing}>
        {listing.recordStatus === 'Reserved' ? (
          <LocalLink
            href={routePath('listing-enquire', { id: listing.id })}
            className="inline-flex min-h-11 items-center font-semibold text-phprimary underline print:hidden"
          >
            {t('Enquiry.openReserved')}
          </LocalLink>
        ) : null}
      </StatusBanner>
      <ListingGallery listing={listing} />
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-3 print:block print:columns-2 print:gap-8">
        <div>
          <Heading listing={listing} places={places} now={now} />
          {listing.highlights.length > 0 ? (
            <Block id="highlights" title={t('Listing.highlights')}>
              <ul className="grid gap-2 sm:grid-cols-2 print:grid-cols-1 print:gap-0.5">
                {listing.highlights.map((highlight) => (
                  <li key={localizedText(highlight, 'en-us').text} className="flex gap-2">
                    <Icon name="check" className="mt-1 text-phprimary" />
                    <span>
                      <LocalizedText content={highlight} />
                    </span>
                  </li>
                ))}
              </ul>
            </Block>
          ) : null}
          <Block id="description" title={t('Listing.description')}>
            <Description listing={listing} />
          </Block>
          <Block id="facts" title={t('Listing.facts')}>
            <FactsTable facts={facts} />
          </Block>
          {listing.amenities.length + (listing.moreAmenities?.length ?? 0) > 0 ? (
            <Block id="amenities" title={t('Facts.amenities')}>
              <AmenityList listing={listing} />
            </Block>
          ) : null}
          <FloorPlans listing={listing} />
          <FilmsAndTours listing={listing} />
          <WhereItIs listing={listing} places={places} landmarks={landmarks} />
          <PriceHistory listing={listing} />
        </div>
        <div className="lg:row-span-2 print:mt-2 print:break-inside-avoid">{contact}</div>
        {/* After the contact card on phones, so that callers need not scroll past the calculators. */}
        <div className="min-w-0 print:hidden">{money}</div>
      </div>
    </>
  );
}
