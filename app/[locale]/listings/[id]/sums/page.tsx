import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { typedIn } from '@/lib/property/figures';
import { pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';
import { listingAt, listingMetadata } from '../listing-at';
import { ListingView } from '../listing-view';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<Query> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => listingMetadata(params);

/** The page of a listing with calculator figures in its query. It is rendered on each request (next.config.ts). */
export default async function ListingWithSums({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  const reportedPath = localizedPath(locale, routePath('listing', { id: listing.id }), localeRouting());
  const typed = typedIn(Object.entries(await searchParams));
  return <ListingView listing={listing} locale={locale} typed={typed} reportedPath={reportedPath} />;
}
