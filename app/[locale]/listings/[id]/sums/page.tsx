import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { typedIn } from '@/lib/property/figures';
import { pageLocale } from '../../../../page-locale';
import { listingAt, listingMetadata } from '../listing-at';
import { ListingView } from '../listing-view';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<Query> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => listingMetadata(params);

/** The page of a home with figures in its query: the same address, rendered for each (next.config.ts). */
export default async function ListingWithSums({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  return <ListingView listing={listing} locale={locale} typed={typedIn(Object.entries(await searchParams))} />;
}
