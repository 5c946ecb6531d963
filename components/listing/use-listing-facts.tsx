import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { longDate } from '@/lib/i18n/dates';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { grossYield } from '@/lib/property/price';
import { Words } from '../ui/words';
import type { Fact } from './facts-table';
import { LandArea } from './land-area';
import { ListingPlace } from './listing-place';

/** The order in which people ask for them. */
const FACTS = [
  'type',
  'deal',
  'project',
  'address',
  'usableArea',
  'landArea',
  'bedrooms',
  'bathrooms',
  'parking',
  'storeys',
  'floor',
  'yearBuilt',
  'renovatedAt',
  'condition',
  'furnishing',
  'facing',
  'titleDeed',
  'tenure',
  'leaseEnd',
  'foreignQuota',
  'commonFee',
  'sinkingFund',
  'transferFee',
  'appraised',
  'rentEstimate',
  'grossYield',
  'flood',
] as const;

type Values = Partial<Record<(typeof FACTS)[number], ReactNode>>;

/** Every fact of a home that is known (content-model.md). */
export function useListingFacts(listing: Listing, places: Places): Fact[] {
  const t = useTranslations();
  const building = useBuildingFacts(listing);
  const ownership = useOwnershipFacts(listing);
  const values: Values = {
    type: t(`PropertyType.${listing.propertyType}`),
    deal: t(`Deal.${listing.deal}`),
    project: listing.project && <Words of={listing.project} />,
    address: <Address listing={listing} places={places} />,
    ...building,
    ...ownership,
    flood: listing.risks && t(`Flood.${listing.risks.flood}`),
  };
  return FACTS.filter((name) => values[name] !== undefined).map((name) => ({
    key: name,
    name: t(`Facts.${name}`),
    value: values[name],
  }));
}

function Address({ listing, places }: { listing: Listing; places: Places }) {
  const { road, postcode } = listing.address;
  return (
    <>
      {road ? (
        <>
          <Words of={road} />{' '}
        </>
      ) : null}
      <ListingPlace listing={listing} places={places} /> {postcode}
    </>
  );
}

function useBuildingFacts(listing: Listing): Values {
  const t = useTranslations();
  const locale = useLocale();
  const { usableAreaSqm, landAreaSqwah, renovatedAt, condition, furnishing, facing, yearBuilt } = listing;
  return {
    usableArea: usableAreaSqm && t('Measure.sqm', { value: formatNumber(usableAreaSqm) }),
    landArea: landAreaSqwah && <LandArea sqwah={landAreaSqwah} metric />,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    parking: listing.parking === 0 ? t('Facts.none') : listing.parking,
    storeys: listing.storeys,
    floor: listing.floor,
    yearBuilt: yearBuilt && String(locale === 'th-th' ? yearBuilt + 543 : yearBuilt),
    renovatedAt: renovatedAt && longDate(renovatedAt, locale),
    condition: condition && t(`Condition.${condition}`),
    furnishing: furnishing && t(`Furnishing.${furnishing}`),
    facing: facing && t(`Facing.${facing}`),
  };
}

function useOwnershipFacts(listing: Listing): Values {
  const t = useTranslations();
  const locale = useLocale();
  const {
    titleDeed,
    leaseEnd,
    foreignQuota,
    commonFee,
    sinkingFund,
    appraisedValue,
    appraisedAt,
    rentEstimateMonthly,
  } = listing;
  const yields = grossYield(listing);
  const appraised = appraisedValue && formatBaht(appraisedValue);
  return {
    titleDeed: titleDeed && t(`TitleDeed.${titleDeed}`),
    tenure: t(`Tenure.${listing.tenure}`),
    leaseEnd: leaseEnd && longDate(leaseEnd, locale),
    foreignQuota: foreignQuota && t(`ForeignQuota.${foreignQuota}`),
    commonFee: commonFee === undefined ? undefined : t('Facts.perMonthPerSqm', { price: formatBaht(commonFee) }),
    sinkingFund: sinkingFund === undefined ? undefined : t('Facts.perSqm', { price: formatBaht(sinkingFund) }),
    transferFee: listing.transferFeePayer && t(`TransferFeePayer.${listing.transferFeePayer}`),
    appraised:
      appraised && appraisedAt
        ? t('Facts.appraisedOn', { price: appraised, date: longDate(appraisedAt, locale) })
        : appraised,
    rentEstimate: rentEstimateMonthly && t('Facts.perMonth', { price: formatBaht(rentEstimateMonthly) }),
    grossYield: yields === null ? undefined : t('Facts.percent', { value: formatNumber(yields) }),
  };
}
