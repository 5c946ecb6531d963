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
