'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { buttonClass } from '../ui/button';
import { Glyph } from '../ui/glyph';
import { addHome, HOMES_FULL, hiddenIds, recentIds, savedIds } from './saved-lists';

export function SaveButton({ home, label, className }: { home: ListingSummary; label: string; className: string }) {
  const saved = savedIds.useHas(home.id);
  const press = () => {
    if (saved) savedIds.remove([home.id]);
    else if (savedIds.isFull()) window.dispatchEvent(new Event(HOMES_FULL));
    else addHome(savedIds, home);
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={label}
      title={label}
      onClick={press}
      className={`grid size-11 place-items-center noscript:hidden ${className}`}
    >
      <span className="on-picture transition-transform duration-150 hover:scale-105">
        <Glyph name="heart" className={saved ? 'size-5 fill-metro-red text-metro-red' : 'size-5'} />
      </span>
    </button>
  );
}

/** The card stays until the visitor leaves the page, so that nothing shifts under the pointer. */
export function HideButton({ id, code }: { id: string; code: string }) {
  const t = useTranslations('Saved');
  const hidden = hiddenIds.useHas(id);
  const [pressed, setPressed] = useState<'hide' | 'back' | null>(null);
  const hide = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed === 'hide' && hidden) back.current?.focus();
    if (pressed === 'back' && !hidden) hide.current?.focus();
  }, [pressed, hidden]);
  if (hidden) {
    const restore = () => {
      setPressed('back');
      hiddenIds.remove([id]);
    };
    return <Cover code={code} undo={pressed === 'hide'} back={back} onRestore={restore} />;
  }
  return (
    <button
      type="button"
      ref={hide}
      aria-label={t('hide', { code })}
      title={t('hide', { code })}
      onClick={() => {
        setPressed('hide');
        hiddenIds.add(id);
      }}
      className="absolute top-12.5 right-1.5 z-2 grid size-11 place-items-center transition-opacity duration-150 focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 noscript:hidden"
    >
      <span className="on-picture">
        <Glyph name="eye-off" className="size-4.5" />
      </span>
    </button>
  );
}

type Focused = RefObject<HTMLButtonElement | null>;

function Cover({ code, undo, back, onRestore }: { code: string; undo: boolean; back: Focused; onRestore: () => void }) {
  const t = useTranslations('Saved');
  const textId = `hidden-${code}`;
  return (
    <div
      data-cover=""
      data-undo={undo || undefined}
      className="absolute inset-0 z-3 flex flex-col items-center justify-center gap-3 bg-surface/75 p-4 text-center"
    >
      <p id={textId} className="rounded-field bg-surface px-3 py-1 leading-snug">
        <strong className="block font-semibold">{t('hidden', { code })}</strong>
        <span className="text-muted text-sm">{t('hiddenText')}</span>
      </p>
      <button
        type="button"
        ref={back}
        aria-describedby={textId}
        onClick={onRestore}
        className={buttonClass('secondary', '', 'small')}
      >
        {t(undo ? 'undo' : 'bringBack')}
      </button>
    </div>
  );
}

/** The number of hidden listings in a list, with a button to show them. The first-paint script reserves its space. */
export function HiddenHomesNote({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('Saved');
  const hidden = hiddenIds.useAll();
  const [shown, setShown] = useState(false);
  const count = ids.filter((id) => hidden.includes(id)).length;
  return (
    <div
      data-hidden-line=""
      data-shown={(shown && count > 0) || undefined}
      className="mt-4 hidden min-h-11 flex-wrap items-center gap-x-3 text-muted text-sm print:hidden"
    >
      {count === 0 ? null : (
        <>
          <span role="status">{t('hiddenHere', { count })}</span>
          <button
            type="button"
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
            className="min-h-11 font-semibold text-phprimary hover:underline"
          >
            {t(shown ? 'hideAgain' : 'showHidden')}
          </button>
        </>
      )}
    </div>
  );
}

export function RecentHomeRecorder({ home }: { home: ListingSummary }) {
  useEffect(() => addHome(recentIds, home), [home]);
  return null;
}
