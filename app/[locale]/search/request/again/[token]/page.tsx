import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { localizedPath } from '@/lib/i18n/locales';
import { consumeFormFlash } from '@/lib/leads/form-flash.server';
import { routePath } from '@/lib/navigation/routes';
import { parseTypedQuery } from '@/lib/search/typed-params';
import { pageLocale } from '../../../../../page-params';
import { localeRouting } from '../../../../../site-url';
import { RequestView, requestMetadata } from '../../request-view';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; token: string }> };

/** Cached per request, because the token is valid once and both the metadata and the page need the form. */
const formFlash = cache(consumeFormFlash);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return requestMetadata(await pageLocale(params), formFlash((await params).token) !== undefined);
}

/** The form as the server saved it for a browser without JavaScript. The second visit redirects to the empty form. */
export default async function RequestAgainPage({ params }: Props) {
  const locale = await pageLocale(params);
  const submitted = formFlash((await params).token);
  const form = localizedPath(locale, routePath('search-request'), localeRouting());
  if (submitted === undefined) redirect(form);
  const search = parseTypedQuery(new URLSearchParams(submitted.values.search_query));
  return <RequestView locale={locale} params={search} submitted={submitted} reportedPath={`${form}/again/:token`} />;
}
