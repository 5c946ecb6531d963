import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageView } from '@/components/analytics/page-view';
import { OfficeChannels } from '@/components/contact/contact-widget';
import { PageFrame } from '@/components/layout/page-frame';
import { SellerForm } from '@/components/leads/seller-form';
import { SellerReviews, SoldHomes } from '@/components/leads/sold-homes';
import { NextSteps } from '@/components/leads/thanks';
import { LocalLink } from '@/components/ui/navigation';
import { Breadcrumbs } from '@/components/ui/page-links';
import { LocalizedText, PageHeading } from '@/components/ui/text';
import { soldHomes } from '@/lib/content/listings.server';
import { places, provinceList } from '@/lib/content/places.server';
import { guideTo, reviews } from '@/lib/content/published.server';
import { bangkokDay } from '@/lib/i18n/dates';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import type { SubmittedForm } from '@/lib/leads/lead-form';
import { routePath } from '@/lib/navigation/routes';

const EXAMPLE_IN_MS = 14 * 24 * 3_600_000;

/** A day after the 12th, which shows that the day comes first. */
const exampleDay = () => bangkokDay(Date.now() + EXAMPLE_IN_MS).replace(/-(?:0\d|1[0-2])$/, '-20');

type Props = { locale: Locale; submitted?: SubmittedForm; reportedPath?: string };

export async function SellersView({ locale, submitted, reportedPath }: Props) {
  const t = await getTranslations({ locale, namespace: 'Seller' });
  const [{ Seller, PropertyType, TitleDeed }, provinces, sold, allPlaces, guide, said] = await Promise.all([
    getMessages({ locale }),
    provinceList(),
    soldHomes(),
    places(),
    guideTo(routePath('contact-us-for-sell')),
    reviews(),
  ]);
  return (
    <PageFrame>
      <PageView route="contact-us-for-sell" reportedPath={reportedPath} />
      <Breadcrumbs items={[]} current={t('title')} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <NextIntlClientProvider locale={locale} messages={{ Seller, PropertyType, TitleDeed }}>
          <SellerForm
            action={`/api/seller-leads?locale=${locale}`}
            provinces={provinces.map(({ id, name }) => ({ value: id, label: localizedText(name, locale).text }))}
            exampleDay={exampleDay()}
            channels={<OfficeChannels />}
            submitted={submitted}
          />
        </NextIntlClientProvider>
        <div className="grid gap-8">
          <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
          {guide === undefined ? null : (
            <section aria-labelledby="guide">
              <h2 id="guide" className="text-xl">
                <LocalLink
                  href={routePath('content', { id: guide.id })}
                  className="inline-flex min-h-11 items-center text-phprimary underline"
                >
                  <LocalizedText content={guide.title} />
                </LocalLink>
              </h2>
              <p className="mt-1">
                <LocalizedText content={guide.excerpt} />
              </p>
            </section>
          )}
          <SoldHomes homes={sold} places={allPlaces} />
          <SellerReviews reviews={said} />
        </div>
      </div>
    </PageFrame>
  );
}
