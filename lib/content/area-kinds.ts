import { PROPERTY_TYPES, type PropertyType } from './property-types';

/** What a page about an area lists: homes of all types, or of one. */
export const AREA_KINDS = ['homes', ...PROPERTY_TYPES] as const;

export type AreaKind = 'homes' | PropertyType;

export const isAreaKind = (text: string): text is AreaKind => AREA_KINDS.some((kind) => kind === text);
