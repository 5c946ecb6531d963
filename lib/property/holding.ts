import type { Listing } from '../content/collections';

/** What a buyer comes to hold of a home: the ownership, certified possession, or what is left of a lease. */
type Holding = 'freehold' | 'possession' | 'leasehold';

/** Land is owned by a title deed; Nor Sor 3 certifies that it is used, and possession is what changes hands. */
export function holding({ tenure, titleDeed }: Pick<Listing, 'tenure' | 'titleDeed'>): Holding {
  const isCertified = titleDeed === 'nor-sor-3' || titleDeed === 'nor-sor-3-gor';
  return tenure === 'freehold' && isCertified ? 'possession' : tenure;
}
