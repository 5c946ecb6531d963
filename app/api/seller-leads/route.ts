import { CLIENT_ADDRESS_HEADER } from '@/lib/config/constants';
import { outcomeData, outcomeHeaders, outcomeStatus } from '@/lib/leads/lead-outcome';
import { formLocale, receiveForm, wantsData } from '@/lib/leads/receive-form.server';
import { methodNotAllowed } from '../method-not-allowed';
import { isPageOutcome, pageAnswer, unreadAnswer, unreadForm } from './page-answer';

export const dynamic = 'force-dynamic';

/** Takes an enquiry of a plain form; where our server does not take them itself, also a script's (decision 7). */
export async function POST(request: Request): Promise<Response> {
  const { url, headers, body } = request;
  const form = { url, headers, body, address: headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown' };
  const outcome = await receiveForm(form);
  if (!wantsData(form) && isPageOutcome(outcome)) return pageAnswer(outcome, formLocale(url));
  const unread = headers.get('accept')?.includes('text/html') ? unreadForm(outcome) : undefined;
  if (unread !== undefined) return unreadAnswer(unread, outcome, formLocale(url));
  return Response.json(outcomeData(outcome), { status: outcomeStatus(outcome), headers: outcomeHeaders(outcome) });
}

const refuse = methodNotAllowed('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
