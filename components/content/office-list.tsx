import { useLocale, useTranslations } from 'next-intl';
import { pressMark } from '@/lib/analytics/event-mark';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import type { Office } from '@/lib/content/collections';
import { formatThaiPhone } from '@/lib/i18n/phone';
import { LocalizedText } from '../ui/words';
import { openingHours } from './opening-hours';

const mark = (channel: ContactChannel) => pressMark(contactPressed({ channel, place: 'offices' }));

function Hours({ office }: { office: Office }) {
  return (
    <ul>
      {openingHours(office, useLocale()).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function OfficeList({ offices }: { offices: readonly Office[] }) {
  const t = useTranslations('Company');
  const locale = useLocale();
  const link = 'inline-block text-phprimary hover:underline';
  return (
    <section aria-labelledby="offices" className="mt-8">
      <h2 id="offices" className="mb-4 text-2xl">
        {t('offices')}
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {offices.map((office) => (
          <li key={office.id} id={office.id} className="scroll-mt-24 rounded-card border border-line bg-surface p-5">
            <h3 className="text-lg">
              <LocalizedText content={office.name} />
            </h3>
            <address className="mt-2 not-italic">
              <LocalizedText content={office.address} />
            </address>
            <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              <dt className="text-muted">{t('phone')}</dt>
              <dd>
                {office.phones.map((phone) => (
                  <a key={phone} href={`tel:${phone}`} className={`${link} mr-3`} {...mark('phone')}>
                    {formatThaiPhone(phone, locale)}
                  </a>
                ))}
              </dd>
              <dt className="text-muted">{t('email')}</dt>
              <dd>
                <a href={`mailto:${office.email}`} className={link} {...mark('email')}>
                  {office.email}
                </a>
              </dd>
              <dt className="text-muted">{t('hours')}</dt>
              <dd>
                <Hours office={office} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
