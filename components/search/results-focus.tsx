'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The search that the links inside were made for. */
  query: string;
  /** Id of what takes the focus where no link is left. */
  otherwise: string;
  className: string;
  children: ReactNode;
};

/**
 * A removed filter takes the focus along with it: the one in its place has it next. So do words that were searched for,
 * whose field is made anew: then the results have it.
 */
export function ResultsFocus({ query, otherwise, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const isSent = useRef(false);
  const chips = () => [...(place.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  const remember = ({ target }: MouseEvent) => {
    if (target instanceof Element) pressed.current = chips().findIndex((chip) => chip.contains(target));
  };
  useEffect(() => {
    const noteSent = () => {
      isSent.current = document.activeElement instanceof HTMLInputElement;
    };
    document.addEventListener('submit', noteSent, { capture: true });
    return () => document.removeEventListener('submit', noteSent, { capture: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other chips.
  useEffect(() => {
    const [at, sent] = [pressed.current, isSent.current];
    pressed.current = -1;
    isSent.current = false;
    // Whoever has gone elsewhere since stays there.
    if ((at < 0 && !sent) || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const left = chips();
    const next = (sent ? undefined : (left[at] ?? left.at(-1))) ?? document.getElementById(otherwise);
    next?.focus({ preventScroll: true });
  }, [query]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses come here from the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: which have their own keyboard
    <div ref={place} onClick={remember} className={className}>
      {children}
    </div>
  );
}
