import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';
import { listingAt } from '../listing-at';
import { EnquiryView, enquiryMetadata } from './enquiry-view';

export const dynamic = 'force-dynamic';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<Query> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => enquiryMetadata(params);

/** The enquiry form of a listing; `?kind=view` starts with a viewing. For a sold listing it redirects to its page. */
export default async function EnquirePage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  const { id, recordStatus } = listing;
  if (recordStatus === 'Sold') redirect(localizedPath(locale, routePath('listing', { id }), localeRouting()));
  const kind = (await searchParams).kind === 'view' ? 'view' : 'ask';
  return <EnquiryView listing={listing} locale={locale} kind={kind} />;
}
