import { useLocale, useTranslations } from 'next-intl';
import { pressMark } from '@/lib/analytics/event-mark';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { SITE } from '@/lib/config/site';
import type { Listing, TeamMember } from '@/lib/content/collections';
import { words } from '@/lib/i18n/words';
import { lineAskUrl } from '@/lib/navigation/line-urls';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/icon';
import { ListingPrice } from './listing-price';

/** A bar with the price and contact buttons at the bottom of phones and tablets, in place of the site's bottom bar. */
export function ListingBar({ listing, agent, url }: { listing: Listing; agent?: TeamMember; url: string }) {
  const t = useTranslations('Contact');
  const share = useTranslations('Share');
  const title = words(listing.title, useLocale()).text;
  const mark = (channel: ContactChannel) =>
    pressMark(contactPressed({ channel, place: 'listing-bar', listing: listing.id }));
  return (
    // The minimum height is that of the buttons, which stream in later, to avoid a layout shift.
    <aside
      aria-label={t('about', { code: listing.code })}
      data-listing-bar=""
      className="fixed inset-x-0 bottom-0 z-rail flex min-h-[calc(3.3125rem+max(0.5rem,env(safe-area-inset-bottom)))] flex-wrap items-center min-[18rem]:flex-nowrap gap-2 border-line border-t bg-page px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] leading-snug lg:hidden print:hidden"
    >
      {/* Hide the previous price: the page shows it above, and here it would take the buttons' space. */}
      <div className="min-w-0 grow max-sm:[&_del]:hidden">
        <ListingPrice listing={listing} size="small" />
      </div>
      <a
        href={lineAskUrl(agent?.lineId ?? SITE.lineId, share('askText', { code: listing.code, title, url }))}
        rel="noopener"
        className={buttonClass('secondary', 'shrink-0', 'small')}
        {...mark('line')}
      >
        <Icon name="message-circle" />
        LINE
      </a>
      <a
        href={`tel:${agent?.phone ?? SITE.phone}`}
        className={buttonClass('primary', 'shrink-0', 'small')}
        {...mark('phone')}
      >
        <Icon name="phone" />
        {t('callShort')}
      </a>
    </aside>
  );
}
