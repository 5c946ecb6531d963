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

/** A removed filter takes the focus along with it: the one in its place has it next. */
export function ChipFocus({ query, otherwise, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);
  const chips = () => [...(place.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  const remember = ({ target }: MouseEvent) => {
    if (target instanceof Element) pressed.current = chips().findIndex((chip) => chip.contains(target));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other chips.
  useEffect(() => {
    const at = pressed.current;
    pressed.current = -1;
    // Whoever has gone elsewhere since stays there.
    if (at < 0 || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const left = chips();
    const next = left[at] ?? left.at(-1) ?? document.getElementById(otherwise);
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
