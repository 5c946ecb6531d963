import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { localizedPath } from '@/lib/i18n/locales';
import { consumeFormFlash } from '@/lib/leads/form-flash.server';
import { routePath } from '@/lib/navigation/routes';
import { pageLocale } from '../../../../../../page-params';
import { localeRouting } from '../../../../../../site-url';
import { listingAt } from '../../../listing-at';
import { EnquiryView, enquiryMetadata } from '../../enquiry-view';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; id: string; token: string }> };

/** Cached per request, because the token is valid once and both the metadata and the page need the form. */
const formFlash = cache(consumeFormFlash);

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  enquiryMetadata(params, formFlash((await params).token) !== undefined);

/** The form as the server saved it for a browser without JavaScript. The second visit redirects to the empty form. */
export default async function EnquireAgainPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { id, token } = await params;
  const submitted = formFlash(token);
  if (submitted === undefined) redirect(localizedPath(locale, routePath('listing-enquire', { id }), localeRouting()));
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  const reportedPath = `${localizedPath(locale, routePath('listing-enquire', { id }), localeRouting())}/again/:token`;
  const kind = submitted.values.kind === 'view' ? 'view' : 'ask';
  return (
    <EnquiryView listing={listing} locale={locale} kind={kind} submitted={submitted} reportedPath={reportedPath} />
  );
}
