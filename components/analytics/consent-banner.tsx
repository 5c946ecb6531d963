'use client';

import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  ALL_ALLOWED,
  type Consent,
  type ConsentChoices,
  isAnyAllowed,
  isLessAllowed,
  NOTHING_ALLOWED,
} from '@/lib/analytics/consent';
import { routePath } from '@/lib/navigation/routes';
import { buttonClass } from '../ui/button';
import { Checkbox } from '../ui/field';
import { Glyph } from '../ui/glyph';
import { LocalLink } from '../ui/navigation';
import { consentChoice, followConsent, saveConsent } from './follow-consent';

/** Adds space below the page, without a layout shift, so that the fixed panel does not cover the focused element. */
function useSpaceBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { body, documentElement } = document;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      body.style.marginBottom = `${height}px`;
      documentElement.style.setProperty('--p-room-below', `${height}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      body.style.marginBottom = '';
      documentElement.style.removeProperty('--p-room-below');
    };
  }, [element]);
}

function OptionLabel({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      <span className="block text-muted text-sm leading-normal">{text}</span>
    </>
  );
}

function ConsentOptions({ choices, hasFocus }: { choices: ConsentChoices; hasFocus: boolean }) {
  const t = useTranslations('Consent');
  const options = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (hasFocus) options.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }, [hasFocus]);
  return (
    <fieldset ref={options} className="mt-2">
      <legend className="sr-only">{t('options')}</legend>
      <Checkbox
        name="needed"
        label={<OptionLabel name={t('needed')} text={t('neededText')} />}
        defaultChecked
        disabled
      />
      <Checkbox
        name="measurement"
        label={<OptionLabel name={t('measurement')} text={t('measurementText')} />}
        defaultChecked={choices.measurement}
      />
      <Checkbox
        name="advertising"
        label={<OptionLabel name={t('advertising')} text={t('advertisingText')} />}
        defaultChecked={choices.advertising}
      />
    </fieldset>
  );
}

/** All answers have the same style, so that the design favours none. */
const answerClass = buttonClass('secondary', 'w-full', 'small');

type ConsentPanelProps = {
  consent: Consent | null;
  isReopened: boolean;
  onDone: () => void;
};

/** `restoreFocus` returns focus to the previous element, or else to the content. */
function usePanelFocus(isReopened: boolean) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!isReopened) return;
    before.current = document.activeElement;
    panel.current?.focus();
  }, [isReopened]);
  const restoreFocus = () => {
    const target = before.current?.isConnected ? before.current : document.getElementById('content');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return { panel, restoreFocus };
}

/** Saves the choice. Reloads the page if it allows less than before, because a running script cannot be removed. */
function saveChoices(before: ConsentChoices, choices: ConsentChoices): void {
  saveConsent(choices);
  if (isLessAllowed(before, choices)) window.location.reload();
}

function ConsentPanel({ consent, isReopened, onDone }: ConsentPanelProps) {
  const t = useTranslations('Consent');
  const id = useId();
  const [isChoosing, setChoosing] = useState(isReopened);
  const { panel, restoreFocus } = usePanelFocus(isReopened);
  useSpaceBelow(panel);
  const before = consent?.choices ?? NOTHING_ALLOWED;
  const close = () => {
    restoreFocus();
    onDone();
  };
  const decide = (choices: ConsentChoices) => {
    close();
    saveChoices(before, choices);
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
      className="clear-of-bars fixed inset-x-2 bottom-[calc(max(var(--p-bottom-bar),0.5rem)+env(safe-area-inset-bottom)+0.5rem)] z-rail max-h-[calc(100dvh-var(--p-bottom-bar)-5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-3 shadow-raised sm:p-4 outline-none transition-opacity duration-200 lg:right-auto lg:left-6 lg:w-[28rem] starting:opacity-0 print:hidden"
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
        {isChoosing ? <ConsentOptions choices={before} hasFocus={!isReopened} /> : null}
        {isChoosing && isAnyAllowed(before) ? <p className="mt-2 text-muted text-sm">{t('reloads')}</p> : null}
        <div className="mt-3 grid gap-1.5 min-[22rem]:grid-cols-3 sm:gap-2">
          <button type="button" onClick={() => decide(ALL_ALLOWED)} className={answerClass}>
            {t('accept')}
          </button>
          <button type="button" onClick={() => decide(NOTHING_ALLOWED)} className={answerClass}>
            {t('reject')}
          </button>
          {isChoosing ? (
            <button key="save" type="submit" className={answerClass}>
              {t('save')}
            </button>
          ) : (
            <button key="choose" type="button" onClick={() => setChoosing(true)} className={answerClass}>
              {t('choose')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

type Props = {
  gtmId: string;
  reopenCount: number;
};

export function ConsentBanner({ gtmId, reopenCount }: Props) {
  const consent = consentChoice.useSelector((kept) => kept, null);
  const [answeredCount, setAnsweredCount] = useState(0);
  useEffect(() => followConsent(gtmId), [gtmId]);
  const isReopened = reopenCount > answeredCount;
  if (consent !== null && !isReopened) return null;
  const onDone = () => setAnsweredCount(reopenCount);
  return <ConsentPanel key={reopenCount} consent={consent} isReopened={isReopened} onDone={onDone} />;
}
