'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The search that the links inside belong to. */
  query: string;
  /** Id of the element to focus if no link is left. */
  fallbackId: string;
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
export function ResultsFocus({ query, fallbackId, className, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ element: Element | null; index: number }>({ element: null, index: -1 });
  const isSent = useRef(false);
  const chips = () => [...(container.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips are queried at the time of the click
  useEffect(() => {
    const noteSent = () => {
      isSent.current = document.activeElement instanceof HTMLInputElement;
    };
    const notePress = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      pressed.current = { element, index: element === null ? -1 : chips().indexOf(element) };
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
    const [{ element, index }, sent] = [pressed.current, isSent.current];
    pressed.current = { element: null, index: -1 };
    isSent.current = false;
    const isStep = element?.matches(STEPS) === true;
    const isGone = element?.isConnected === false;
    // The visitor has moved focus since. Leave it there.
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && !(isStep && activeElement === element);
    if (isElsewhere || !(sent || isStep || isGone || index >= 0)) return;
    const remaining = index < 0 ? [] : chips();
    const next = (sent ? undefined : (remaining[index] ?? remaining.at(-1))) ?? document.getElementById(fallbackId);
    next?.focus({ preventScroll: true });
  }, [query]);
  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
