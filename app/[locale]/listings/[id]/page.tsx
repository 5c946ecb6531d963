import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { noneAtBuild, pageLocale } from '../../../page-params';
import { listingAt, listingMetadata } from './listing-at';
import { ListingView } from './listing-view';

export const generateStaticParams = noneAtBuild;

type Props = { params: Promise<{ locale: string; id: string }> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => listingMetadata(params);

export default async function ListingPage({ params }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  return <ListingView listing={listing} locale={locale} typed={{}} />;
}
