/** A station or landmark that a visitor may choose: an item of `GET /api/places?landmarks=all`. */
export type KnownPlace = {
  readonly name: { readonly th: string; readonly en: string };
  readonly lat: number;
  readonly lng: number;
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isKnownPlace(value: unknown): value is KnownPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { name, lat, lng }: { [Key in keyof KnownPlace]?: unknown } = value;
  if (typeof name !== 'object' || name === null) return false;
  const { th, en }: { th?: unknown; en?: unknown } = name;
  return [th, en].every((text) => typeof text === 'string' && text.length < 200) && isNumber(lat) && isNumber(lng);
}

/** Parses places from any value, at most `limit`. Drops invalid ones. Never throws. */
export const parseKnownPlaces = (value: unknown, limit = Number.POSITIVE_INFINITY): readonly KnownPlace[] =>
  Array.isArray(value) ? value.filter(isKnownPlace).slice(0, limit) : [];

export const PLACE_USES = ['home', 'work', 'school'] as const;
export type PlaceUse = (typeof PLACE_USES)[number];

/** A place that a visitor often goes to. One without a use is called by its own name. */
export type OwnPlace = KnownPlace & { readonly use?: PlaceUse };

const isUse = (value: unknown): value is PlaceUse => PLACE_USES.some((use) => use === value);

/** Parses kept places from any value, one for each use. Never throws. */
export function parseOwnPlaces(value: unknown, limit: number): readonly OwnPlace[] {
  const places = parseKnownPlaces(value).map(({ name, lat, lng, ...rest }): OwnPlace => {
    const { use }: { use?: unknown } = rest;
    return { name, lat, lng, ...(isUse(use) ? { use } : {}) };
  });
  return places.filter((place, index) => places.findIndex((one) => isSamePlace(one, place)) === index).slice(0, limit);
}

/** Whether a comparison can show only one of both. */
export const isSamePlace = (one: OwnPlace, other: OwnPlace): boolean =>
  one.use === other.use && (one.use !== undefined || one.name.en === other.name.en);
