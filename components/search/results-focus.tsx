'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The search that the links inside belong to. */
  query: string;
  /** Id of the element to focus if no link is left. */
  otherwise: string;
  className: string;
  children: ReactNode;
};

const PRESSABLE = 'main :is(a, button, [role=option])';
/** Pagination links. They load other listings but stay in the document. */
const STEPS = '[rel=next], [rel=prev]';

/**
 * Restores focus after a new search. After a filter is removed, it focuses the filter that took its place. After
 * pagination, a submit from a text field, or a click on any other element that is gone, it focuses the results.
 */
export function ResultsFocus({ query, otherwise, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ element: Element | null; at: number }>({ element: null, at: -1 });
  const isSent = useRef(false);
  const chips = () => [...(place.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips are queried at the time of the click
  useEffect(() => {
    const noteSent = () => {
      isSent.current = document.activeElement instanceof HTMLInputElement;
    };
    const notePress = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      pressed.current = { element, at: element === null ? -1 : chips().indexOf(element) };
    };
    document.addEventListener('submit', noteSent, { capture: true });
    document.addEventListener('click', notePress, { capture: true });
    return () => {
      document.removeEventListener('submit', noteSent, { capture: true });
      document.removeEventListener('click', notePress, { capture: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run for every new search
  useEffect(() => {
    const [{ element, at }, sent] = [pressed.current, isSent.current];
    pressed.current = { element: null, at: -1 };
    isSent.current = false;
    const isStep = element?.matches(STEPS) === true;
    const isGone = element?.isConnected === false;
    // The visitor has moved focus since. Leave it there.
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && !(isStep && activeElement === element);
    if (isElsewhere || !(sent || isStep || isGone || at >= 0)) return;
    const left = at < 0 ? [] : chips();
    const next = (sent ? undefined : (left[at] ?? left.at(-1))) ?? document.getElementById(otherwise);
    next?.focus({ preventScroll: true });
  }, [query]);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
