import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AlertNotice } from '@/components/alerts/alert-notice';
import { PageFrame } from '@/components/layout/page-frame';
import { Button, buttonClass } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { LocalLink } from '@/components/ui/navigation';
import { QrCode } from '@/components/ui/qr-code';
import { type Alert, type Channel, channelOf, isAsleep, SCHEDULES, type Subscriber } from '@/lib/alerts/alert';
import { ALERT_DONE } from '@/lib/alerts/alert-form.server';
import { ALERTS_ENDPOINT, alertsPath, codeOf, lineChatUrl, subscriberOfSecret } from '@/lib/alerts/alert-links.server';
import { alerts } from '@/lib/alerts/alerts.server';
import { isPending } from '@/lib/alerts/subscriptions.server';
import { findListing } from '@/lib/content/listings.server';
import { longDate } from '@/lib/i18n/dates';
import { breakable } from '@/lib/i18n/line-breaks';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { notFoundMetadata, pageLocale } from '../../../../page-params';
import { localeRouting } from '../../../../site-url';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ locale: string; secret: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { secret } = await params;
  if (subscriberOfSecret(secret) === null) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  const words = { title: t('pageTitle'), description: t('pageTitle') };
  const facts = { locale, path: alertsPath(secret), ...words, hidden: true };
  return { ...pageMetadata(facts, localeRouting()), referrer: 'no-referrer', robots: { index: false, follow: false } };
}

type Words = ReturnType<typeof useTranslations<'Alerts'>>;

/** Hides most of an e-mail address, because links are passed on. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1…');

function receiver({ email, line }: Subscriber, t: Words): string {
  if (email !== undefined) return t('for', { email: masked(email) });
  return line === undefined ? t('forDevice') : t('forLine');
}

type Named = { readonly alert: Alert; readonly name: string; readonly href: string | undefined };
type ListProps = { secret: string; alerts: readonly Named[] };

async function named(alert: Alert, locale: Locale, gone: string): Promise<Named> {
  const { about } = alert;
  if (!('home' in about)) return { alert, name: about.name, href: routePath('search') + about.search };
  const listing = await findListing(about.home);
  if (listing === undefined) return { alert, name: gone, href: undefined };
  return {
    alert,
    name: localizedText(listing.title, locale).text,
    href: routePath('listing', { id: listing.id }),
  };
}

/** Lists the alerts of an e-mail address or a browser. The secret link is in each of its messages (decision 64). A GET changes nothing. */
export default async function AlertsPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const { secret } = await params;
  const id = subscriberOfSecret(secret);
  const opened = alerts();
  if (id === null || opened === null) notFound();
  const t = await getTranslations({ locale, namespace: 'Alerts' });
  const person = await opened.store.read(id);
  const query = await searchParams;
  const done = ALERT_DONE.find((what) => what === query.done);
  if (person === null) return <AlertNotice title={t('none')} text={t('noneText')} />;
  const all = await Promise.all(person.alerts.map((alert) => named(alert, locale, t('gone'))));
  const waiting = all.filter(({ alert }) => alert.confirmed_at === undefined);
  const active = all.filter(({ alert }) => alert.confirmed_at !== undefined);
  const ending = all.find(({ alert }) => alert.id === query.end);
  return (
    <PageFrame width="narrow" className="py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">{t('pageTitle')}</h1>
      <p className="mt-2 text-lg text-muted">{receiver(person, t)}</p>
      {done && (
        <p role="status" className="mt-6 rounded-card border border-phprimary bg-surface p-4 font-semibold">
          {t(`done.${done}`)}
        </p>
      )}
      {ending && (
        <Question secret={secret} title={t('endAsked')} action={`end ${ending.alert.id}`} label={t('endYes')}>
          <p className="mt-2 mb-4">{breakable(ending.name)}</p>
        </Question>
      )}
      {isAsleep(person, Date.now()) && (
        <Question secret={secret} action="keep" label={t('keep')}>
          <p className="mb-4">{t('asleep')}</p>
        </Question>
      )}
      {isPending(person) ? (
        <OpenChat code={codeOf(id)} name={all[0]?.name ?? ''} />
      ) : (
        waiting.length > 0 && <Waiting secret={secret} alerts={waiting} />
      )}
      {active.length > 0 && <Active secret={secret} alerts={active} />}
      <OwnData secret={secret} channel={channelOf(person)} />
    </PageFrame>
  );
}

