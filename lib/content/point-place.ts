import { METRES_PER_DEGREE, metresBetween } from 'thai-property-search/distance';
import districts from '../../content/districts.json' with { type: 'json' };
import outlines from '../../content/map/provinces.json' with { type: 'json' };
import provinces from '../../content/provinces.json' with { type: 'json' };
import { provinceRings } from './topology';

/** Beyond a border. The outlines are Natural Earth's at 1:10 million, accurate to a few kilometres. */
const OVER_A_BORDER_M = 10_000;

/** The tolerance off the coast. The outlines lack small islands; Ko Lipe and the Similans are 65 km offshore. */
const OFF_THE_COAST_M = 100_000;

/** From a district's centre: Bang Khun Thian's shore is 19 km from its office, the hills of Chiang Dao 50 km. */
const FROM_CENTRE_M = { bangkok: 20_000, elsewhere: 60_000 } as const;

type Point = { readonly lat: number; readonly lng: number };
type Message = { readonly en: string; readonly th: string };

const PROVINCES = new Map(provinces.map((province) => [province.id, province]));
const DISTRICTS = new Map(districts.map((district) => [district.id, district]));

type Side = { readonly from: Point; readonly to: Point };

const sidesOf = (ring: readonly (readonly [lng: number, lat: number])[]): Side[] => {
  const corners = ring.map(([lng, lat]): Point => ({ lng, lat }));
  return corners.slice(1).map((to, index) => ({ from: corners[index] ?? to, to }));
};

const SIDES: ReadonlyMap<string, readonly Side[]> = new Map(
  provinceRings(outlines).map(({ id, rings }) => [id, rings.flatMap(sidesOf)]),
);

export function isInProvince({ lat, lng }: Point, code: string): boolean {
  let inside = false;
  for (const { from, to } of SIDES.get(code) ?? []) {
    const crosses = from.lat > lat !== to.lat > lat;
    if (crosses && lng < to.lng + ((from.lng - to.lng) * (lat - to.lat)) / (from.lat - to.lat)) inside = !inside;
  }
  return inside;
}

function metresToBorder({ lat, lng }: Point, code: string): number {
  const east = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const metres = (SIDES.get(code) ?? []).map(({ from, to }) => {
    const [x, y] = [(from.lng - lng) * east, (from.lat - lat) * METRES_PER_DEGREE];
    const [alongX, alongY] = [(to.lng - from.lng) * east, (to.lat - from.lat) * METRES_PER_DEGREE];
    const nearest = -(x * alongX + y * alongY) / (alongX ** 2 + alongY ** 2 || 1);
    const at = Math.min(1, Math.max(0, nearest));
    return Math.hypot(x + at * alongX, y + at * alongY);
  });
  return Math.min(Number.POSITIVE_INFINITY, ...metres);
}

const kilometres = (metres: number) => Math.round(metres / 1_000);

function outsideProvince(point: Point, code: string): Message | undefined {
  const own = PROVINCES.get(code);
  if (own === undefined || !SIDES.has(code) || isInProvince(point, code)) return undefined;
  const other = provinces.find(({ id }) => isInProvince(point, id));
  const metres = metresToBorder(point, code);
  if (metres <= (other === undefined ? OFF_THE_COAST_M : OVER_A_BORDER_M)) return undefined;
  const km = kilometres(metres);
  return {
    en: `lies ${km} km outside ${own.name.en}${other === undefined ? '' : `, in ${other.name.en}`}; check the point and the codes of the address`,
    th: `อยู่นอก${own.name.th} ${km} กม.${other === undefined ? '' : ` (อยู่ใน${other.name.th})`} ให้ตรวจพิกัดกับรหัสที่อยู่`,
  };
}

function farFromDistrict(point: Point, code: string): Message | undefined {
  const district = DISTRICTS.get(code);
  if (district?.centre === undefined) return undefined;
  const metres = metresBetween(point, district.centre);
  if (metres <= (district.province_code === '10' ? FROM_CENTRE_M.bangkok : FROM_CENTRE_M.elsewhere)) return undefined;
  const km = kilometres(metres);
  return {
    en: `lies ${km} km from the centre of ${district.name.en}; check the point and the codes of the address`,
    th: `อยู่ห่างจากใจกลาง${district.name.th} ${km} กม. ให้ตรวจพิกัดกับรหัสที่อยู่`,
  };
}

/** How a point contradicts the codes of its address, for staff. Undefined if it does not, or for unknown codes. */
export const pointOutside = (
  { province_code, district_code }: { readonly province_code: string; readonly district_code: string },
  point: Point,
): Message | undefined => outsideProvince(point, province_code) ?? farFromDistrict(point, district_code);

/** The first two digits of a province's postcodes (Thailand Post): `10` for Bangkok. Empty for unknown codes. */
export const postcodesOf = (province: string): ReadonlySet<string> =>
  new Set(
    districts
      .filter(({ province_code }) => province_code === province)
      .flatMap(({ postcodes }) => postcodes.map((postcode) => postcode.slice(0, 2))),
  );
