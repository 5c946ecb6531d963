import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed, homeShared } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { SITE } from '@/lib/config/site';
import type { Listing, TeamMember } from '@/lib/content/collections';
import { lineAskUrl } from '@/lib/content/line-contact';
import { localizedText } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { buttonClass, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { QrCode } from '../ui/qr-code';
import { LocalizedText } from '../ui/text';
import { ListingPrice } from './listing-price';
import { ShareLinks } from './share-links';

type Props = {
  listing: Listing;
  agent?: TeamMember;
  /** Absolute URL of the listing's page. */
  url: string;
};

type CardProps = Props & {
  channels: ReactNode;
};

export function AgentCard({ listing, agent, url, channels }: CardProps) {
  const t = useTranslations('Listing');
  const { text: title } = localizedText(listing.title, useLocale());
  return (
    <aside
      aria-label={t('agent')}
      className="rounded-card border border-line bg-surface p-5 shadow-raised print:p-3 lg:sticky lg:top-24 print:static print:shadow-none"
    >
      <ListingPrice listing={listing} size="large" />
      <p className="mt-1 text-muted text-sm">{t('code', { code: listing.code })}</p>
      <ContactActions listing={listing} url={url} {...(agent ? { agent } : {})} />
      <div className="mt-4 border-line border-t pt-4 print:hidden">
        <ShareLinks title={title} url={url} shared={(channel) => homeShared(channel, listing.id)} />
      </div>
      {agent ? <Agent agent={agent} /> : null}
      <div className="mt-4 print:hidden">{channels}</div>
    </aside>
  );
}

function ContactActions({ listing, agent, url }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = agent?.phone ?? SITE.phone;
  const { code } = listing;
  const text = t('Share.askText', { code, title: localizedText(listing.title, locale).text, url });
  const lineId = agent?.lineId ?? SITE.lineId;
  return (
    <>
      <a
        href={`tel:${phone}`}
        className={buttonClass('primary', 'mt-4 w-full print:mt-0 print:justify-start print:px-0 print:text-font')}
        {...markOf(listing, 'phone')}
      >
        <Icon name="phone" />
        {t('Contact.callUs', { phone: formatThaiPhone(phone, locale) })}
      </a>
      <a
        href={lineAskUrl(lineId, text)}
        rel="noopener"
        className={buttonClass('secondary', 'mt-2 w-full print:hidden')}
        {...markOf(listing, 'line')}
      >
        <Icon name="message-circle" />
        {t('Share.askOnLine', { code })}
      </a>
      {/* No email link: many phones have no mail app set up, and the site could not confirm delivery. */}
      <EnquireLink listing={listing} />
      {/* LINE opens these links only on phones, so show a QR code. It has only the code, to keep its modules large. */}
      <figure className="mt-4 hidden items-center gap-3 lg:flex print:hidden">
        <QrCode text={lineAskUrl(lineId, code)} label={t('Share.lineQr')} className="size-24 shrink-0 rounded-field" />
        <figcaption className="text-muted text-sm">{t('Share.lineQr')}</figcaption>
      </figure>
      <figure className="mt-2 hidden items-center gap-3 print:flex">
        <QrCode text={url} label={t('Share.pageQr')} className="size-24 shrink-0" />
        <figcaption className="text-sm">{t('Share.pageQr')}</figcaption>
      </figure>
    </>
  );
}

/** A link to the listing's enquiry form. A sold listing has none. A reserved one does not preselect a viewing. */
function EnquireLink({ listing }: { listing: Listing }) {
  const t = useTranslations('Enquiry');
  const { id, recordStatus } = listing;
  if (recordStatus === 'Sold') return null;
  const path = routePath('listing-enquire', { id });
  const isReserved = recordStatus === 'Reserved';
  return (
    <LinkButton
      href={isReserved ? path : `${path}?kind=view`}
      variant="secondary"
      className="mt-2 w-full print:hidden"
      {...markOf(listing, 'form')}
    >
      <Icon name="calendar-days" />
      {t(isReserved ? 'openReserved' : 'open')}
    </LinkButton>
  );
}

const markOf = ({ id }: Listing, channel: ContactChannel) =>
  pressMark(contactPressed({ channel, place: 'agent', listing: id }));

function Agent({ agent }: { agent: TeamMember }) {
  return (
    <div className="mt-5 border-line border-t pt-4 print:mt-3 print:pt-3">
      <div className="flex items-center gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-full">
          <Photo picture={agent.photo} decorative sizes="56px" />
        </span>
        <p>
          <span className="block font-semibold">
            <LocalizedText content={agent.name} />
          </span>
          <span className="block text-muted text-sm">
            <LocalizedText content={agent.role} />
          </span>
        </p>
      </div>
    </div>
  );
}

/** A bar with the price and contact buttons at the bottom of phones and tablets, in place of the site's bottom bar. */
export function ListingBar({ listing, agent, url }: { listing: Listing; agent?: TeamMember; url: string }) {
  const t = useTranslations('Contact');
  const share = useTranslations('Share');
  const title = localizedText(listing.title, useLocale()).text;
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
