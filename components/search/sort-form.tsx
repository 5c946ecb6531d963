'use client';

import { type FormEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigateTo } from '../layout/use-navigate-to';
import { formQuery, withUnsent } from './form-query';
import { passesOptions } from './passes-options';

type Props = { action: string; sort: string; className: string; children: ReactNode };

/**
 * A GET form that goes as soon as an order is chosen; its select follows the address, also back and forward. Who only
 * passes an order by key on the way to another is taken nowhere (WCAG 3.2.2): Enter goes, and so does a button that
 * `group-data-held/sort` shows meanwhile.
 */
export function SortForm({ action, sort, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const byPassing = useRef(false);
  const [isHeld, setIsHeld] = useState(false);
  const navigateTo = useNavigateTo();
  const follow = useCallback(() => {
    const select = form.current?.elements.namedItem('sort');
    if (select instanceof HTMLSelectElement) select.value = sort;
    setIsHeld(false);
  }, [sort]);
  useEffect(follow, [follow]);

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The homes stay in their order, and it can be chosen again.
    if (!navigator.onLine) return follow();
    const select = event.currentTarget.elements.namedItem('sort');
    // The button goes with what it was for.
    if (isHeld && select instanceof HTMLSelectElement) select.focus();
    setIsHeld(false);
    navigateTo(action + withUnsent(formQuery(event.currentTarget)));
  };
  const noteKey = (event: KeyboardEvent<HTMLFormElement>) => {
    byPassing.current = passesOptions(event);
    if (event.key === 'Enter' && isHeld && event.target instanceof HTMLSelectElement) go(event);
  };
  return (
    <form
      ref={form}
      action={action}
      autoComplete="off"
      onPointerDown={() => {
        byPassing.current = false;
      }}
      onKeyDown={noteKey}
      onChange={(event) => (byPassing.current ? setIsHeld(true) : go(event))}
      onSubmit={go}
      data-held={isHeld || undefined}
      className={`group/sort ${className}`}
    >
      {children}
    </form>
  );
}
