import 'server-only';
import { ID_PATTERN } from '../content/ids';
import { findListing } from '../content/listings.server';
import { withDeadline } from '../http/with-deadline';
import { isListingKind } from './lead-choices';
import type { LeadFormValues } from './lead-form';

/** The longest wait for the content, in milliseconds. The visitor waits for the response, and the enquiry needs no listing code. */
const LOOKUP_MS = 3_000;

/** The listing of a form: its code, or that it takes no more enquiries. */
export type EnquiredListing = { readonly code?: string; readonly isGone?: boolean };

/** Empty for a form without a listing, and while the listings are not loaded, so that no enquiry is lost. */
export async function findEnquiredListing({ kind, listing }: LeadFormValues): Promise<EnquiredListing> {
  if (!isListingKind(kind) || !ID_PATTERN.test(listing)) return {};
  try {
    const home = await withDeadline(LOOKUP_MS, () => findListing(listing));
    if (home === undefined || home.recordStatus === 'Sold') return { isGone: true };
    return { code: home.code };
  } catch {
    // The content store logs the error.
    return {};
  }
}
