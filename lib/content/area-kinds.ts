import { PROPERTY_TYPES, type PropertyType } from './property-types';

/** What a page about an area lists: homes of all types, or of one. */
export const AREA_KINDS = ['homes', ...PROPERTY_TYPES] as const;

export type AreaKind = 'homes' | PropertyType;

/** What a list is called: as its kind is, or `property` where nothing in it is a home. */
export type NamedKind = AreaKind | 'property';

/** Land and shophouses are none. */
export const isHome = (kind: NamedKind): boolean => kind !== 'property' && kind !== 'land' && kind !== 'shophouse';

/** What is no home is called so, though it is what the list of all types holds. */
export const namedKind = (kind: AreaKind, homes: readonly { readonly propertyType: PropertyType }[]): NamedKind =>
  kind === 'homes' && homes.length > 0 && !homes.some(({ propertyType }) => isHome(propertyType)) ? 'property' : kind;

export const isAreaKind = (text: string): text is AreaKind => AREA_KINDS.some((kind) => kind === text);
