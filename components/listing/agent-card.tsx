import { useLocale, useTranslations } from 'next-intl';
import { SITE } from '@/lib/config/site';
import type { Listing, TeamMember } from '@/lib/content/collections';
import { formatThaiPhone } from '@/lib/i18n/phone';
import { lineUrl, MemberContacts } from '../content/member-card';
import { Photo } from '../media/photo';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { Words } from '../ui/words';
import { ListingPrice } from './listing-price';

/** The price and the person to ask; without an agent, the office. Stays in view on wide windows. */
export function AgentCard({ listing, agent }: { listing: Listing; agent?: TeamMember }) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = agent?.phone ?? SITE.phone;
  return (
    <aside
      aria-label={t('Listing.agent')}
      className="rounded-card border border-line bg-surface p-5 shadow-raised lg:sticky lg:top-24"
    >
      <ListingPrice listing={listing} size="large" />
      <p className="mt-1 text-muted text-sm">{t('Listing.code', { code: listing.code })}</p>
      <a href={`tel:${phone}`} className={buttonClass('primary', 'mt-4 w-full')}>
        <Icon name="phone" />
        {t('Contact.callUs', { phone: formatThaiPhone(phone, locale) })}
      </a>
      <a
        href={agent?.lineId ? lineUrl(agent.lineId) : SITE.lineUrl}
        rel="noopener"
        className={buttonClass('secondary', 'mt-2 w-full')}
      >
        <Icon name="message-circle" />
        {t('Contact.line')}
      </a>
      {agent ? (
        <div className="mt-5 border-line border-t pt-4">
          <div className="flex items-center gap-3">
            <span className="size-14 shrink-0 overflow-hidden rounded-full">
              <Photo picture={agent.photo} decorative sizes="56px" />
            </span>
            <p>
              <span className="block font-semibold">
                <Words of={agent.name} />
              </span>
              <span className="block text-muted text-sm">
                <Words of={agent.role} />
              </span>
            </p>
          </div>
          <MemberContacts member={agent} />
        </div>
      ) : null}
    </aside>
  );
}
