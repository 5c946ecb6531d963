import { ID_PATTERN } from '../content/ids';
import { isListingKind, type LeadFormValues, type LeftOutPhoto, leftOutText } from '../leads/lead-form';
import { visitTimes } from '../leads/visit-time';
import { routePath } from './routes';

const isAboutHome = ({ kind, listing }: LeadFormValues) => isListingKind(kind) && ID_PATTERN.test(listing);

const isAboutSearch = ({ kind }: LeadFormValues) => kind === 'find';

/** The path of the empty form. All paths here are without locale. */
export function formPath(values: LeadFormValues): string {
  if (isAboutSearch(values)) {
    const query = new URLSearchParams(values.search_query).toString();
    return routePath('search-request') + (query === '' ? '' : `?${query}`);
  }
  if (!isAboutHome(values)) return routePath('contact-us-for-sell');
  return routePath('listing-enquire', { id: values.listing }) + (values.kind === 'view' ? '?kind=view' : '');
}

export const againPath = (values: LeadFormValues, token: string): string =>
  `${formPath(values).split('?')[0]}/again/${token}`;

/** `secret` opens the status of a seller's enquiry (decision 59). */
export const statusPath = (secret: string): string => `${routePath('contact-us-for-sell')}/status/${secret}`;

type Sent = { reference: string; status?: string | undefined; leftOut?: readonly LeftOutPhoto[] };

/** The confirmation page of a form. Its query is the times, or the left-out photos and the secret of the status page. */
export function thanksPath(values: LeadFormValues, { reference, status, leftOut = [] }: Sent): string {
  if (isAboutSearch(values)) return routePath('search-request-sent', { reference });
  if (!isAboutHome(values)) {
    const thanksPage = routePath('contact-us-for-sell-sent', { reference });
    const query = [
      ...(leftOut.length === 0 ? [] : [`left_out=${leftOutText(leftOut)}`]),
      ...(status ? [`status=${status}`] : []),
    ];
    return query.length === 0 ? thanksPage : `${thanksPage}?${query.join('&')}`;
  }
  const [best, other] = values.kind === 'view' ? visitTimes(values) : [];
  const times = { day: best?.day, part: best?.part, other_day: other?.day, other_part: other?.part };
  const entries = Object.entries(times).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(entries).toString();
  const path = routePath('listing-enquire-sent', { id: values.listing, reference });
  return query === '' ? path : `${path}?${query}`;
}
