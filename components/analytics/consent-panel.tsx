'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  ALL_ALLOWED,
  type Consent,
  type ConsentChoices,
  isAnyAllowed,
  isLessAllowed,
  NOTHING_ALLOWED,
} from '@/lib/analytics/consent';
import { routePath } from '@/lib/navigation/routes';
import { buttonClass } from '../ui/button-class';
import { Glyph } from '../ui/glyph';
import { LocalLink } from '../ui/local-link';
import { choose } from './consent-choice';
import { ConsentOptions } from './consent-options';
import { useRoomBelow } from './use-room-below';

/** All answers have the same style, so that the design favours none. */
const answer = buttonClass('secondary', 'w-full', 'small');

type Props = {
  /** The current consent. */
  consent: Consent | null;
  /** The visitor opened the panel, so it takes focus. Otherwise it appears at the bottom and takes no focus. */
  isAsked: boolean;
  onDone: () => void;
};

/**
 * Focuses the panel if the visitor opened it. `giveBack` returns focus to the previous element, or else to the content.
 */
function useFocusHere(isAsked: boolean) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    before.current = document.activeElement;
    panel.current?.focus();
  }, [isAsked]);
  const giveBack = () => {
    const back = before.current?.isConnected ? before.current : document.getElementById('content');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return { panel, giveBack };
}

/** Saves the choice. Reloads the page if it allows less than before, because a running script cannot be removed. */
function keep(before: ConsentChoices, choices: ConsentChoices): void {
  choose(choices);
  if (isLessAllowed(before, choices)) window.location.reload();
}

/** The consent panel at the bottom of the page, which stays usable. The third of its answers shows the options. */
export function ConsentPanel({ consent, isAsked, onDone }: Props) {
  const t = useTranslations('Consent');
  const id = useId();
  const [isChoosing, setChoosing] = useState(isAsked);
  const { panel, giveBack } = useFocusHere(isAsked);
  useRoomBelow(panel);
  const before = consent?.choices ?? NOTHING_ALLOWED;
  const close = () => {
    giveBack();
    onDone();
  };
  const decide = (choices: ConsentChoices) => {
    close();
    keep(before, choices);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    decide({ measurement: ticked.has('measurement'), advertising: ticked.has('advertising') });
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && consent !== null) close();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={closeOnEscape}
      className="fixed inset-x-2 bottom-[calc(max(var(--p-bottom-bar),0.5rem)+env(safe-area-inset-bottom)+0.5rem)] z-rail max-h-[calc(100dvh-var(--p-bottom-bar)-5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-3 shadow-raised sm:p-4 outline-none transition-opacity duration-200 lg:right-auto lg:left-6 lg:w-[28rem] starting:opacity-0 print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} className="text-base">
          {t('title')}
        </h2>
        {consent === null ? null : (
          <button
            type="button"
            aria-label={t('close')}
            title={t('close')}
            onClick={close}
            className="-mt-2.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-icon hover:bg-sunken hover:text-font"
          >
            <Glyph name="cross" />
          </button>
        )}
      </div>
      <p className="mt-1 text-sm leading-normal">
        {t('text')}{' '}
        <LocalLink href={routePath('privacy')} prefetch={false} className="text-phprimary underline">
          {t('privacy')}
        </LocalLink>
      </p>
      <form onSubmit={save}>
        {isChoosing ? <ConsentOptions choices={before} hasFocus={!isAsked} /> : null}
        {isChoosing && isAnyAllowed(before) ? <p className="mt-2 text-muted text-sm">{t('reloads')}</p> : null}
        <div className="mt-3 grid gap-1.5 min-[22rem]:grid-cols-3 sm:gap-2">
          <button type="button" onClick={() => decide(ALL_ALLOWED)} className={answer}>
            {t('accept')}
          </button>
          <button type="button" onClick={() => decide(NOTHING_ALLOWED)} className={answer}>
            {t('reject')}
          </button>
          {isChoosing ? (
            <button key="save" type="submit" className={answer}>
              {t('save')}
            </button>
          ) : (
            <button key="choose" type="button" onClick={() => setChoosing(true)} className={answer}>
              {t('choose')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
