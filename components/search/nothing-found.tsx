import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { localizedText } from '@/lib/i18n/locales';
import type { PriceEvidence } from '@/lib/property/comparables';
import { activeFilters } from '@/lib/search/filters';
import type { FoundHomes } from '@/lib/search/find-homes.server';
import type { NearHome } from '@/lib/search/nearest-homes';
import type { Change, Relaxation } from '@/lib/search/relax';
import { SearchAlertLink } from '../alerts/alert-links';
import { EmptyCategory } from '../layout/not-found-view';
import { ListingGrid } from '../property/listing-grid';
import { SaveSearchButton } from '../saved/save-search-button';
import { LinkButton } from '../ui/button';
import { LocalLink } from '../ui/navigation';
import { createChipLabel, useFilterLabel } from './filter-words';
import { useMissedWish } from './missed-wish';
import { requestPath, searchPath } from './search-path';

type NothingFoundProps = {
  found: FoundHomes;
  homes: readonly Listing[];
  evidence: ReadonlyMap<string, PriceEvidence>;
  firstAboveFold: boolean;
  besideMap: boolean;
} & Pick<ComponentProps<typeof ListingGrid>, 'trips'>;

/** The nearest listings, then an enquiry with the same filters, then searches with fewer filters. */
export function NothingFound({ found, homes, ...grid }: NothingFoundProps) {
  const { parsed, relaxed, nearest, places } = found;
  return (
    <div className="space-y-8">
      {homes.length === 0 ? (
        <EmptyCategory namespace="Search" />
      ) : (
        <NearestHomes searched={parsed} nearest={nearest} homes={homes} places={places} {...grid} />
      )}
      <RequestOffer found={found} />
      {relaxed.length > 0 ? <WiderSearches searched={parsed} relaxed={relaxed} places={places} /> : null}
    </div>
  );
}

type NearestProps = Omit<NothingFoundProps, 'found'> & {
  searched: SearchParams;
  nearest: readonly NearHome[];
  places: Places;
};

function NearestHomes({ searched, nearest, homes, places, besideMap, ...grid }: NearestProps) {
  const t = useTranslations();
  const missedWish = useMissedWish(searched, places);
  const wishes = new Map(nearest.map(({ id, missed }) => [id, missed]));
  const wordsFor = (listing: Listing) =>
    (wishes.get(listing.id) ?? []).map((change) => missedWish(listing, change)).join(' · ');
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className="text-xl">
        {t('Missed.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('Missed.lead')}</p>
      <ListingGrid
        listings={homes}
        places={places}
        now={Date.now()}
        missed={new Map(homes.map((listing) => [listing.id, wordsFor(listing)]))}
        columns={besideMap ? 'beside-map' : 3}
        strip
        {...grid}
      />
    </section>
  );
}

const mark = pressMark(contactPressed({ channel: 'form', place: 'search' }));

function RequestOffer({ found: { typed, parsed, instalments, places } }: { found: FoundHomes }) {
  const t = useTranslations();
  const labelOf = createChipLabel(t, useLocale(), places, { params: parsed, instalments });
  return (
    <section aria-labelledby="request" className="rounded-card bg-lightblue p-5 md:p-8">
      <h2 id="request" className="text-xl">
        {t('Request.stillLooking')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose">{t('Request.offer')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href={requestPath(typed)} prefetch={false} {...mark}>
          {t('Request.open')}
        </LinkButton>
        <SaveSearchButton
          query={serialiseSearchParams({ ...parsed, sort: undefined, view: 'list', page: 1 })}
          name={activeFilters(parsed).map(labelOf).join(' · ')}
        />
        <SearchAlertLink params={parsed} />
      </div>
    </section>
  );
}

/** Below a short list, which may not have the right home either. */
export function RequestLink({ params }: { params: SearchParams }) {
  const t = useTranslations('Request');
  return (
    <p className="mt-6">
      {t('stillLooking')}{' '}
      <LocalLink
        href={requestPath(params)}
        prefetch={false}
        className="inline-flex min-h-11 items-center font-semibold text-phprimary hover:underline"
        {...mark}
      >
        {t('open')}
      </LocalLink>
    </p>
  );
}

type WiderProps = { searched: SearchParams; relaxed: readonly Relaxation[]; places: Places };

function WiderSearches({ searched, relaxed, places }: WiderProps) {
  const t = useTranslations('Relax');
  const changeLabel = useChangeLabel(searched, places);
  const labelOf = ({ changes, params }: Relaxation) =>
    changes.map((change) => changeLabel(change, params)).reduce((first, second) => t('and', { first, second }));
  return (
    <section aria-labelledby="wider">
      <h2 id="wider" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {relaxed.map((relaxation) => (
          <li key={searchPath(relaxation.params)}>
            <LocalLink href={searchPath(relaxation.params)} prefetch={false} className="door">
              {labelOf(relaxation)}
              <small>{t('homes', { count: relaxation.count })}</small>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useChangeLabel(searched: SearchParams, places: Places): (change: Change, to: SearchParams) => string {
  const t = useTranslations();
  const locale = useLocale();
  const filterLabel = useFilterLabel(places);
  const province = places.provinces.get(searched.province ?? '')?.name;
  return (change, to) => {
    if (change.kind === 'amenity') return t('Relax.amenity', { label: t(`Amenity.${change.amenity}`) });
    if (change.kind === 'fact') return t('Relax.fact', { label: t(`Fact.${change.fact}`) });
    if (change.kind === 'widened') return filterLabel(change.name, to);
    if (change.name === 'q') return t('Relax.any.q', { words: searched.q });
    if (change.name === 'district')
      return t('Relax.any.district', { province: province ? localizedText(province, locale).text : '' });
    return t(`Relax.any.${change.name}`);
  };
}
