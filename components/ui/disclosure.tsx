'use client';

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** Cancels the click that follows a press outside, so that it only closes the disclosure. */
function swallowClick(): void {
  const controller = new AbortController();
  const click = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    controller.abort();
  };
  // In the capture phase on `window`, before the listener on `document` that records presses.
  window.addEventListener('click', click, { capture: true, signal: controller.signal });
  for (const eventName of ['pointerdown', 'pointercancel', 'keydown']) {
    document.addEventListener(eventName, () => controller.abort(), { capture: true, signal: controller.signal });
  }
}

type Props = { label?: string; summary: ReactNode; summaryClass: string; className?: string; children: ReactNode };

/** A details element, so that it opens without JavaScript. With JavaScript it also closes when the visitor leaves it. */
export function Disclosure({ label, summary, summaryClass, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (!details.current?.open || !(target instanceof Element) || details.current.contains(target)) return;
      details.current.open = false;
      if (target.closest('main, footer') !== null) swallowClick();
    };
    const closeOnBack = () => details.current?.removeAttribute('open');
    document.addEventListener('pointerdown', closeElsewhere);
    window.addEventListener('popstate', closeOnBack);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      window.removeEventListener('popstate', closeOnBack);
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
    // The clicks come from the links inside, which have their own keyboard handling.
    <details ref={details} className={className} onKeyDown={closeOnEscape} onClick={closeOnLink} onBlur={closeBehind}>
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
