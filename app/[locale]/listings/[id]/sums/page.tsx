import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Typed } from '@/lib/property/figures';
import { pageLocale } from '../../../../page-locale';
import { listingAt, listingMetadata } from '../listing-at';
import { ListingView } from '../listing-view';

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ locale: string; id: string }>; searchParams: Promise<Query> };

export const generateMetadata = ({ params }: Props): Promise<Metadata> => listingMetadata(params);

/** Of a key that is repeated the first value counts. */
const typedIn = (query: Query): Typed =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : value?.[0];
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** The page of a home with figures in its query: the same address, rendered for each (next.config.ts). */
export default async function ListingWithSums({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const listing = await listingAt(params);
  if (listing === undefined) notFound();
  return <ListingView listing={listing} locale={locale} typed={typedIn(await searchParams)} />;
}
