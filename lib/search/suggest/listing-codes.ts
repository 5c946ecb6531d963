import type { Listing } from '../../content/collections';
import { lowerBound } from './name-index';

/** Shorter numbers may be a house number and not a listing code. */
const DIGITS_FROM = 3;
const AS_TYPED = /^([a-z]{0,4})[\s._-]*(\d{1,6})$/;

const plain = (code: string) => code.toLowerCase().replace('-', '');

/**
 * Finds listings by the beginning of their codes, in order: `RM-1001`, `rm1001`, `rm.1001`, `1001`. Expects folded
 * text.
 */
export function listingCodes(listings: readonly Listing[]): (folded: string, atMost: number) => Listing[] {
  const byCode = new Map(listings.map((listing) => [plain(listing.code), listing]));
  const sorted = [...byCode.keys()].sort();
  const letters = [...new Set(sorted.map((code) => code.replace(/\d+$/, '')))];
  return (folded, atMost) => {
    const [, typed = '', digits = ''] = AS_TYPED.exec(folded.trim()) ?? [];
    if (digits === '' || (typed === '' && digits.length < DIGITS_FROM)) return [];
    const found: Listing[] = [];
    for (const beginning of typed === '' ? letters : [typed]) {
      const text = beginning + digits;
      for (let index = lowerBound(sorted, text); found.length < atMost && sorted[index]?.startsWith(text); index += 1) {
        const listing = byCode.get(sorted[index] ?? '');
        if (listing) found.push(listing);
      }
    }
    return found;
  };
}
