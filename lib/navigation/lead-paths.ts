import { ID_PATTERN } from '../content/ids';
import { timesOf } from '../leads/asked-time';
import { isListingKind } from '../leads/lead-choices';
import type { LeadFormValues } from '../leads/lead-form';
import { type LeftOutPhoto, leftOutText } from '../leads/left-out-photos';
import { routePath } from './routes';

const isAboutHome = ({ kind, listing }: LeadFormValues) => isListingKind(kind) && ID_PATTERN.test(listing);

/** The page of the form that was sent, empty; no path here has a locale. */
export function formPath(values: LeadFormValues): string {
  if (!isAboutHome(values)) return routePath('contact-us-for-sell');
  return routePath('listing-enquire', { id: values.listing }) + (values.kind === 'view' ? '?kind=view' : '');
}

/** The page on which a form that was sent without scripts goes on, under its token. */
export const againPath = (values: LeadFormValues, token: string): string =>
  `${formPath(values).split('?')[0]}/again/${token}`;

/**
 * The path of the thanks page for a form. Its query has the times that were asked for or the photographs that were left
 * out: neither is personal data.
 */
export function thanksPath(values: LeadFormValues, reference: string, leftOut: readonly LeftOutPhoto[] = []): string {
  if (!isAboutHome(values)) {
    const sent = routePath('contact-us-for-sell-sent', { reference });
    return leftOut.length === 0 ? sent : `${sent}?left_out=${leftOutText(leftOut)}`;
  }
  const [best, other] = values.kind === 'view' ? timesOf(values) : [];
  const asked = { day: best?.day, part: best?.part, other_day: other?.day, other_part: other?.part };
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  const path = routePath('listing-enquire-sent', { id: values.listing, reference });
  return query === '' ? path : `${path}?${query}`;
}
