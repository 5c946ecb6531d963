'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { comparedQuery } from '@/lib/content/ids';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { addHome, comparedIds, useSummaries } from '../saved/saved-lists';
import { LinkButton } from '../ui/button';
import { Glyph } from '../ui/glyph';

/** Event on `window` when a fifth listing is refused. The bar shows a notice. */
const COMPARE_FULL = 'compare-full';

const slot = 'grid size-11 shrink-0 place-items-center overflow-hidden rounded-field';

/** A new `time` remounts the text, because screen readers do not announce an unchanged text again. */
type Notice = { messageKey: 'compareFull' | 'compareOffline'; time: number };

type ButtonProps = { home: ListingSummary; chosen: boolean; label: string; text: string };

export function CompareToggle({ home, chosen, label, text }: ButtonProps) {
  const press = () => {
    if (chosen) comparedIds.remove([home.id]);
    else if (comparedIds.isFull()) window.dispatchEvent(new Event(COMPARE_FULL));
    else addHome(comparedIds, home);
  };
  return (
    <button type="button" aria-pressed={chosen} aria-label={label} onClick={press} className="compare-toggle">
      {text}
    </button>
  );
}

export const CompareButton = (props: Omit<ButtonProps, 'chosen'>) => (
  <CompareToggle {...props} chosen={comparedIds.useHas(props.home.id)} />
);

/** On every page except the comparison itself, whose path without locale is `path`. */
export function CompareBar({ path }: { path: string }) {
  const t = useTranslations('Saved');
  const ids = comparedIds.useAll();
  const homes = useSummaries();
  const pathname = usePathname();
  const { notice, followOnline } = useNotice(ids, pathname);
  const isComparison = pathname.endsWith(path);
  const link = useRef<HTMLAnchorElement>(null);
  const remove = (removed: readonly string[]) => {
    // The pressed button disappears: move focus to the bar's link, or to the content if the bar disappears too.
    const focusTarget = removed.length < ids.length ? link.current : document.getElementById('content');
    focusTarget?.focus({ preventScroll: true });
    comparedIds.remove(removed);
  };
  const empty = Array.from({ length: comparedIds.limit - ids.length }, (_, index) => `empty-${index}`);
  return (
    <>
      <p role="status" className="sr-only">
        {notice === null ? null : <span key={notice.time}>{t(notice.messageKey)}</span>}
      </p>
      {ids.length === 0 || isComparison ? null : (
        <aside
          data-compare-bar=""
          aria-label={t('compareBar')}
          className="fixed inset-x-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-rail mx-auto w-fit rounded-card border border-line bg-surface p-2 shadow-raised lg:bottom-4 print:hidden"
        >
          {notice === null ? null : (
            <p aria-hidden="true" className="max-w-80 text-balance px-1 pb-2 text-sm leading-snug">
              {t(notice.messageKey)}
            </p>
          )}
          <div className="flex items-center gap-1 sm:gap-2">
            {ids.map((id) => (
              <Chosen key={id} id={id} home={homes.find((home) => home.id === id)} onRemove={() => remove([id])} />
            ))}
            {empty.map((key) => (
              <span key={key} className={`border border-control border-dashed max-sm:hidden ${slot}`} />
            ))}
            <LinkButton
              ref={link}
              href={path + comparedQuery(ids)}
              prefetch={false}
              onClick={followOnline}
              size="small"
            >
              {t('compareNow', { count: ids.length })}
            </LinkButton>
            <button
              type="button"
              aria-label={t('compareClear')}
              title={t('compareClear')}
              onClick={() => remove(ids)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-icon hover:bg-sunken hover:text-font max-[23.5rem]:hidden"
            >
              <Glyph name="cross" />
            </button>
          </div>
        </aside>
      )}
    </>
  );
}

function Chosen({ id, home, onRemove }: { id: string; home: ListingSummary | undefined; onRemove: () => void }) {
  const t = useTranslations('Saved');
  return (
    <button
      type="button"
      aria-label={t('compareRemove', { code: home?.code ?? id })}
      title={t('compareRemove', { code: home?.code ?? id })}
      onClick={onRemove}
      className={`group relative bg-sunken ${slot}`}
    >
      {home?.picture ? <img src={home.picture.url} alt="" className="size-full object-cover" /> : null}
      <span className="absolute top-0 right-0 rounded-bl-field bg-surface/95 p-0.5 text-font group-hover:text-danger">
        <Glyph name="cross" className="size-3.5" />
      </span>
    </button>
  );
}

function useNotice(ids: readonly string[], pathname: string) {
  const [notice, setNotice] = useState<Notice | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection or page makes the notice outdated.
  useEffect(() => setNotice(null), [ids, pathname]);
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener(COMPARE_FULL, () => setNotice(nextNotice('compareFull')), { signal: controller.signal });
    window.addEventListener('online', () => setNotice(null), { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const followOnline = (event: MouseEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    setNotice(nextNotice('compareOffline'));
  };
  return { notice, followOnline };
}

const nextNotice =
  (messageKey: Notice['messageKey']) =>
  (last: Notice | null): Notice => ({ messageKey, time: (last?.time ?? 0) + 1 });
