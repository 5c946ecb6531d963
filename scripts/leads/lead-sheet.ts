import { stringify } from 'csv-stringify/sync';
import { isListingLead, type Lead, leadReference } from '../../lib/leads/lead';
import { type FoundLead, standing } from './find-leads';

type Cells = Readonly<Record<string, string | number | boolean | undefined>>;

/** What was asked and by whom. */
function askedCells(lead: Lead): Cells {
  if (isListingLead(lead)) {
    const { listing_code: code, listing_id: id, preferred_times, consent, source, spam, ...asked } = lead;
    return { ...asked, listing: code ?? id, preferred_time: preferred_times?.join(', ') };
  }
  const { address, size, photos, consent, source, spam, ...asked } = lead;
  return { ...asked, ...address, ...size, photos: photos?.length };
}

function cells(lead: Lead): Cells {
  const { consent, source, spam } = lead;
  const { utm = {}, ...from } = source;
  const words = Object.entries(utm).map(([name, value]) => `${name}=${value}`);
  return {
    ...askedCells(lead),
    marketing: consent.marketing,
    policy_version: consent.policy_version,
    consent_at: consent.at,
    ...from,
    utm: words.join(' '),
    spam_score: spam.score,
    spam_reasons: spam.reasons.join(' '),
  };
}

const COLUMNS = [
  'reference',
  'standing',
  'created_at',
  'kind',
  'listing',
  'intent',
  'name',
  'phone',
  'line_id',
  'email',
  'property_type',
  'province_code',
  'district_code',
  'subdistrict_code',
  'postcode',
  'detail',
  'sqm',
  'rai',
  'ngan',
  'sqwah',
  'asking_price',
  'title_deed',
  'mortgage',
  'message',
  'preferred_time',
  'photos',
  'marketing',
  'policy_version',
  'consent_at',
  'locale',
  'page',
  'referrer',
  'utm',
  'spam_score',
  'spam_reasons',
  'id',
];

/** A sheet of enquiries. A byte order mark begins it, for Excel; a cell that a sheet would reckon with begins with '. */
export function leadSheet(found: readonly FoundLead[]): string {
  const rows = found.flatMap((each) => {
    if (each.kept === null) return [];
    const { lead } = each.kept;
    return [{ ...cells(lead), reference: leadReference(lead.id), standing: standing(each) }];
  });
  return stringify(rows, {
    bom: true,
    header: true,
    columns: COLUMNS,
    escape_formulas: true,
    cast: { boolean: (yes) => (yes ? 'yes' : 'no') },
  });
}

/** The same as JSON, an enquiry a line. */
export const leadLines = (found: readonly FoundLead[]): string =>
  found
    .flatMap((each) => (each.kept === null ? [] : [{ standing: standing(each), ...each.kept.lead }]))
    .map((lead) => `${JSON.stringify(lead)}\n`)
    .join('');
