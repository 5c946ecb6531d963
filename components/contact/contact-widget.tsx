import { useLocale, useTranslations } from 'next-intl';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { env } from '@/lib/config/env';
import { SITE } from '@/lib/config/site';
import { allowedSources } from '@/lib/content/allowed-sources';
import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { buttonClass } from '../ui/button';
import { ContentIcon, Icon } from '../ui/icon';
import { ContactLinks, type ContactVariant } from './contact-links';
import { LateContactLinks } from './late-contact-links';

type Props = { variant: ContactVariant; label: string; fromServer: readonly Entry[] | null };

/** W5: renders the server's list as markup without client code. The browser fetches the list only if there is none. */
export function ContactWidget({ variant, label, fromServer }: Props) {
  const allowed = allowedSources(env());
  return fromServer === null ? (
    <LateContactLinks variant={variant} label={label} allowed={allowed} />
  ) : (
    <ContactLinks
      variant={variant}
      label={label}
      allowed={allowed}
      entries={fromServer}
      renderIcon={(name, className) => <ContentIcon name={name} fallback="message-circle" className={className} />}
    />
  );
}

export function OfficeChannels() {
  const t = useTranslations('Contact');
  return (
    <p className="flex flex-wrap gap-3">
      <a
        href={SITE.lineUrl}
        rel="noopener"
        className={buttonClass('line')}
        {...pressMark(contactPressed({ channel: 'line', place: 'office' }))}
      >
        <Icon name="message-circle" />
        {t('line')}
      </a>
      <a
        href={`tel:${SITE.phone}`}
        className={buttonClass('secondary')}
        {...pressMark(contactPressed({ channel: 'phone', place: 'office' }))}
      >
        <Icon name="phone" />
        {t('callUs', { phone: formatThaiPhone(SITE.phone, useLocale()) })}
      </a>
    </p>
  );
}
