'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useBackToClose } from './use-back-to-close';

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
  const [isOpen, setOpen] = useState(false);
  const close = () => details.current?.removeAttribute('open');
  const closeWithFocus = () => {
    if (details.current?.contains(document.activeElement))
      details.current.querySelector('summary')?.focus({ preventScroll: true });
    close();
  };
  useBackToClose(isOpen, closeWithFocus);
  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(details.current?.open === true);
    const closeElsewhere = ({ target }: Event) => {
      if (!details.current?.open || !(target instanceof Element) || details.current.contains(target)) return;
      details.current.open = false;
      if (target.closest('main, footer') !== null) swallowClick();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, []);
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && details.current?.contains(relatedTarget) === false) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeWithFocus();
  };
  return (
    <details
      ref={details}
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={closeOnEscape}
      onBlur={closeBehind}
    >
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
