import 'server-only';
import { ID_PATTERN } from '../content/ids';
import { findListing } from '../content/listings.server';
import { withDeadline } from '../http/with-deadline';
import { isListingKind } from './lead-choices';
import type { LeadFormValues } from './lead-form';

/** The visitor waits for the answer to the enquiry, which is worth more than its home's code. */
const LOOKUP_MS = 3_000;

/** The home that a form asks about: its code, or that it can be asked about no more. */
export type AskedHome = { readonly code?: string; readonly isGone?: boolean };

/** Empty for a form that asks about no home, and while the homes are not known: no enquiry is lost over that. */
export async function askedHome({ kind, listing }: LeadFormValues): Promise<AskedHome> {
  if (!isListingKind(kind) || !ID_PATTERN.test(listing)) return {};
  try {
    const home = await withDeadline(LOOKUP_MS, () => findListing(listing));
    if (home === undefined || home.recordStatus === 'Sold') return { isGone: true };
    return { code: home.code };
  } catch {
    // Logged where the content is loaded.
    return {};
  }
}
