import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type About, SCHEDULES } from '@/lib/alerts/alert';
import { ALERT_FAULTS } from '@/lib/alerts/alert-form.server';
import { ALERTS_ENDPOINT, alertChannels, sealOf } from '@/lib/alerts/alert-links.server';
import { pushKeysSingleton } from '@/lib/alerts/push-keys.server';
import { SITE } from '@/lib/config/site';
import { longDate } from '@/lib/i18n/dates';
import { routePath } from '@/lib/navigation/routes';
import { PageFrame } from '../layout/page-frame';
import { NextSteps } from '../leads/thanks';
import { Button } from '../ui/button';
import { Checkbox, Select, TextField } from '../ui/field';
import { LocalLink } from '../ui/navigation';
import { Breadcrumbs } from '../ui/page-links';
import { PageHeading } from '../ui/text';
import { PushAlert } from './push-alert';

type Props = {
  about: About;
  /** The page that it belongs to. */
  from: { href: string; label: string };
  title: string;
  lead: string;
  /** Why the form is shown again. */
  fault: string | undefined;
  children: ReactNode;
};

/** Asks for an address. Works without scripts, and the browser checks the fields. */
export function AlertForm({ about, from, title, lead, fault, children }: Props) {
  const t = useTranslations('Alerts');
  const channels = alertChannels();
  const hasMail = channels.includes('email');
  const known = ALERT_FAULTS.find((one) => one === fault);
  return (
    <PageFrame>
      <Breadcrumbs items={[from]} current={title} />
      <PageHeading title={title} lead={lead} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="lg:col-start-2">{children}</div>
        <div className="space-y-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {hasMail && <Fields about={about} fault={known} />}
          {channels.includes('line') && <ChatForm about={about} fault={known} />}
          <DeviceForm about={about} isOnly={channels.length === 1} />
        </div>
        {hasMail && (
          <div className="h-full lg:col-start-2">
            <NextSteps title={t('nextTitle')} steps={[t('next1'), t('next2'), t('next3')]} />
          </div>
        )}
      </div>
    </PageFrame>
  );
}

const BOX = 'rounded-card border border-line bg-surface p-4 sm:p-6';

type FieldsProps = { about: About; fault: (typeof ALERT_FAULTS)[number] | undefined };

function Fields({ about, fault }: FieldsProps) {
  const t = useTranslations('Alerts');
  const locale = useLocale();
  const message = fault && t(`faults.${fault}`);
  const errorAt = (field: typeof fault) => (fault === field ? { error: message } : {});
  return (
    <form method="post" action={`${ALERTS_ENDPOINT}?locale=${locale}`} className={`space-y-5 ${BOX}`}>
      <h2 className="text-xl">{t('byEmail')}</h2>
      {fault === 'too-many' || fault === 'failed' ? (
        <p role="alert" className="rounded-card border-2 border-danger p-4">
          {message}
        </p>
      ) : null}
      <Sealed about={about} />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={254}
        spellCheck={false}
        required
        {...errorAt('email')}
      />
      <ScheduleField id="schedule" />
      <div>
        <Checkbox name="consent" value="yes" label={t('consent')} required {...errorAt('consent')} />
        <PolicyLine />
      </div>
      <Button type="submit" size="large" className="w-full sm:w-auto">
        {t('submit')}
      </Button>
    </form>
  );
}

/** The next page opens the chat, in which the visitor sends the code of this alert. */
function ChatForm({ about, fault }: FieldsProps) {
  const t = useTranslations('AlertLine');
  const faults = useTranslations('Alerts.faults');
  return (
    <form method="post" action={`${ALERTS_ENDPOINT}?locale=${useLocale()}`} className={`space-y-5 ${BOX}`}>
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1">{t('text')}</p>
      </div>
      {fault === undefined || fault === 'email' ? null : (
        <p role="alert" className="rounded-card border-2 border-danger p-4">
          {faults(fault)}
        </p>
      )}
      <input type="hidden" name="channel" value="line" />
      <Sealed about={about} />
      <ScheduleField id="chat-schedule" />
      <div>
        <Checkbox id="chat-consent" name="consent" value="yes" label={t('consent')} required />
        <PolicyLine />
      </div>
      <Button type="submit" variant="line" size="large" className="w-full sm:w-auto">
        {t('submit')}
      </Button>
    </form>
  );
}

/** Only words of our pages get into messages. */
function Sealed({ about }: { about: About }) {
  return Object.entries({ ...about, seal: sealOf(about, useLocale()) }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function ScheduleField({ id }: { id: string }) {
  const t = useTranslations('Alerts');
  return (
    <Select id={id} name="schedule" label={t('schedule')} hint={t('night')} defaultValue="daily">
      {SCHEDULES.map((schedule) => (
        <option key={schedule} value={schedule}>
          {t(`schedules.${schedule}`)}
        </option>
      ))}
    </Select>
  );
}

function PolicyLine() {
  const date = longDate(SITE.policyVersion, useLocale());
  return <p className="mt-1 text-muted text-sm">{useTranslations('Alerts').rich('consentPolicy', { date, policy })}</p>;
}

/** For messages of the browser, which need scripts. */
function DeviceForm({ about, isOnly }: { about: About; isOnly: boolean }) {
  const t = useTranslations('Alerts');
  const p = useTranslations('AlertPush');
  const endpoint = `${ALERTS_ENDPOINT}?locale=${useLocale()}`;
  const siteKey = pushKeysSingleton.get()?.publicKey;
  if (siteKey === undefined) return null;
  const common = { 'too-many': t('faults.too-many'), failed: t('faults.failed') };
  const own = { denied: p('denied'), unanswered: p('unanswered'), unreachable: p('unreachable') };
  const faults = { ...common, ...own, none: p('none'), full: p('full') };
  const without = isOnly ? <p className={BOX}>{p('unsupported')}</p> : null;
  return (
    <>
      <PushAlert
        endpoint={endpoint}
        siteKey={siteKey}
        words={{ submit: p('submit'), mine: p('mine'), faults }}
        without={without}
      >
        <div>
          <h2 className="text-xl">{p('title')}</h2>
          <p className="mt-1">{p('text')}</p>
        </div>
        <Sealed about={about} />
        <input type="hidden" name="consent" value="yes" />
        <ScheduleField id="device-schedule" />
        <div>
          <p>{p('consent')}</p>
          <PolicyLine />
        </div>
      </PushAlert>
      {isOnly && (
        <noscript>
          <p className={BOX}>{p('scripts')}</p>
        </noscript>
      )}
    </>
  );
}

/** A new tab keeps what was typed. */
const policy = (words: ReactNode) => (
  <LocalLink href={routePath('privacy')} target="_blank" className="text-phprimary underline">
    {words}
  </LocalLink>
);
