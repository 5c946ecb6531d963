import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { grossYield, pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '@/lib/content/collections';
import { nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { bangkokDay, localYear, shortDate } from '@/lib/i18n/dates';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { bestFigures, type Figure } from '@/lib/property/best-figures';
import type { PriceEvidence } from '@/lib/property/comparables';
import { buyerCosts, monthlyCost } from '@/lib/property/compared-figures';
import { ownershipType } from '@/lib/property/home-facts';
import { pricePerSqwah } from '@/lib/property/price';
import { useInspectionSummary } from './inspection-report';
import { ListingPrice, useCommonFee } from './listing-price';
import { useAreaName, useBedrooms, useLandArea } from './place-and-measures';
import { useDistance } from './use-distance';

/** Maximum straight-line distance to a station, in metres. */
const STATION_WITHIN_M = 3_000;

/** What each kind of best figure wants. Matters of taste, such as bedrooms or age, have no best. */
const WANTED = { lowest: 'lowest', largest: 'highest', nearest: 'lowest' } as const;
type Best = keyof typeof WANTED;

/** One fact of one listing: `shown` is rendered, `by` is compared, `figure` can be the best. Null if unknown. */
type Cell = { shown: ReactNode; by: string | number; figure?: Figure } | null;

export type CompareRow = {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly differs: boolean;
  /** The kind of best, and the indexes of the cells that have it. */
  readonly best: { readonly kind: Best; readonly cells: readonly number[] } | null;
};

const plainCell = (by: string | number | null | undefined | false): Cell =>
  by === null || by === undefined || by === false ? null : { shown: by, by };

const figureCell = (value: number | null | undefined, shown: (value: number) => ReactNode): Cell =>
  value === null || value === undefined ? null : { shown: shown(value), by: value, figure: { value } };

type CellOf = (listing: Listing) => Cell;
type Rows = readonly (readonly [key: string, name: string, cell: CellOf, best?: Best])[];

type Evidence = ReadonlyMap<string, PriceEvidence>;

function useEvidenceRow(evidence: Evidence): Rows {
  const t = useTranslations();
  const below: CellOf = ({ id }) => {
    const found = evidence.get(id);
    if (found === undefined) return null;
    const { percentBelow, count } = found;
    return {
      shown: (
        <>
          {t('Comparables.below', { percent: formatNumber(percentBelow) })}
          <span className="compare-detail">{t('Compare.similar', { count })}</span>
        </>
      ),
      by: `${percentBelow} ${count}`,
      figure: { value: -percentBelow },
    };
  };
  return [['evidence', t('Compare.evidence'), below, 'lowest']];
}

/** A price and a rent have no lowest, and the monthly cost of a rental is its rent. */
function usePriceRows({ homes, evidence, now }: Omit<Props, 'places'>): Rows {
  const t = useTranslations('Compare');
  const day = bangkokDay(now);
  const deals = new Set(homes.map(({ deal }) => deal));
  const lowestPrice = deals.size === 1 ? 'lowest' : undefined;
  // A square metre of a house includes its land.
  const lowestOfType = new Set(homes.map(({ propertyType }) => propertyType)).size === 1 ? 'lowest' : undefined;
  const monthly: CellOf = (home) => {
    const cost = deals.has('sale') ? monthlyCost(home) : null;
    if (cost === null) return null;
    const { kind, payment, commonFee, total } = cost;
    const [loan, fee] = [formatBaht(payment), formatBaht(commonFee ?? 0)];
    const parts = commonFee === undefined ? t('monthlyLoan') : t('monthlyParts', { loan, fee });
    return {
      shown: (
        <>
          {formatBaht(total)}
          <span className="compare-detail">{kind === 'rent' ? t('monthlyRent') : parts}</span>
        </>
      ),
      by: `${kind} ${total}`,
      figure: { value: total, partial: kind === 'loan' && commonFee === undefined },
    };
  };
  const price: CellOf = (home) => ({
    shown: <ListingPrice listing={home} size="compared" />,
    by: `${home.deal} ${home.price}`,
    ...(home.price === null ? {} : { figure: { value: home.price } }),
  });
  const sqwahPrice = (home: Listing) =>
    home.deal === 'sale' && home.propertyType === 'land' ? pricePerSqwah(home) : null;
  const perSqm = (home: Listing) => (home.deal === 'sale' ? pricePerSqm(home) : null);
  return [
    ['price', t('price'), price, lowestPrice],
    ['pricePerSqm', t('pricePerSqm'), (home) => figureCell(perSqm(home), formatBaht), lowestOfType],
    ['pricePerSqwah', t('pricePerSqwah'), (home) => figureCell(sqwahPrice(home), formatBaht), 'lowest'],
    ...useEvidenceRow(evidence),
    ['monthly', t('monthly'), monthly, lowestPrice],
    ['transferCosts', t('transferCosts'), (home) => figureCell(buyerCosts(home, day), formatBaht), 'lowest'],
  ];
}

function useBuildingRows(places: Places): Rows {
  const t = useTranslations();
  const landArea = useLandArea();
  const locale = useLocale();
  const areaName = useAreaName(places);
  const bedrooms = useBedrooms();
  const squareMetres = (value: number) => t('Measure.sqm', { value: formatNumber(value) });
  return [
    ['type', t('Facts.type'), (home) => plainCell(t(`PropertyType.${home.propertyType}`))],
    ['address', t('Search.district'), ({ address }) => plainCell(areaName(address.districtCode, address.provinceCode))],
    ['usableArea', t('Facts.usableArea'), ({ usableAreaSqm }) => figureCell(usableAreaSqm, squareMetres), 'largest'],
    ['landArea', t('Facts.landArea'), ({ landAreaSqwah }) => figureCell(landAreaSqwah, landArea), 'largest'],
    ['bedrooms', t('Facts.bedrooms'), (home) => plainCell(bedrooms(home))],
    ['bathrooms', t('Facts.bathrooms'), (home) => plainCell(home.bathrooms)],
    ['parking', t('Facts.parking'), (home) => plainCell(home.parking === 0 ? t('Facts.none') : home.parking)],
    ['floor', t('Facts.floor'), (home) => plainCell(home.floor)],
    ['yearBuilt', t('Facts.yearBuilt'), ({ yearBuilt: year }) => plainCell(year && localYear(year, locale))],
    ['condition', t('Facts.condition'), ({ condition }) => plainCell(condition && t(`Condition.${condition}`))],
    ['furnishing', t('Facts.furnishing'), ({ furnishing }) => plainCell(furnishing && t(`Furnishing.${furnishing}`))],
  ];
}

function useOwnershipRows(places: Places): Rows {
  const t = useTranslations();
  const commonFee = useCommonFee();
  const distance = useDistance();
  const summary = useInspectionSummary();
  const locale = useLocale();
  const walk: CellOf = ({ geo }) => {
    const [near] = geo ? nearestStations(geo, places.stations.values(), STATION_WITHIN_M, 1) : [];
    if (near === undefined) return plainCell(geo && t('Compare.noStation'));
    const { metres, minutes } = near;
    const station = localizedText(near.station.name, locale).text;
    const text = t('Measure.walk', { station, distance: distance(metres), minutes });
    return { shown: text, by: text, figure: { value: metres } };
  };
  return [
    ['titleDeed', t('Facts.titleDeed'), ({ titleDeed }) => plainCell(titleDeed && t(`TitleDeed.${titleDeed}`))],
    ['tenure', t('Facts.tenure'), (home) => plainCell(home.deal === 'sale' && t(`Tenure.${ownershipType(home)}`))],
    [
      'leaseEnd',
      t('Facts.leaseEnd'),
      ({ deal, leaseEnd }) => plainCell(deal === 'sale' && leaseEnd && shortDate(leaseEnd, locale)),
    ],
    [
      'foreignQuota',
      t('Facts.foreignQuota'),
      ({ deal, foreignQuota: quota }) => plainCell(deal === 'sale' && quota && t(`ForeignQuota.${quota}`)),
    ],
    ['commonFee', t('Facts.commonFee'), (home) => plainCell(home.deal === 'sale' && commonFee(home))],
    ['station', t('Compare.station'), walk, 'nearest'],
    [
      'grossYield',
      t('Facts.grossYield'),
      (home) => {
        const value = grossYield(home);
        return plainCell(value !== null && t('Facts.percent', { value: formatNumber(value) }));
      },
    ],
    ['inspection', t('Inspection.title'), ({ inspection }) => plainCell(inspection && summary(inspection))],
    ['checked', t('Compare.checked'), ({ verifiedAt }) => plainCell(verifiedAt && shortDate(verifiedAt, locale))],
  ];
}

function bestOf(cells: readonly Cell[], kind: Best | undefined): CompareRow['best'] {
  if (kind === undefined) return null;
  const figures = cells.map((cell) => cell?.figure ?? null);
  return { kind, cells: bestFigures(figures, WANTED[kind]) };
}

type Props = { homes: readonly Listing[]; places: Places; evidence: Evidence; now: number };

/** The row `price` is for the head of the table. */
export function useCompareRows({ homes, places, evidence, now }: Props): readonly CompareRow[] {
  const rows = [usePriceRows({ homes, evidence, now }), useBuildingRows(places), useOwnershipRows(places)].flat();
  return rows
    .map(([key, name, cell, best]) => ({ key, name, cells: homes.map(cell), best }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map(({ best, ...row }) => ({
      ...row,
      differs: new Set(row.cells.map((cell) => cell?.by ?? null)).size > 1,
      best: bestOf(row.cells, best),
    }));
}
