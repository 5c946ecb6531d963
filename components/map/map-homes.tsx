import { useLocale, useTranslations } from 'next-intl';
import { type UIEvent, useEffect, useRef } from 'react';
import useSWR from 'swr';
import { isSummaryList, type ListingSummary, MAX_SUMMARIES } from '@/lib/content/listing-summary';
import { createApiClient } from '@/lib/http/client';
import { localizedText } from '@/lib/i18n/locales';
import { formatBaht } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { LocalLink } from '../ui/navigation';
import { HomeSkeletons } from '../ui/skeleton';
import { MapGlyph } from './zoom-buttons';

const ENDPOINT = '/api/listings';
const request = createApiClient(10_000);

async function fetchHomes(ids: string): Promise<readonly ListingSummary[]> {
  const response = await request(ENDPOINT, { query: { ids } });
  if (!isSummaryList(response)) throw new TypeError(`${ENDPOINT} did not answer with listings`);
  return response;
}

const ITEM = 'map-home relative flex items-center gap-3 py-2 pr-2';
const PICTURE = 'h-18 w-27 shrink-0 rounded-field';

function MapHome({ home, isNear }: { home: ListingSummary; isNear: boolean }) {
  const t = useTranslations();
  const { text, lang } = localizedText(home.title, useLocale());
  const price = home.price === null ? t('Price.ask') : formatBaht(home.price);
  return (
    <li
      className={`${ITEM} ${isNear ? 'sm:hidden' : ''} has-focus-visible:outline-3 has-focus-visible:outline-bluesea has-focus-visible:-outline-offset-3 hover:bg-sunken`}
    >
      {home.picture === null ? (
        <span className={`${PICTURE} bg-sunken`} />
      ) : (
        <img src={home.picture.url} alt="" width={108} height={72} className={`${PICTURE} bg-sunken object-cover`} />
      )}
      <div className="min-w-0">
        <p className="font-semibold tabular-nums leading-snug">
          {home.deal === 'rent' && home.price !== null ? t('Price.perMonth', { price }) : price}
        </p>
        <LocalLink
          href={routePath('listing', { id: home.id })}
          lang={lang}
          className="line-clamp-2 text-sm leading-snug outline-none after:absolute after:inset-0 hover:text-phprimary"
        >
          {text}
        </LocalLink>
        <p className="text-muted text-xs leading-5">
          {t(`Deal.${home.deal}`)} · {home.code}
        </p>
      </div>
    </li>
  );
}

function LoadingHomes({ count }: { count: number }) {
  const t = useTranslations('Map');
  return (
    <>
      <span className="sr-only">{t('loading')}</span>
      <ul aria-hidden="true">
        <HomeSkeletons count={Math.min(count, 3)} item={ITEM} picture={PICTURE} />
      </ul>
    </>
  );
}

type Props = {
  ids: readonly string[];
  /** Listings of other pins, which follow on a phone. */
  near: readonly string[];
  approximate: boolean;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** A list, or on a phone cards to swipe through. It takes focus. Escape and the close button return it. */
export function MapHomes({ ids, near, approximate, onShow, onClose }: Props) {
  const t = useTranslations('Map');
  const swiped = useRef(0);
  const followSwipe = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const index = Math.round((list.scrollLeft * list.childElementCount) / list.scrollWidth);
    const id = data?.[index]?.id;
    if (list.scrollWidth <= list.clientWidth || index === swiped.current || id === undefined) return;
    swiped.current = index;
    onShow(id);
  };
  const { data, error } = useSWR([...ids, ...near].slice(0, MAX_SUMMARIES).join(), fetchHomes, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another pin, so that screen readers announce the panel
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // The map of a phone begins below the filters, and its lower part may be outside the window.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [ids]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('chosen', { count: ids.length })}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
      className="map-homes outline-none"
    >
      <div className="flex items-center justify-between border-line pl-3 max-sm:justify-end sm:border-b">
        <p className="font-semibold text-sm max-sm:sr-only">
          {t('chosen', { count: ids.length })}
          {approximate ? (
            <span className="block font-normal text-muted text-xs leading-5">{t('approximate')}</span>
          ) : null}
        </p>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center text-icon hover:text-font max-sm:mr-3 max-sm:rounded-full max-sm:bg-surface max-sm:shadow-raised"
        >
          <MapGlyph name="cross" />
        </button>
      </div>
      {data === undefined && error === undefined ? <LoadingHomes count={ids.length} /> : null}
      {error === undefined ? null : (
        <p role="alert" className="p-3 text-sm">
          {t('homesFailed')}
        </p>
      )}
      {data === undefined ? null : (
        <ul onScroll={followSwipe}>
          {data.map((home) => (
            <MapHome key={home.id} home={home} isNear={near.includes(home.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
