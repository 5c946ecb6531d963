import { TITLE_DEEDS } from 'thai-property-search/listing-choices';

export const SELLER_INTENTS = ['sell', 'consign', 'renovate', 'appraise'] as const;

/** The deeds of listings, and what sellers say besides. */
export const DEED_ANSWERS = [...TITLE_DEEDS, 'other', 'unknown'] as const;

export const MORTGAGE_ANSWERS = ['yes', 'no', 'unknown'] as const;

export const SIZE_UNITS = ['sqm', 'rai'] as const;

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

/** What may be asked about a home: a question, or a day to see it. */
export const LISTING_KINDS = ['ask', 'view'] as const;

export type ListingKind = (typeof LISTING_KINDS)[number];

export const isListingKind = (kind: string): kind is ListingKind => LISTING_KINDS.some((known) => known === kind);

/** How far ahead a home is shown to a buyer, or looked at for a seller. */
export const VISIT_DAYS = 60;
