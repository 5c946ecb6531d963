import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { SITE } from '@/lib/config/site';
import type { Listing, TeamMember } from '@/lib/content/collections';
import { comparedQuery } from '@/lib/content/ids';
import { lineUrl } from '@/lib/content/line-contact';
import type { Places } from '@/lib/content/places.server';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';
import { RemoveCompared } from './compare-links';
import { ListingBadges } from './listing-status';
import { useCompareRows } from './use-compare-rows';

export type ComparedHome = { listing: Listing; agent: TeamMember | undefined };

/** Sticky, so that the names stay visible when the table scrolls sideways. */
const nameCell =
  'sticky left-0 z-1 w-24 min-w-24 border-line bg-page py-2.5 pr-2 text-left align-top font-normal text-muted text-sm leading-snug md:w-44 md:text-base print:w-24 print:py-1 print:text-xs';
/** On phones a part of the third column is visible, to show that the table scrolls. */
const homeCell =
  'min-w-[calc((100vw-7rem)/2.3)] max-w-60 border-line px-2 py-2.5 align-top leading-snug md:min-w-34 md:max-w-72 md:px-3 print:min-w-0 print:max-w-[calc((100vw-8rem)/4)] print:px-1.5 print:py-1 print:text-xs';

function HomeHead({ listing, others, now }: { listing: Listing; others: readonly string[]; now: number }) {
  const t = useTranslations();
  const cover = listing.media.find(({ kind }) => kind === 'photo');
  return (
    <th scope="col" className={`${homeCell} w-72 text-left font-normal`}>
      <div className="mb-2 aspect-3/2 overflow-hidden rounded-card bg-sunken print:max-h-24">
        {cover ? <Photo picture={cover} decorative sizes="(min-width: 1024px) 18rem, 10rem" /> : null}
      </div>
      <p className="flex min-h-7 flex-wrap gap-1">
        <ListingBadges listing={listing} now={now} />
      </p>
      <LocalLink
        href={routePath('listing', { id: listing.id })}
        className="mt-1 line-clamp-3 font-semibold hover:text-phprimary hover:underline"
      >
        <LocalizedText content={listing.title} />
      </LocalLink>
      <RemoveCompared
        id={listing.id}
        href={routePath('compare') + comparedQuery(others)}
        label={t('Compare.removeLabel', { code: listing.code })}
        className="inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-danger hover:underline print:hidden"
      >
        <Icon name="x" className="size-4" />
        {t('Compare.remove')}
      </RemoveCompared>
    </th>
  );
}

function ContactCell({ listing, agent }: ComparedHome) {
  const locale = useLocale();
  const phone = agent?.phone ?? SITE.phone;
  const link = 'flex min-h-11 items-center gap-1.5 text-phprimary hover:underline print:min-h-0';
  const mark = (channel: ContactChannel) =>
    pressMark(contactPressed({ channel, place: 'comparison', listing: listing.id }));
  return (
    <>
      {agent ? <LocalizedText content={agent.name} /> : null}
      <a href={`tel:${phone}`} className={link} {...mark('phone')}>
        <Icon name="phone" className="size-4 print:hidden" />
        {formatThaiPhone(phone, locale)}
      </a>
      <a
        href={agent?.lineId ? lineUrl(agent.lineId) : SITE.lineUrl}
        rel="noopener"
        aria-label={`LINE ${listing.code}`}
        className={`${link} print:hidden`}
        {...mark('line')}
      >
        <Icon name="message-circle" className="size-4" />
        LINE
      </a>
    </>
  );
}

function Unknown() {
  const t = useTranslations('Compare');
  return (
    <span className="font-normal text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('unknown')}</span>
    </span>
  );
}

/** Keeps the listings' codes visible during vertical scrolling on phones, where the table is a scroll container. */
const stickyRow =
  'max-md:*:sticky max-md:*:top-0 max-md:*:border-b max-md:*:bg-page max-md:[&>td]:z-1 max-md:[&>th]:z-2 print:*:static';

type FactRowProps = { name: string; differs: boolean; first?: boolean; children: ReactNode };

function FactRow({ name, differs, first = false, children }: FactRowProps) {
  const t = useTranslations('Compare');
  return (
    <tr data-differs={differs || undefined} className={`*:border-t ${first ? stickyRow : ''}`}>
      <th scope="row" className={nameCell}>
        {name}
        {differs ? (
          <span className="ml-1.5 font-semibold text-accent">
            <span aria-hidden="true">≠</span>
            <span className="sr-only">({t('differs')})</span>
          </span>
        ) : null}
      </th>
      {children}
    </tr>
  );
}

export function CompareTable({ homes, places, now }: { homes: readonly ComparedHome[]; places: Places; now: number }) {
  const t = useTranslations('Compare');
  const rows = useCompareRows(
    homes.map(({ listing }) => listing),
    places,
  );
  const ids = homes.map(({ listing }) => listing.id);
  return (
    <section
      aria-label={t('table')}
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto px-4 max-md:max-h-[calc(100dvh-9rem)] md:mx-0 md:px-0 print:max-h-none print:overflow-visible print:text-xs"
    >
      <table className="border-separate border-spacing-0 tabular-nums">
        <thead>
          <tr>
            <td className={nameCell} />
            {homes.map(({ listing }) => (
              <HomeHead key={listing.id} listing={listing} now={now} others={ids.filter((id) => id !== listing.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, differs, cells }) => (
            <FactRow key={key} name={name} differs={differs} first={key === 'price'}>
              {cells.map((cell, index) => (
                <td key={ids[index]} className={`${homeCell} ${differs ? 'font-medium' : ''}`}>
                  {cell === null ? <Unknown /> : cell.shown}
                </td>
              ))}
            </FactRow>
          ))}
          <FactRow name={t('contact')} differs={false}>
            {homes.map((home) => (
              <td key={home.listing.id} className={homeCell}>
                <ContactCell {...home} />
              </td>
            ))}
          </FactRow>
        </tbody>
      </table>
    </section>
  );
}
