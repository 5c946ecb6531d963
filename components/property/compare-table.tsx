import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
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
import type { PriceEvidence } from '@/lib/property/comparables';
import { USUAL_LOAN } from '@/lib/property/home-sums';
import { Photo } from '../media/photo';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';
import { DifferencesSwitch, SameFacts, UnknownValue } from './compare-differences';
import { RemoveCompared } from './compare-links';
import { ListingBadges } from './listing-status';
import { OwnPlaceRows, OwnPlacesForm } from './own-places';
import { type CompareRow, useCompareRows } from './use-compare-rows';

export type ComparedHome = { listing: Listing; agent: TeamMember | undefined };

/** Remains visible while the page scrolls, with the lower edge of the picture (app/compare-classes.css). */
function HomeHead({ listing, price }: { listing: Listing; price: ReactNode }) {
  const cover = listing.media.find(({ kind }) => kind === 'photo');
  return (
    <th scope="col">
      <div className="compare-photo">
        {cover ? <Photo picture={cover} decorative sizes="(min-width: 1024px) 32rem, 45vw" /> : null}
      </div>
      <p className="compare-detail">{listing.code}</p>
      {price}
    </th>
  );
}

function HomeTitle({ listing, others, now }: { listing: Listing; others: readonly string[]; now: number }) {
  const t = useTranslations('Compare');
  return (
    <td className="compare-title">
      <p className="flex flex-wrap gap-1">
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
        label={t('removeLabel', { code: listing.code })}
        removed={t('removed', { code: listing.code })}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-muted text-sm hover:text-danger hover:underline print:hidden"
      >
        <Icon name="x" className="size-4" />
        {t('remove')}
      </RemoveCompared>
    </td>
  );
}

function AgentContact({ listing, agent }: { listing?: Listing; agent: TeamMember | undefined }) {
  const locale = useLocale();
  const phone = agent?.phone ?? SITE.phone;
  const link = 'flex min-h-11 items-center gap-1.5 text-phprimary hover:underline print:min-h-0';
  const mark = (channel: ContactChannel) =>
    pressMark(contactPressed({ channel, place: 'comparison', listing: listing?.id }));
  return (
    <>
      {agent ? <LocalizedText content={agent.name} /> : null}
      <a href={`tel:${phone}`} className={link} {...mark('phone')}>
        <Icon name="phone" className="size-4 max-md:hidden print:hidden" />
        {formatThaiPhone(phone, locale)}
      </a>
      <a
        href={agent?.lineId ? lineUrl(agent.lineId) : SITE.lineUrl}
        rel="noopener"
        aria-label={listing && `LINE ${listing.code}`}
        className={`${link} print:hidden`}
        {...mark('line')}
      >
        <Icon name="message-circle" className="size-4 max-md:hidden" />
        LINE
      </a>
    </>
  );
}

/** One cell if the listings have the same agent. */
function ContactCells({ homes }: { homes: readonly ComparedHome[] }) {
  const [{ agent } = { agent: undefined }] = homes;
  if (homes.length > 1 && homes.every((home) => home.agent?.id === agent?.id))
    return (
      <td colSpan={homes.length} className="-col-end-1 col-start-1 md:col-start-2">
        <AgentContact agent={agent} />
      </td>
    );
  return homes.map((home) => (
    <td key={home.listing.id}>
      <AgentContact {...home} />
    </td>
  ));
}

/** The value of one listing, with a word if it is the best of the row. */
function Value({ row: { cells, best }, index }: { row: CompareRow; index: number }) {
  const t = useTranslations('Compare');
  const cell = cells[index];
  return (
    <>
      {cell ? cell.shown : <UnknownValue text={t('unknown')} />}
      {best?.cells.includes(index) ? <span className="compare-best">{t(`best.${best.kind}`)}</span> : null}
    </>
  );
}

function RowName({ name, differs = false }: { name: string; differs?: boolean }) {
  const t = useTranslations('Compare');
  return (
    <th scope="row">
      {name}
      {differs ? (
        <span data-differs="" className="ml-1.5 font-semibold text-accent">
          <span aria-hidden="true">≠</span>
          <span className="sr-only">({t('differs')})</span>
        </span>
      ) : null}
    </th>
  );
}

type Props = { homes: readonly ComparedHome[]; rows: readonly CompareRow[]; now: number };

function Head({ homes, rows, now }: Props) {
  const price = rows.find(({ key }) => key === 'price');
  const ids = homes.map(({ listing }) => listing.id);
  return (
    <thead>
      <tr>
        <td />
        {homes.map(({ listing }, index) => (
          <HomeHead key={listing.id} listing={listing} price={price && <Value row={price} index={index} />} />
        ))}
      </tr>
      <tr>
        <td />
        {homes.map(({ listing }) => (
          <HomeTitle key={listing.id} listing={listing} now={now} others={ids.filter((id) => id !== listing.id)} />
        ))}
      </tr>
    </thead>
  );
}

type TableProps = Pick<Props, 'homes' | 'now'> & {
  places: Places;
  evidence: ReadonlyMap<string, PriceEvidence>;
};

/** A switch folds the rows that are the same for all listings into a list below the table. Works without scripts. */
export function CompareTable({ homes, places, evidence, now }: TableProps) {
  const t = useTranslations('Compare');
  const price = useTranslations('Price');
  const rows = useCompareRows({ homes: homes.map(({ listing }) => listing), places, evidence, now });
  const facts = rows.filter(({ key }) => key !== 'price');
  const has = (name: string) => facts.some(({ key }) => key === name);
  const same = homes.length > 1 ? facts.filter(({ differs }) => !differs) : [];
  return (
    <div className="compare" data-homes={homes.length}>
      {same.length > 0 ? <DifferencesSwitch homes={homes.length} /> : null}
      <table aria-label={t('table')}>
        <Head homes={homes} rows={rows} now={now} />
        <tbody>
          {facts.map((row) => (
            <tr key={row.key} data-same={same.includes(row) ? '' : undefined}>
              <RowName name={row.name} differs={row.differs} />
              {homes.map(({ listing }, index) => (
                <td key={listing.id} className={row.differs ? 'font-medium' : ''}>
                  <Value row={row} index={index} />
                </td>
              ))}
            </tr>
          ))}
          <WithOwnPlaceMessages>
            <OwnPlaceRows homes={homes.map(({ listing }) => placeOf(listing))} />
          </WithOwnPlaceMessages>
          <tr>
            <RowName name={t('contact')} />
            <ContactCells homes={homes} />
          </tr>
        </tbody>
      </table>
      {same.length > 0 ? <SameFacts rows={same} /> : null}
      <WithOwnPlaceMessages>
        <OwnPlacesForm ids={homes.map(({ listing }) => listing.id)} />
      </WithOwnPlaceMessages>
      <div className="mt-5 max-w-prose space-y-1 text-muted text-sm">
        {has('monthly') ? <p>{price('instalmentNote', USUAL_LOAN)}</p> : null}
        {has('transferCosts') ? <p>{t('transferCostsNote')}</p> : null}
      </div>
    </div>
  );
}

const placeOf = ({ id, geo }: Listing) => ({ id, point: geo ? { lat: geo.lat, lng: geo.lng } : null });

function WithOwnPlaceMessages({ children }: { children: ReactNode }) {
  const {
    OwnPlaces,
    Measure: { metres, kilometres },
  } = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ OwnPlaces, Measure: { metres, kilometres } }}>
      {children}
    </NextIntlClientProvider>
  );
}
