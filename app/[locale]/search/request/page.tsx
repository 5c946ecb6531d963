import type { Metadata } from 'next';
import type { RawQuery } from 'thai-property-search/params';
import { parseTypedParams } from '@/lib/search/typed-params';
import { pageLocale } from '../../../page-params';
import { RequestView, requestMetadata } from './request-view';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  requestMetadata(await pageLocale(params));

/** The form for asking the office to find a home. Its query is that of a search, which the enquiry is about. */
export default async function RequestPage({ params, searchParams }: Props) {
  return <RequestView locale={await pageLocale(params)} params={parseTypedParams(await searchParams)} />;
}
