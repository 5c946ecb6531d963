import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { grossYield, pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '@/lib/content/collections';
import { nearestStations } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { longDate } from '@/lib/i18n/dates';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { ownershipType } from '@/lib/property/home-facts';
import { pricePerSqwah } from '@/lib/property/price';
import { ListingPrice, useCommonFee } from './listing-price';
import { useAreaName, useBedrooms, useLandArea } from './place-and-measures';

/** Maximum walking distance to a station, as a straight line in metres. */
const STATION_WITHIN_M = 3_000;

/** One fact of one listing: `shown` is rendered, `by` is compared. Null if unknown. */
type Cell = { shown: ReactNode; by: string | number } | null;
export type CompareRow = { key: string; name: string; cells: readonly Cell[]; differs: boolean };

const plainCell = (by: string | number | null | undefined | false): Cell =>
  by === null || by === undefined || by === false ? null : { shown: by, by };

type CellOf = (listing: Listing) => Cell;
type Rows = readonly (readonly [key: string, name: string, cell: CellOf])[];

function usePriceRows(): Rows {
  const t = useTranslations('Compare');
  return [
    [
      'price',
      t('price'),
      (home) => ({
        shown: (
          <>
            <span className="block text-muted text-xs">{home.code}</span>
            <ListingPrice listing={home} size="small" />
          </>
        ),
        by: `${home.deal} ${home.price}`,
      }),
    ],
    [
      'pricePerSqm',
      t('pricePerSqm'),
      (home) => {
        const price = home.deal === 'sale' ? pricePerSqm(home) : null;
        return plainCell(price !== null && formatBaht(price));
      },
    ],
    [
      'pricePerSqwah',
      t('pricePerSqwah'),
      (home) => {
        const price = home.deal === 'sale' && home.propertyType === 'land' ? pricePerSqwah(home) : null;
        return plainCell(price !== null && formatBaht(price));
      },
    ],
  ];
}

function useBuildingRows(places: Places): Rows {
  const t = useTranslations();
  const landArea = useLandArea();
  const thai = useLocale() === 'th-th';
  const areaName = useAreaName(places);
  const bedrooms = useBedrooms();
  return [
    ['type', t('Facts.type'), (home) => plainCell(t(`PropertyType.${home.propertyType}`))],
    ['address', t('Facts.address'), ({ address }) => plainCell(areaName(address.districtCode, address.provinceCode))],
    [
      'usableArea',
      t('Facts.usableArea'),
      ({ usableAreaSqm: sqm }) => plainCell(sqm && t('Measure.sqm', { value: formatNumber(sqm) })),
    ],
    [
      'landArea',
      t('Facts.landArea'),
      ({ landAreaSqwah: sqwah }) => (sqwah ? { shown: landArea(sqwah), by: sqwah } : null),
    ],
    ['bedrooms', t('Facts.bedrooms'), (home) => plainCell(bedrooms(home))],
    ['bathrooms', t('Facts.bathrooms'), (home) => plainCell(home.bathrooms)],
    ['parking', t('Facts.parking'), (home) => plainCell(home.parking === 0 ? t('Facts.none') : home.parking)],
    ['floor', t('Facts.floor'), (home) => plainCell(home.floor)],
    ['yearBuilt', t('Facts.yearBuilt'), ({ yearBuilt: year }) => plainCell(year && String(thai ? year + 543 : year))],
    ['condition', t('Facts.condition'), ({ condition }) => plainCell(condition && t(`Condition.${condition}`))],
    ['furnishing', t('Facts.furnishing'), ({ furnishing }) => plainCell(furnishing && t(`Furnishing.${furnishing}`))],
  ];
}

function useOwnershipRows(places: Places): Rows {
  const t = useTranslations();
  const commonFee = useCommonFee();
  const locale = useLocale();
  const station: CellOf = ({ geo }) => {
    const [near] = geo ? nearestStations(geo, places.stations.values(), STATION_WITHIN_M, 1) : [];
    if (near === undefined) return plainCell(geo && t('Compare.noStation'));
    const { metres, minutes } = near;
    return plainCell(
      t('Measure.walk', {
        station: localizedText(near.station.name, locale).text,
        metres: formatNumber(metres),
        minutes,
      }),
    );
  };
  return [
    ['titleDeed', t('Facts.titleDeed'), ({ titleDeed }) => plainCell(titleDeed && t(`TitleDeed.${titleDeed}`))],
    ['tenure', t('Facts.tenure'), (home) => plainCell(home.deal === 'sale' && t(`Tenure.${ownershipType(home)}`))],
    [
      'leaseEnd',
      t('Facts.leaseEnd'),
      ({ deal, leaseEnd }) => plainCell(deal === 'sale' && leaseEnd && longDate(leaseEnd, locale)),
    ],
    [
      'foreignQuota',
      t('Facts.foreignQuota'),
      ({ deal, foreignQuota: quota }) => plainCell(deal === 'sale' && quota && t(`ForeignQuota.${quota}`)),
    ],
    ['commonFee', t('Facts.commonFee'), (home) => plainCell(home.deal === 'sale' && commonFee(home))],
    ['station', t('Compare.station'), station],
    [
      'grossYield',
      t('Facts.grossYield'),
      (home) => {
        const value = grossYield(home);
        return plainCell(value !== null && t('Facts.percent', { value: formatNumber(value) }));
      },
    ],
    ['checked', t('Compare.checked'), ({ verifiedAt }) => plainCell(verifiedAt && longDate(verifiedAt, locale))],
  ];
}

export function useCompareRows(homes: readonly Listing[], places: Places): readonly CompareRow[] {
  const rows = [usePriceRows(), useBuildingRows(places), useOwnershipRows(places)].flat();
  return rows
    .map(([key, name, cell]) => ({ key, name, cells: homes.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map((row) => ({ ...row, differs: new Set(row.cells.map((cell) => cell?.by ?? null)).size > 1 }));
}
