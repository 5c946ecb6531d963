'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { isSummaryList, type ListingSummary } from '@/lib/content/listing-summary';
import { createHttpClient } from '@/lib/http/client';
import { formatBaht } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { routePath } from '@/lib/navigation/routes';
import { Button } from '../ui/button';
import { Glyph } from '../ui/glyph';
import { LocalLink } from '../ui/local-link';
import { Sheet } from '../ui/sheet';
import { Skeleton } from '../ui/skeleton';
import { forgetSaved, toggleSaved, useSavedIds } from './saved-ids';

const ENDPOINT = '/api/listings';
const request = createHttpClient({ deadlineMs: 10_000 });

/** What the site knows of the saved homes today; those it has no longer are let go of. */
async function fetchSaved(ids: string): Promise<readonly ListingSummary[]> {
  const answer = await request(ENDPOINT, { query: { ids } });
  if (!isSummaryList(answer)) throw new TypeError(`${ENDPOINT} did not answer with listings`);
  forgetSaved(ids.split(',').filter((id) => !answer.some((home) => home.id === id)));
  return answer;
}

function SavedHome({ home, onFollow }: { home: ListingSummary; onFollow: () => void }) {
  const t = useTranslations();
  const { text, lang } = words(home.title, useLocale());
  const price = home.price === null ? t('Price.ask') : formatBaht(home.price);
  const status = home.recordStatus === 'Reserved' || home.recordStatus === 'Sold' ? home.recordStatus : null;
  return (
    <li className="flex items-center gap-3 py-3">
      {home.picture ? (
        <img
          src={home.picture.url}
          alt=""
          width={96}
          height={64}
          className="h-16 w-24 rounded-field bg-sunken object-cover"
        />
      ) : (
        <span className="h-16 w-24 shrink-0 rounded-field bg-sunken" />
      )}
      <div className="min-w-0 grow">
        <p className="font-semibold tabular-nums">
          {home.deal === 'rent' && home.price !== null ? t('Price.perMonth', { price }) : price}
          {status === null ? null : (
            <span className="ml-2 text-metro-red text-sm">
              {t(home.deal === 'rent' ? `Badge.${status}Rent` : `Badge.${status}`)}
            </span>
          )}
        </p>
        <LocalLink
          href={routePath('listing', { id: home.id })}
          lang={lang}
          onClick={onFollow}
          className="line-clamp-2 text-sm leading-snug hover:text-phprimary hover:underline"
        >
          {text}
        </LocalLink>
      </div>
      <button
        type="button"
        aria-label={t('Saved.remove', { name: text })}
        onClick={() => toggleSaved(home.id)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-icon hover:bg-sunken hover:text-font"
      >
        <Glyph name="cross" />
      </button>
    </li>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useTranslations('Saved');
  return (
    <div role="status" className="space-y-4 py-3">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: Math.min(count, 5) }, (_, index) => `waiting-${index}`).map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </div>
  );
}

function SavedList({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('Saved');
  const ids = useSavedIds();
  const { data, error, mutate } = useSWR(ids.length === 0 ? null : ids.join(','), fetchSaved, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (ids.length === 0) return <p className="py-6 text-muted">{t('empty')}</p>;
  if (data !== undefined) {
    return (
      <ul className="divide-y divide-line">
        {data
          .filter(({ id }) => ids.includes(id))
          .map((home) => (
            <SavedHome key={home.id} home={home} onFollow={onFollow} />
          ))}
      </ul>
    );
  }
  if (error === undefined) return <Waiting count={ids.length} />;
  return (
    <div role="alert" className="space-y-4 py-6">
      <p>{t('failed')}</p>
      <Button variant="secondary" onClick={() => void mutate()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** The homes kept on this device, as they are today. */
export function SavedSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('Saved');
  return (
    <Sheet title={t('title')} closeLabel={t('close')} open={open} onOpenChange={onOpenChange}>
      <SavedList onFollow={() => onOpenChange(false)} />
    </Sheet>
  );
}
