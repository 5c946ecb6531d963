import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isPreviewToken, previewListing, previewPath } from '@/lib/content/preview.server';
import { localizedText } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../../page-params';
import { localeRouting } from '../../../../../site-url';
import { ListingView } from '../../listing-view';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; id: string; token: string }> };

async function previewed({ params }: Props) {
  const { id, token } = await params;
  return isPreviewToken(id, token) ? previewListing(id) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await pageLocale(props.params);
  const { token } = await props.params;
  const listing = await previewed(props);
  if (listing === undefined) return notFoundMetadata(locale);
  const title = localizedText(listing.title, locale).text;
  const facts = { locale, path: previewPath(listing.id, token), title, description: title, hidden: true };
  return { ...pageMetadata(facts, localeRouting()), referrer: 'no-referrer', robots: { index: false, follow: false } };
}

/** Shows a listing, also a draft, as visitors will see it. The link contains a signed token (decision 63). */
export default async function PreviewPage(props: Props) {
  const locale = await pageLocale(props.params);
  const listing = await previewed(props);
  if (listing === undefined) notFound();
  const t = await getTranslations({ locale, namespace: 'Listing' });
  const notice = (
    <p className="mt-4 mb-4 rounded-card border border-metro-orange bg-sunken px-5 py-4 print:hidden">{t('preview')}</p>
  );
  return <ListingView listing={listing} locale={locale} typed={{}} preview={notice} />;
}
