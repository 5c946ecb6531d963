'use client';

import { type FormEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigateTo } from '../layout/use-navigate-to';
import { formQuery, withUnsent } from './form-query';

type Key = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

const STEPS: readonly string[] = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
];

/**
 * Whether a key press moves a closed select to another option, which fires `change` immediately: arrows, paging keys
 * and letters. Space, F4 and Alt+arrow open the list, and a choice in the open list is deliberate.
 */
export function stepsThroughOptions({ key, altKey, ctrlKey, metaKey }: Key): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return STEPS.includes(key) || ([...key].length === 1 && key !== ' ');
}

type Props = { action: string; sort: string; className: string; children: ReactNode };

/**
 * A GET form that submits when the visitor selects an order. The select follows the URL, including back and forward
 * navigation. Stepping through options with the keyboard does not submit (WCAG 3.2.2): the visitor presses Enter or the
 * button that `group-data-held/sort` shows.
 */
export function SortForm({ action, sort, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isStepping = useRef(false);
  const [isUnsubmitted, setIsUnsubmitted] = useState(false);
  const navigateTo = useNavigateTo();
  const resetSelect = useCallback(() => {
    const select = form.current?.elements.namedItem('sort');
    if (select instanceof HTMLSelectElement) select.value = sort;
    setIsUnsubmitted(false);
  }, [sort]);
  useEffect(resetSelect, [resetSelect]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reset the select, because the listings keep their order.
    if (!navigator.onLine) return resetSelect();
    const select = event.currentTarget.elements.namedItem('sort');
    // The button disappears, so move focus back to the select.
    if (isUnsubmitted && select instanceof HTMLSelectElement) select.focus();
    setIsUnsubmitted(false);
    navigateTo(action + withUnsent(formQuery(event.currentTarget)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    isStepping.current = stepsThroughOptions(event);
    if (event.key === 'Enter' && isUnsubmitted && event.target instanceof HTMLSelectElement) submit(event);
  };
  return (
    <form
      ref={form}
      action={action}
      autoComplete="off"
      onPointerDown={() => {
        isStepping.current = false;
      }}
      onKeyDown={onKeyDown}
      onChange={(event) => (isStepping.current ? setIsUnsubmitted(true) : submit(event))}
      onSubmit={submit}
      data-held={isUnsubmitted || undefined}
      className={`group/sort ${className}`}
    >
      {children}
    </form>
  );
}
