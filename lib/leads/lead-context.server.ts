import 'server-only';
import { BANGKOK } from 'thai-property-search/documents';
import { findListing } from '../content/listings.server';
import { places } from '../content/places.server';
import { withDeadline } from '../http/deadlines';
import { localizedText } from '../i18n/locales';
import { isListingLead, isSellerLead, type Lead, type SellerLead } from './lead';
import type { LeadMailContext } from './lead-mail';

/** For content that a message can do without. */
const LOOKUP_MS = 3_000;

export type OfficeLinks = {
  /** The public address of a path without a locale, if the site knows its own. */
  readonly urlOf: (path: string) => string | undefined;
  /** The address that marks an enquiry as answered. Without it the office gets no reminders. */
  readonly answeredUrlOf?: ((id: string) => string | undefined) | undefined;
};

/** What a message to the office says beside the enquiry: the home or place, and links. */
export async function contextOf(
  lead: Lead,
  { urlOf, answeredUrlOf }: OfficeLinks,
  photosAttached: number,
): Promise<LeadMailContext> {
  const content = await withDeadline(LOOKUP_MS, () => contentOf(lead)).catch(() => ({}));
  return { photosAttached, url: urlOf(pathOf(lead)), answeredUrl: answeredUrlOf?.(lead.id), ...content };
}

function pathOf(lead: Lead): string {
  if (isListingLead(lead)) return `/listings/${lead.listing_id}`;
  return `/search${isSellerLead(lead) ? '' : (lead.search_query ?? '')}`;
}

async function contentOf(lead: Lead): Promise<Pick<LeadMailContext, 'home' | 'place'>> {
  if (isSellerLead(lead)) return { place: await placeOf(lead.address) };
  const listing = isListingLead(lead) ? await findListing(lead.listing_id) : undefined;
  if (listing === undefined) return {};
  const { title, price, deal } = listing;
  return { home: { title: localizedText(title, 'th-th').text, price, deal } };
}

async function placeOf({ province_code, district_code, subdistrict_code }: SellerLead['address']): Promise<string> {
  const { provinces, districts, subdistricts } = await places();
  const [district, subdistrict] = [districts.get(district_code ?? ''), subdistricts.get(subdistrict_code ?? '')];
  const [a, b, c] = province_code === BANGKOK ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.'];
  return [
    subdistrict && a + localizedText(subdistrict.name, 'th-th').text,
    district && b + localizedText(district.name, 'th-th').text,
    c + localizedText(provinces.get(province_code)?.name ?? {}, 'th-th').text,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
