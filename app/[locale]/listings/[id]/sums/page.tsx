import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/paths';
import { routePath } from '@/lib/navigation/routes';
import { typedIn } from '@/lib/property/figures';
import { localeRouting } from '../../../../locale-routing';
import { pageLocale } from '../../../../page-locale';
import { listingAt, listingMetadata } from '../listing-at';
import { ListingView } from '../listing-view';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<Query> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => listingMetadata(params);

/**
 * A listing page with calculator figures in its query. It has the same URL, and is rendered on each request
 * (next.config.ts).
 */
export default async function ListingWithSums({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  const reportedPath = localizedPath(locale, routePath('listing', { id: listing.id }), localeRouting());
  const typed = typedIn(Object.entries(await searchParams));
  return <ListingView listing={listing} locale={locale} typed={typed} reportedPath={reportedPath} />;
}