/** Opens the chat with the code in its field. On a computer a phone reads it from the picture. */
function OpenChat({ code, name }: { code: string; name: string }) {
  const t = useTranslations('AlertLine');
  const url = lineChatUrl(t('message', { code }));
  return (
    <section aria-labelledby="chat" className="mt-8 rounded-card border-2 border-phprimary bg-surface p-5">
      <h2 id="chat" className="text-xl">
        {t('openTitle')}
      </h2>
      <p className="mt-2">{breakable(name)}</p>
      <p className="mt-2 mb-4">{t('openText')}</p>
      <a href={url} className={buttonClass('line')}>
        {t('open')}
      </a>
      <div className="mt-6 hidden md:block">
        <p className="mb-2 text-muted">{t('scan')}</p>
        <QrCode text={url} label={t('scan')} className="w-48" />
      </div>
    </section>
  );
}

function SecretForm({ secret, className, children }: { secret: string; className?: string; children: ReactNode }) {
  return (
    <form method="post" action={`${ALERTS_ENDPOINT}?locale=${useLocale()}`} className={className}>
      <input type="hidden" name="secret" value={secret} />
      {children}
    </form>
  );
}

type PressProps = { action: string; label?: string; variant?: 'primary' | 'secondary' | 'danger'; children: ReactNode };

const Press = ({ action, label, variant = 'secondary', children }: PressProps) => (
  <Button type="submit" name="action" value={action} aria-label={label} variant={variant}>
    {children}
  </Button>
);

type QuestionProps = { secret: string; title?: string; action: string; label: string; children: ReactNode };

/** A question that one press answers. */
function Question({ secret, title, action, label, children }: QuestionProps) {
  return (
    <section aria-label={title} className="mt-8 rounded-card border-2 border-phprimary bg-surface p-5">
      {title && <h2 className="text-xl">{title}</h2>}
      {children}
      <SecretForm secret={secret}>
        <Press action={action} variant="primary">
          {label}
        </Press>
      </SecretForm>
    </section>
  );
}

function Waiting({ secret, alerts: waiting }: ListProps) {
  const t = useTranslations('Alerts');
  return (
    <Question secret={secret} title={t('confirmTitle')} action="confirm" label={t('confirm')}>
      <ul className="my-3 list-disc space-y-1 pl-5">
        {waiting.map(({ alert, name }) => (
          <li key={alert.id}>{breakable(name)}</li>
        ))}
      </ul>
      <p className="mb-4 text-muted">{t('confirmText')}</p>
    </Question>
  );
}

function Active({ secret, alerts: active }: ListProps) {
  const t = useTranslations('Alerts');
  const locale = useLocale();
  return (
    <section aria-labelledby="active" className="mt-10">
      <h2 id="active" className="text-xl">
        {t('listTitle')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {active.map(({ alert, name, href }) => (
          <li key={alert.id} className="py-5">
            <p className="font-semibold">
              {href === undefined ? (
                name
              ) : (
                <LocalLink href={href} prefetch={false} className="hover:text-phprimary hover:underline">
                  {breakable(name)}
                </LocalLink>
              )}
            </p>
            <p className="text-muted text-sm">{t('since', { date: longDate(alert.created_at, locale) })}</p>
            <SecretForm secret={secret} className="mt-3 flex flex-wrap items-end gap-3">
              <div className="w-full sm:w-72">
                <Select name={`schedule-${alert.id}`} label={t('schedule')} defaultValue={alert.schedule}>
                  {SCHEDULES.map((schedule) => (
                    <option key={schedule} value={schedule}>
                      {t(`schedules.${schedule}`)}
                    </option>
                  ))}
                </Select>
              </div>
              <Press action={`schedule ${alert.id}`}>{t('save')}</Press>
              <Press action={`end ${alert.id}`} label={t('endNamed', { name })}>
                {t('end')}
              </Press>
            </SecretForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnData({ secret, channel }: { secret: string; channel: Channel }) {
  const t = useTranslations('Alerts');
  return (
    <section aria-labelledby="data" className="mt-10 border-line border-t pt-6">
      <h2 id="data" className="text-xl">
        {t('dataTitle')}
      </h2>
      <p className="mt-2 mb-4">{t(`dataText.${channel}`)}</p>
      <SecretForm secret={secret} className="flex flex-wrap gap-3">
        <Press action="export">{t('export')}</Press>
        <Press action="delete" variant="danger">
          {t('endAll')}
        </Press>
      </SecretForm>
      <p className="mt-6 text-muted text-sm">{t('secret')}</p>
    </section>
  );
}
