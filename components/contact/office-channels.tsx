import { useLocale, useTranslations } from 'next-intl';
import { pressMark } from '@/lib/analytics/event-mark';
import { contactPressed } from '@/lib/analytics/events';
import { SITE } from '@/lib/config/site';
import { formatThaiPhone } from '@/lib/i18n/phone';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';

/** Buttons for the office's phone and LINE. */
export function OfficeChannels() {
  const t = useTranslations('Contact');
  return (
    <p className="flex flex-wrap gap-3">
      <a
        href={`tel:${SITE.phone}`}
        className={buttonClass('primary')}
        {...pressMark(contactPressed({ channel: 'phone', place: 'office' }))}
      >
        <Icon name="phone" />
        {t('callUs', { phone: formatThaiPhone(SITE.phone, useLocale()) })}
      </a>
      <a
        href={SITE.lineUrl}
        rel="noopener"
        className={buttonClass('secondary')}
        {...pressMark(contactPressed({ channel: 'line', place: 'office' }))}
      >
        <Icon name="message-circle" />
        {t('line')}
      </a>
    </p>
  );
}
