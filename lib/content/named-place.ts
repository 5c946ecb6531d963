/**
 * A district or subdistrict in the response of `GET /api/places`. `id` is the DOPA code. Subdistricts have a postcode.
 */
export type NamedPlace = {
  readonly id: string;
  readonly name: { readonly th: string; readonly en: string };
  readonly postcode?: string | undefined;
};

function isNamedPlace(value: unknown): value is NamedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, postcode }: { [Key in keyof NamedPlace]?: unknown } = value;
  if (typeof id !== 'string' || typeof name !== 'object' || name === null) return false;
  const { th, en }: { th?: unknown; en?: unknown } = name;
  return [th, en].every((text) => typeof text === 'string') && ['string', 'undefined'].includes(typeof postcode);
}

/** Hand-written, because the browser does not load zod. */
export function isNamedPlaces(value: unknown): value is readonly NamedPlace[] {
  return Array.isArray(value) && value.every(isNamedPlace);
}
