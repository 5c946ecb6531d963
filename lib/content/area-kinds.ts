import { PROPERTY_TYPES, type PropertyType } from 'thai-property-search/listing-choices';

/** What an area page lists: listings of all types, or of one. */
export const AREA_KINDS = ['homes', ...PROPERTY_TYPES] as const;

export type AreaKind = 'homes' | PropertyType;

/** The name of a list: its kind, or `property` if nothing in it is a home. */
export type NamedKind = AreaKind | 'property';

/** Land and shophouses are not homes. */
export const isHome = (kind: NamedKind): boolean => kind !== 'property' && kind !== 'land' && kind !== 'shophouse';

/** A list of all types that contains no homes is called `property`. */
export const namedKind = (kind: AreaKind, homes: readonly { readonly propertyType: PropertyType }[]): NamedKind =>
  kind === 'homes' && homes.length > 0 && !homes.some(({ propertyType }) => isHome(propertyType)) ? 'property' : kind;

export const isAreaKind = (text: string): text is AreaKind => AREA_KINDS.some((kind) => kind === text);
