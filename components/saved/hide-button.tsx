'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../ui/button-class';
import { Glyph } from '../ui/glyph';
import { hiddenIds } from './home-lists';

type Focused = RefObject<HTMLButtonElement | null>;

/** Overlay on a hidden listing, with a button to undo. It replaces the other controls of the card. */
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

/**
 * Hides a listing from lists on this device. The card stays in place until the visitor leaves the page, so that nothing
 * shifts under the pointer, and focus moves to the undo button.
 */
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
