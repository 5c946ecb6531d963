'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ListingSummary } from '@/lib/content/listing-summary';
import { buttonClass } from '../ui/button';
import { showNote } from '../ui/note';
import { addHome, hiddenIds, recentIds, savedIds } from './saved-lists';

type SaveProps = { home: ListingSummary; saved: boolean; label: string; className: string };

export function SaveToggle({ home, saved, label, className }: SaveProps) {
  const t = useTranslations('Saved');
  const { id, code } = home;
  const press = ({ currentTarget: back }: MouseEvent<HTMLButtonElement>) => {
    if (saved) {
      const index = savedIds.current().indexOf(id);
      savedIds.remove([id]);
      const undo = () => savedIds.isFull() || addHome(savedIds, home, index);
      showNote({ text: t('unsaved', { code }), undo, back });
    } else if (savedIds.isFull()) showNote({ text: t('homesFull', { most: savedIds.limit }) });
    else {
      addHome(savedIds, home);
      showNote({ text: t('saved', { code }), undo: () => savedIds.remove([id]), back });
    }
  };
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={label}
      onClick={press}
      className={`on-picture save-toggle ${className}`}
    />
  );
}

export const SaveButton = (props: Omit<SaveProps, 'saved'>) => (
  <SaveToggle {...props} saved={savedIds.useHas(props.home.id)} />
);

type HideProps = { id: string; code: string; hidden: boolean; label: string };

/** The card stays until the visitor leaves the page, so that nothing shifts under the pointer. */
export function HideToggle({ id, code, hidden, label }: HideProps) {
  const [pressed, setPressed] = useState<'hide' | 'back' | null>(null);
  const hide = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed === 'hide' && hidden) back.current?.focus();
    if (pressed === 'back' && !hidden) hide.current?.focus();
  }, [pressed, hidden]);
  const restore = () => {
    setPressed('back');
    hiddenIds.remove([id]);
  };
  // The button only becomes invisible. To remove it, or to set `hidden`, takes its focus, which costs one more layout.
  return (
    <>
      <button
        type="button"
        ref={hide}
        aria-label={label}
        title={label}
        onClick={() => {
          setPressed('hide');
          hiddenIds.add(id);
        }}
        className={`on-picture hide-toggle ${hidden ? 'invisible' : ''}`.trimEnd()}
      />
      {hidden ? <Cover code={code} undo={pressed === 'hide'} back={back} onRestore={restore} /> : null}
    </>
  );
}

type Focused = RefObject<HTMLButtonElement | null>;

function Cover({ code, undo, back, onRestore }: { code: string; undo: boolean; back: Focused; onRestore: () => void }) {
  const t = useTranslations('Saved');
  const textId = `hidden-${code}`;
  return (
    <div data-cover="" data-undo={undo || undefined} className="card-cover">
      <p id={textId}>
        <strong className="block font-semibold">{t('hidden', { code })}</strong>
        <span className="text-muted text-sm">{t('hiddenText')}</span>
      </p>
      <button
        type="button"
        ref={back}
        aria-describedby={textId}
        onClick={onRestore}
        className={buttonClass('secondary', 'shrink-0 whitespace-nowrap', 'small')}
      >
        {t(undo ? 'undo' : 'bringBack')}
      </button>
    </div>
  );
}

/** The number of hidden listings in a list, with a button to show them. The first-paint style reserves its space. */
export function HiddenHomesNote({ count }: { count: number }) {
  const t = useTranslations('Saved');
  const [shown, setShown] = useState(false);
  return (
    <div data-hidden-line="" data-shown={(shown && count > 0) || undefined} className="hidden-line">
      {count === 0 ? null : (
        <>
          <span role="status">{t('hiddenHere', { count })}</span>
          <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
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
