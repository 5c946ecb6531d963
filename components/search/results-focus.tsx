'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** The search that the links inside were made for. */
  query: string;
  /** Id of what takes the focus where no link is left. */
  otherwise: string;
  className: string;
  children: ReactNode;
};

const PRESSABLE = 'main :is(a, button, [role=option])';
/** Leads to other homes, and stays where it is. */
const STEPS = '[rel=next], [rel=prev]';

/**
 * A removed filter takes the focus along with it: the one in its place has it next. So does whatever else is gone with the
 * search that it was pressed for, words whose field is made anew, and a step to other homes: then the results have it.
 */
export function ResultsFocus({ query, otherwise, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ element: Element | null; at: number }>({ element: null, at: -1 });
  const isSent = useRef(false);
  const chips = () => [...(place.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips are looked for when something is pressed
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other chips.
  useEffect(() => {
    const [{ element, at }, sent] = [pressed.current, isSent.current];
    pressed.current = { element: null, at: -1 };
    isSent.current = false;
    const isStep = element?.matches(STEPS) === true;
    const isGone = element?.isConnected === false;
    // Whoever has gone elsewhere since stays there.
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
