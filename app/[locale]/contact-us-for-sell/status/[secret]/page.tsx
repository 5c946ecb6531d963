import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageView } from '@/components/analytics/page-view';
import { OfficeChannels } from '@/components/contact/contact-widget';
import { PageFrame } from '@/components/layout/page-frame';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LocalLink } from '@/components/ui/navigation';
import type { Listing } from '@/lib/content/collections';
import { type Places, places } from '@/lib/content/places.server';
import { entities } from '@/lib/content/store.server';
import { bangkokDay, longDate, shortDate } from '@/lib/i18n/dates';
import { localizedPath, localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { leadReference } from '@/lib/leads/lead';
import { listingViews } from '@/lib/leads/listing-views.server';
import {
  findSellerStatus,
  leadOfStatusSecret,
  type SellerStatus,
  type StatusStep,
  statusSteps,
} from '@/lib/leads/seller-status.server';
import { findIdByName } from '@/lib/navigation/existing-pages.server';
import { statusPath } from '@/lib/navigation/lead-paths';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; secret: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { secret } = await params;
  if (leadOfStatusSecret(secret) === null) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'SellerStatus' });
  const facts = { locale, path: statusPath(secret), title: t('title'), description: t('title'), hidden: true };
  return { ...pageMetadata(facts, localeRouting()), referrer: 'no-referrer', robots: { index: false, follow: false } };
}

async function listedHome(name: string | undefined) {
  if (name === undefined) return undefined;
  const listings = await entities('listings');
  return listings.get(findIdByName(name, listings) ?? '');
}

/** The progress of a seller's enquiry, for whoever has its link (decision 59). */
export default async function SellerStatusPage({ params }: Props) {
  const locale = await pageLocale(params);
  const id = leadOfStatusSecret((await params).secret);
  if (id === null) notFound();
  const t = await getTranslations({ locale, namespace: 'SellerStatus' });
  const status = await findSellerStatus(id);
  const home = await listedHome(status?.listing_id);
  const form = localizedPath(locale, routePath('contact-us-for-sell'), localeRouting());
  return (
    <PageFrame width="narrow" className="py-10 md:py-14">
      <PageView route="contact-us-for-sell" reportedPath={`${form}/status/:secret`} />
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{t.rich('reference', { reference: leadReference(id), b: bold })}</p>
      {status === null ? (
        <p className="mt-8 rounded-card border border-line bg-sunken p-5">{t('unknown')}</p>
      ) : (
        <div className="mt-8 grid gap-8 md:grid-cols-2 md:items-start">
          <Steps steps={statusSteps(status, home, bangkokDay(Date.now()))} closedOn={status.closed_on}>
            {home && (
              <LocalLink
                href={routePath('listing', { id: home.id })}
                prefetch={false}
                className={buttonClass('secondary')}
              >
                {t('home')}
              </LocalLink>
            )}
          </Steps>
          <div className="space-y-8">
            {home && listingViews.get() && <Views home={home} />}
            <Received status={status} places={await places()} />
          </div>
        </div>
      )}
      <section aria-labelledby="channels" className="mt-8">
        <h2 id="channels" className="text-xl">
          {t('channels')}
        </h2>
        <p className="mt-2 mb-4">{t('channelsText')}</p>
        <OfficeChannels />
      </section>
      <p data-no-compare-bar="" className="mt-10 border-line border-t pt-6 text-muted text-sm">
        {t('share')}
      </p>
    </PageFrame>
  );
}

const bold = (text: ReactNode) => <b className="select-all whitespace-nowrap text-font tabular-nums">{text}</b>;

type StepsProps = { steps: readonly StatusStep[]; closedOn: string | undefined; children: ReactNode };

function Steps({ steps, closedOn, children }: StepsProps) {
  const t = useTranslations('SellerStatus');
  const locale = useLocale();
  const reached = steps.findLast(({ isReached }) => isReached);
  return (
    <section aria-labelledby="steps" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="steps" className="text-xl">
        {t('stepsTitle')}
      </h2>
      <ol className="mt-4">
        {steps.map((step) => (
          <Step key={step.name} {...step} isCurrent={step === reached} />
        ))}
      </ol>
      {closedOn === undefined ? null : <p className="mt-4">{t('closed', { date: longDate(closedOn, locale) })}</p>}
      {children && <p className="mt-5">{children}</p>}
    </section>
  );
}

function Step({ name, day, isReached, isCurrent }: StatusStep & { isCurrent: boolean }) {
  const t = useTranslations('SellerStatus');
  const locale = useLocale();
  const date = day === undefined ? null : longDate(day, locale);
  return (
    <li
      className="relative flex gap-3 pb-5 before:absolute before:top-6 before:bottom-0 before:left-3 before:w-0.5 before:-translate-x-1/2 before:bg-line last:pb-0 last:before:hidden"
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${isReached ? 'border-phprimary bg-phprimary text-on-primary' : 'border-line'}`}
      >
        {isReached && <Icon name="check" className="size-4" />}
      </span>
      <div>
        <p className={isCurrent ? 'font-semibold' : isReached ? '' : 'text-muted'}>
          {t(`steps.${name}`)}
          {isReached && <span className="sr-only">{t('done')}</span>}
        </p>
        {date && <p className="text-muted text-sm">{isReached ? date : t('planned', { date })}</p>}
      </div>
    </li>
  );
}

function Received({ status, places: { provinces, districts } }: { status: SellerStatus; places: Places }) {
  const t = useTranslations();
  const locale = useLocale();
  const { intent, property_type, address, asking_price, photos, created_at } = status;
  const named = [districts.get(address?.district_code ?? ''), provinces.get(address?.province_code ?? '')];
  const place = named.flatMap((found) => (found === undefined ? [] : [localizedText(found.name, locale).text]));
  const facts = [
    [t('SellerStatus.date'), created_at && longDate(created_at, locale)],
    [t('SellerStatus.intent'), intent && t(`Seller.intents.${intent}`)],
    [t('Seller.propertyType'), property_type && t(`PropertyType.${property_type}`)],
    [t('SellerStatus.place'), place.join(locale === 'th-th' ? ' ' : ', ')],
    [t('SellerStatus.price'), asking_price && formatBaht(asking_price)],
    [t('SellerStatus.photos'), photos?.length],
  ];
  return (
    <section aria-labelledby="received">
      <h2 id="received" className="text-xl">
        {t('SellerStatus.receivedTitle')}
      </h2>
      <Facts facts={facts} />
    </section>
  );
}

function Views({ home: { id, publishedAt } }: { home: Listing }) {
  const t = useTranslations('SellerStatus');
  const locale = useLocale();
  const since = publishedAt && bangkokDay(Date.parse(publishedAt));
  const weeks = listingViews.get()?.lastWeeks(id, since) ?? [];
  return (
    <section aria-labelledby="views">
      <h2 id="views" className="text-xl">
        {t('viewsTitle')}
      </h2>
      <Facts
        facts={weeks.map(({ monday, views, enquiries }) => [
          t('week', { date: shortDate(monday, locale) }),
          [t('views', { count: views }), ...(enquiries > 0 ? [t('enquiries', { count: enquiries })] : [])].join('\n'),
        ])}
      />
      <p className="mt-2 text-muted text-sm">{t('viewsText')}</p>
    </section>
  );
}

type Fact = readonly (string | number | undefined)[];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 divide-y divide-line">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className="flex justify-between gap-x-6 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-pre-line text-right">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
