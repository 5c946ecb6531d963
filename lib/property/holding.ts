import type { Listing } from '../content/collections';

/** The right that a buyer acquires: ownership, certified possession, or the rest of a lease. */
type Holding = 'freehold' | 'possession' | 'leasehold';

/** A title deed proves ownership of land. Nor Sor 3 only certifies its use, so the buyer acquires possession. */
export function holding({ tenure, titleDeed }: Pick<Listing, 'tenure' | 'titleDeed'>): Holding {
  const isCertified = titleDeed === 'nor-sor-3' || titleDeed === 'nor-sor-3-gor';
  return tenure === 'freehold' && isCertified ? 'possession' : tenure;
}
