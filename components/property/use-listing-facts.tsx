import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SQWAH_PER_RAI } from 'thai-property-search/amount';
import { grossYield, pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { bangkokDay, localYear, longDate, shortDate, yearOf } from '@/lib/i18n/dates';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { appraisalRound, ownershipType, wholeYearsUntil } from '@/lib/property/home-facts';
import { commonFeeMonthly } from '@/lib/property/home-sums';
import { pricePerRai, pricePerSqwah } from '@/lib/property/price';
import { LocalizedText } from '../ui/text';
import type { Fact } from './facts-table';
import { useCommonFee } from './listing-price';
import { soldBadge } from './listing-status';
import { ListingPlace, useBedrooms, useLandArea } from './place-and-measures';
import { ProjectLink } from './project-about';

/** The facts of each group, in the order of visitors' interest. */
const GROUPS = {
  building: [
    'code',
    'type',
    'deal',
    'project',
    'address',
    'usableArea',
    'landArea',
    'plot',
    'roadWidth',
    'zoning',
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
  ],
  ownership: ['titleDeed', 'tenure', 'leaseEnd', 'foreignQuota', 'occupancy', 'appraised'],
  lease: ['deposit', 'advance', 'shortestLease', 'pets'],
  costs: [
    'pricePerSqm',
    'pricePerSqwah',
    'pricePerRai',
    'commonFee',
    'sinkingFund',
    'transferFee',
    'rentEstimate',
    'grossYield',
  ],
  risks: ['flood'],
} as const;

const GROUP_NAMES = ['building', 'lease', 'ownership', 'costs', 'risks'] as const;
type Group = (typeof GROUP_NAMES)[number];
type FactName = (typeof GROUPS)[Group][number];

/** Facts that are hidden in print: the printed contact card has them, or they change before the paper is old. */
const ON_SCREEN_ONLY: ReadonlySet<string> = new Set(['code', 'pricePerSqm', 'occupancy']);

const KEY_FACTS = 6;

/** The facts that decide first, best first. */
function keyFactNames({ propertyType, deal, tenure }: Listing): readonly FactName[] {
  if (propertyType === 'land')
    return ['landArea', 'plot', 'roadWidth', 'zoning', 'pricePerSqwah', 'titleDeed', 'facing'];
  const sizes = ['bedrooms', 'bathrooms', 'usableArea', propertyType === 'condo' ? 'floor' : 'landArea'] as const;
  const others = ['parking', 'yearBuilt', 'storeys', 'facing', 'condition'] as const;
  if (deal === 'rent') return [...sizes, 'furnishing', 'shortestLease', ...others];
  return tenure === 'leasehold' ? [...sizes, 'leaseEnd', ...others] : [...sizes, ...others];
}

type Values = Partial<Record<FactName, ReactNode>>;

type ListingFacts = {
  readonly keyFacts: readonly Fact[];
  /** The other facts, and key facts with an explanation. Groups without any are left out. */
  readonly groups: readonly {
    readonly name: Group;
    readonly lead: string | undefined;
    readonly facts: readonly Fact[];
  }[];
};

/** Every known fact of a listing (content-model.md), with explanations for some. */
export function useListingFacts(listing: Listing, places: Places, now: number): ListingFacts {
  const t = useTranslations();
  const locale = useLocale();
  const areaText = useLandArea();
  const building = useBuildingFacts(listing);
  const prices = usePriceFacts(listing);
  const ownership = useOwnershipFacts(listing, now);
  const notes = useNotes(listing);
  const values: Values = {
    code: listing.code,
    type: t(`PropertyType.${listing.propertyType}`),
    deal: listing.recordStatus === 'Sold' ? t(`Badge.${soldBadge(listing)}`) : t(`Deal.${listing.deal}`),
    project: listing.project && <ProjectLink listing={listing} className="underline" />,
    address: <Address listing={listing} places={places} />,
    ...building,
    ...useLeaseFacts(listing),
    ...prices,
    ...ownership,
    flood: listing.risks && t(`Flood.${listing.risks.flood}`),
  };
  const factsOf = (names: readonly FactName[], shown: Values = values): Fact[] =>
    names
      .filter((name) => shown[name] !== undefined)
      .map((name) => ({
        key: name,
        name: t(`Facts.${name}`),
        value: shown[name],
        note: notes[name],
        onScreenOnly: ON_SCREEN_ONLY.has(name),
      }));
  const { landAreaSqwah } = listing;
  const leaseYear = useLeaseEnd(listing, now, (day) => localYear(Number(day.slice(0, 4)), locale));
  // A tile has no space for the same area in square metres, or for a whole date.
  const short: Values = {
    ...(landAreaSqwah === undefined ? {} : { landArea: areaText(landAreaSqwah) }),
    ...(leaseYear === undefined ? {} : { leaseEnd: leaseYear }),
  };
  const keyFacts = factsOf(keyFactNames(listing), { ...values, ...short }).slice(0, KEY_FACTS);
  const isWhole = ({ key, note }: Fact) => note === undefined && !Object.hasOwn(short, key);
  const shown = new Set(keyFacts.filter(isWhole).map(({ key }) => key));
  const leads = useLeads(listing);
  const others = (names: readonly FactName[]) => factsOf(names.filter((name) => !shown.has(name)));
  return {
    keyFacts,
    groups: GROUP_NAMES.map((name) => ({ name, lead: leads[name], facts: others(GROUPS[name]) })).filter(
      ({ facts }) => facts.length > 0,
    ),
  };
}

/** What the line of a closed group says. */
function useLeads(listing: Listing): Partial<Record<Group, string>> {
  const t = useTranslations();
  const { condition, deal, leaseTerms, risks } = listing;
  const fee = commonFeeMonthly(listing);
  return {
    ...(condition && { building: t(`Condition.${condition}`) }),
    ...(deal === 'sale' && { ownership: t(`Tenure.${ownershipType(listing)}`) }),
    ...(leaseTerms && {
      lease: `${t('Facts.deposit')}: ${t('Facts.monthsOfRent', { count: leaseTerms.depositMonths })}`,
    }),
    ...(fee !== null && { costs: t('Facts.perMonth', { price: formatBaht(fee) }) }),
    ...(risks && { risks: `${t('Inspection.topic.flood')}: ${t(`Flood.${risks.flood}`)}` }),
  };
}

/** Explanations of terms that a buyer may not know: kinds of deed, tenure, fees and measures. */
function useNotes(listing: Listing): Partial<Record<FactName, string>> {
  const t = useTranslations();
  const { titleDeed, landAreaSqwah, deal, tenure } = listing;
  const isLeaseSold = tenure === 'leasehold';
  return {
    titleDeed:
      deal === 'sale' && titleDeed
        ? t(isLeaseSold ? 'FactNote.landlordsDeed' : `TitleDeedNote.${titleDeed}`)
        : undefined,
    tenure: t(`TenureNote.${ownershipType(listing)}`),
    landArea: landAreaSqwah === undefined ? undefined : t('FactNote.landArea'),
    foreignQuota: t('FactNote.foreignQuota'),
    commonFee: t('FactNote.commonFee'),
    sinkingFund: t('FactNote.sinkingFund'),
    transferFee: t(tenure === 'leasehold' ? 'FactNote.leaseTransferFee' : 'FactNote.transferFee'),
    appraised: t('FactNote.appraised'),
    grossYield: t('FactNote.grossYield'),
    flood: t('FactNote.flood'),
  };
}

function usePriceFacts(listing: Listing): Values {
  const isForSale = listing.deal === 'sale';
  const perSqm = isForSale ? pricePerSqm(listing) : null;
  const perSqwah = isForSale ? pricePerSqwah(listing) : null;
  const isLarge = (listing.landAreaSqwah ?? 0) >= SQWAH_PER_RAI;
  const perRai = isForSale && isLarge ? pricePerRai(listing) : null;
  return {
    pricePerSqm: perSqm === null ? undefined : formatBaht(perSqm),
    pricePerSqwah: perSqwah === null ? undefined : formatBaht(perSqwah),
    pricePerRai: perRai === null ? undefined : formatBaht(perRai),
  };
}

function Address({ listing, places }: { listing: Listing; places: Places }) {
  const locale = useLocale();
  const { road, postcode } = listing.address;
  return (
    <>
      {road ? (
        <>
          <LocalizedText content={road} />
          {locale === 'th-th' ? ' ' : ', '}
        </>
      ) : null}
      <ListingPlace listing={listing} places={places} /> {postcode}
    </>
  );
}

function useBuildingFacts(listing: Listing): Values {
  const t = useTranslations();
  const areaText = useLandArea();
  const locale = useLocale();
  const bedrooms = useBedrooms();
  const { usableAreaSqm, landAreaSqwah, renovatedAt, condition, furnishing, facing, yearBuilt } = listing;
  return {
    usableArea: usableAreaSqm && t('Measure.sqm', { value: formatNumber(usableAreaSqm) }),
    landArea: landAreaSqwah && areaText(landAreaSqwah, { metric: true }),
    bedrooms: bedrooms(listing),
    bathrooms: listing.bathrooms,
    parking: listing.parking === 0 ? t('Facts.none') : listing.parking,
    storeys: listing.storeys,
    floor: listing.floor,
    yearBuilt: yearBuilt && localYear(yearBuilt, locale),
    renovatedAt: renovatedAt && longDate(renovatedAt, locale),
    condition: condition && t(`Condition.${condition}`),
    furnishing: furnishing && t(`Furnishing.${furnishing}`),
    facing: facing && t(`Facing.${facing}`),
    ...usePlotFacts(listing),
  };
}

function usePlotFacts({ plot }: Listing): Values {
  const t = useTranslations('Facts');
  if (plot === undefined) return {};
  const { frontageM, depthM, roadWidthM, zoning } = plot;
  return {
    plot: t('plotSize', { frontage: formatNumber(frontageM), depth: formatNumber(depthM) }),
    roadWidth: t('roadMetres', { width: formatNumber(roadWidthM) }),
    zoning: zoning && <LocalizedText content={zoning} />,
  };
}

function useLeaseFacts({ leaseTerms }: Listing): Values {
  const t = useTranslations();
  if (leaseTerms === undefined) return {};
  const { depositMonths, advanceMonths, shortestMonths, pets } = leaseTerms;
  const years = shortestMonths / 12;
  return {
    deposit: t('Facts.monthsOfRent', { count: depositMonths }),
    advance: t('Facts.monthsOfRent', { count: advanceMonths }),
    shortestLease: Number.isInteger(years)
      ? t('Facts.years', { count: years })
      : t('Facts.months', { count: shortestMonths }),
    pets: pets && t(`Pets.${pets}`),
  };
}

/** Fees that the owner pays. Empty for rentals. */
function useFees(listing: Listing): Values {
  const t = useTranslations('Facts');
  const { sinkingFund, usableAreaSqm } = listing;
  const commonFee = useCommonFee();
  if (listing.deal !== 'sale') return {};
  const once = sinkingFund !== undefined && t('perSqm', { price: formatBaht(sinkingFund) });
  return {
    commonFee: commonFee(listing),
    sinkingFund:
      once && sinkingFund !== undefined && usableAreaSqm !== undefined
        ? t('rateAndTotal', { rate: once, total: formatBaht(Math.round(sinkingFund * usableAreaSqm)) })
        : once || undefined,
  };
}

/** With the years that are left. */
function useLeaseEnd({ leaseEnd }: Listing, now: number, dateOf: (day: string) => string): string | undefined {
  const t = useTranslations('Facts');
  if (leaseEnd === undefined) return undefined;
  const date = dateOf(leaseEnd);
  const years = wholeYearsUntil(leaseEnd, bangkokDay(now));
  return years === null ? t('leaseOver', { date }) : t('leaseUntil', { date, years });
}

function useSaleFacts(listing: Listing, now: number): Values {
  const t = useTranslations();
  const locale = useLocale();
  const leaseEnd = useLeaseEnd(listing, now, (day) => longDate(day, locale));
  const { foreignQuota, appraisedValue, appraisedAt, rentEstimateMonthly, transferFeePayer } = listing;
  if (listing.deal !== 'sale') return {};
  const yields = grossYield(listing);
  const appraised = appraisedValue && formatBaht(appraisedValue);
  const round = appraisedAt && appraisalRound(appraisedAt);
  return {
    tenure: t(`Tenure.${ownershipType(listing)}`),
    leaseEnd,
    foreignQuota: foreignQuota && t(`ForeignQuota.${foreignQuota}`),
    transferFee: transferFeePayer && t(`TransferFeePayer.${transferFeePayer}`),
    occupancy: listing.occupancy && t(`Occupancy.${listing.occupancy}`),
    appraised:
      appraised && round
        ? t('Facts.appraisedRound', {
            price: appraised,
            from: yearOf(Date.parse(round.from), locale),
            to: yearOf(Date.parse(round.to), locale),
            end: shortDate(round.to, locale),
          })
        : appraised,
    rentEstimate: rentEstimateMonthly && t('Facts.perMonth', { price: formatBaht(rentEstimateMonthly) }),
    grossYield: yields === null ? undefined : t('Facts.percent', { value: formatNumber(yields) }),
  };
}

function useOwnershipFacts(listing: Listing, now: number): Values {
  const t = useTranslations('TitleDeed');
  const { titleDeed } = listing;
  return { titleDeed: titleDeed && t(titleDeed), ...useFees(listing), ...useSaleFacts(listing, now) };
}
