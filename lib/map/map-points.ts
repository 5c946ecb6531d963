import { rounded } from 'thai-property-search/area-shape';
import { DEALS, type Deal } from 'thai-property-search/listing-choices';
import type { Listing } from '../content/collections';
import { isRecord } from '../http/json';
import type { Circle } from '../transit/network';

/** The maximum number of points in a response. For a larger search, the client requests the visible part. */
export const MAX_POINTS = 5_000;

const STEPS_PER_DEGREE = 1e5;

/** A listing on the map. `price` is in whole THB, per month for rent, or null for "on request". */
export type MapPoint = {
  readonly id: string;
  readonly lng: number;
  readonly lat: number;
  readonly price: number | null;
  readonly deal: Deal;
  readonly approximate: boolean;
};

/** Columns are half the size. `lngs` and `lats` are in 1/100,000 degree, `deals` and `precision` are first letters. */
export type PointColumns = {
  readonly total: number;
  readonly ids: readonly string[];
  readonly lngs: readonly number[];
  readonly lats: readonly number[];
  readonly prices: readonly (number | null)[];
  readonly deals: string;
  readonly precision: string;
  readonly reach?: readonly Circle[] | undefined;
};

type Home = Pick<Listing, 'id' | 'geo' | 'price' | 'deal'>;

export function pointColumns(total: number, homes: readonly Home[], reach?: readonly Circle[]): PointColumns {
  const placed = homes.flatMap(({ geo, ...home }) => (geo === undefined ? [] : { ...home, geo }));
  return {
    total,
    ids: placed.map(({ id }) => id),
    lngs: placed.map(({ geo }) => Math.round(geo.lng * STEPS_PER_DEGREE)),
    lats: placed.map(({ geo }) => Math.round(geo.lat * STEPS_PER_DEGREE)),
    prices: placed.map(({ price }) => price),
    deals: placed.map(({ deal }) => deal.charAt(0)).join(''),
    precision: placed.map(({ geo }) => geo.precision.charAt(0)).join(''),
    reach: reach?.map(([lng, lat, metres]) => [rounded(lng), rounded(lat), Math.round(metres)]),
  };
}

const isList = <Item>(value: unknown, is: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(is);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isCircle = (value: unknown): value is Circle => isList(value, isNumber) && value.length === 3;
const isPrice = (value: unknown): value is number | null => value === null || isNumber(value);

function isColumns(value: unknown): value is PointColumns {
  return (
    isRecord(value) &&
    isNumber(value.total) &&
    isList(value.ids, isText) &&
    isList(value.lngs, isNumber) &&
    isList(value.lats, isNumber) &&
    isList(value.prices, isPrice) &&
    isText(value.deals) &&
    isText(value.precision) &&
    (value.reach === undefined || isList(value.reach, isCircle))
  );
}

export type MapPoints = {
  readonly total: number;
  readonly points: readonly MapPoint[];
  /** What is in reach of the place of a search, which is the centre of the first circle. Empty without one. */
  readonly reach: readonly Circle[];
};

/** Parses a response. Null if invalid. Hand-written, because zod would add 14 kB to the browser bundle. */
export function readPoints(value: unknown): MapPoints | null {
  if (!isColumns(value)) return null;
  const { ids, lngs, lats, prices, deals, precision, reach = [] } = value;
  const points = ids.flatMap((id, index): MapPoint | [] => {
    const [lng, lat, price] = [lngs[index], lats[index], prices[index]];
    const deal = DEALS.find((name) => name.startsWith(deals[index] ?? '-'));
    if (lng === undefined || lat === undefined || price === undefined || deal === undefined) return [];
    const [east, north] = [lng / STEPS_PER_DEGREE, lat / STEPS_PER_DEGREE];
    return { id, lng: east, lat: north, price, deal, approximate: precision[index] === 'a' };
  });
  return points.length === ids.length ? { total: value.total, points, reach } : null;
}
