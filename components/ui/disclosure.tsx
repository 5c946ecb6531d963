'use client';

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** A press on the page below only closes: its click, if it becomes one, goes nowhere. */
function swallowClick(): void {
  const done = new AbortController();
  const click = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    done.abort();
  };
  // Before it comes to the document, where presses are counted.
  window.addEventListener('click', click, { capture: true, signal: done.signal });
  for (const other of ['pointerdown', 'pointercancel', 'keydown']) {
    document.addEventListener(other, () => done.abort(), { capture: true, signal: done.signal });
  }
}

type Props = { label?: string; summary: ReactNode; summaryClass: string; className?: string; children: ReactNode };

/**
 * A button that shows what belongs to it. A details element, so that it opens without JavaScript; with it, it also
 * closes on Escape, on a press elsewhere, once a link inside is followed or the page is left, and behind a focus that goes on.
 */
export function Disclosure({ label, summary, summaryClass, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (!details.current?.open || !(target instanceof Element) || details.current.contains(target)) return;
      details.current.open = false;
      if (target.closest('main, footer') !== null) swallowClick();
    };
    // Another page, by the browser's own button.
    const closeOnWay = () => details.current?.removeAttribute('open');
    document.addEventListener('pointerdown', closeElsewhere);
    window.addEventListener('popstate', closeOnWay);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      window.removeEventListener('popstate', closeOnWay);
    };
  }, []);
  const close = () => details.current?.removeAttribute('open');
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && details.current?.contains(relatedTarget) === false) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };
  return (
    // Clicks come here from the links inside, which have their own keyboard.
    <details ref={details} className={className} onKeyDown={closeOnEscape} onClick={closeOnLink} onBlur={closeBehind}>
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
