import { metresBetween } from 'thai-property-search/distance';
import type { Station } from '../../../lib/content/collections';
import { type Random, weighted } from '../random';
import type { Country, KnownDistrict } from './country';

export type Setting = 'transit' | 'suburb' | 'region';

/** The location of a home, and the price of a square metre of a condo there, in THB. */
export type Spot = {
  readonly setting: Setting;
  readonly district: KnownDistrict;
  readonly station: Station | undefined;
  readonly lat: number;
  readonly lng: number;
  readonly thbPerSqm: number;
};

const SIAM = { lat: 13.7456, lng: 100.5342 };
const METRES_A_DEGREE = 111_195;

/** The DOPA codes of Bangkok and of the provinces that its railways reach. */
const GREATER_BANGKOK = new Set(['10', '11', '12', '13']);
/** The relative number of homes in other provinces, and their prices relative to a Bangkok suburb. */
const REGIONS: readonly (readonly [province: string, homes: number, level: number])[] = [
  ['20', 6, 1],
  ['50', 5, 0.95],
  ['83', 5, 1.5],
  ['77', 3, 1.1],
  ['84', 2, 1.2],
  ['21', 2, 0.75],
  ['30', 2, 0.7],
  ['40', 2, 0.7],
  ['90', 1, 0.7],
];
const SUBURB_THB = 62_000;
const CENTRE_THB = 235_000;
/** The price decays with the distance from Siam, and halves about every six kilometres. */
const DECAY_M = 9_000;

/** The relative number of homes near each rail system. Most listings are condos along the older lines. */
const SYSTEM_HOMES: Readonly<Record<string, number>> = { BTS: 6, MRT: 4, ARL: 2, SRT: 1 };

const setting = weighted<Setting>([
  ['transit', 60],
  ['suburb', 22],
  ['region', 18],
]);

function scatter({ lat, lng }: { lat: number; lng: number }, metres: number, random: Random) {
  const east = METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    lat: rounded(lat + (random.normal() * metres) / METRES_A_DEGREE),
    lng: rounded(lng + (random.normal() * metres) / east),
  };
}

const bangkokPrice = (point: { lat: number; lng: number }) =>
  SUBURB_THB * 0.7 + CENTRE_THB * Math.exp(-metresBetween(SIAM, point) / DECAY_M);

function nearestDistrict(point: { lat: number; lng: number }, districts: readonly KnownDistrict[]): KnownDistrict {
  return districts.reduce((best, district) =>
    metresBetween(point, district.centre) < metresBetween(point, best.centre) ? district : best,
  );
}

/** Returns a function that draws locations like those of the real market: 60% are around a station. */
export function spotMaker({ stations, districts }: Country): (random: Random) => Spot {
  const near = districts.filter(({ provinceCode }) => GREATER_BANGKOK.has(provinceCode));
  const station = weighted(stations.map((one) => [one, SYSTEM_HOMES[one.id.slice(0, 3)] ?? 1] as const));
  const region = weighted(REGIONS.map((one) => [one, one[1]] as const));
  return (random) => {
    const kind = setting(random);
    if (kind === 'transit') {
      const own = station(random);
      const point = scatter(own, 650, random);
      return {
        setting: kind,
        ...point,
        station: own,
        district: nearestDistrict(point, near),
        thbPerSqm: bangkokPrice(point),
      };
    }
    if (kind === 'suburb') {
      const district = random.pick(near);
      const point = scatter(district.centre, 2_200, random);
      return { setting: kind, ...point, station: undefined, district, thbPerSqm: bangkokPrice(point) };
    }
    const [province, , level] = region(random);
    const district = random.pickSkewed(districts.filter(({ provinceCode }) => provinceCode === province));
    const point = scatter(district.centre, 2_000, random);
    return { setting: kind, ...point, station: undefined, district, thbPerSqm: SUBURB_THB * level };
  };
}
