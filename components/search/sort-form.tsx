'use client';

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useNavigateTo } from '../layout/use-navigate-to';
import { formQuery, withUnsent } from './form-query';

type Props = { action: string; sort: string; className: string; children: ReactNode };

/** A GET form that goes as soon as an order is chosen; its select follows the address, also back and forward. */
export function SortForm({ action, sort, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigateTo = useNavigateTo();
  const follow = useCallback(() => {
    const select = form.current?.elements.namedItem('sort');
    if (select instanceof HTMLSelectElement) select.value = sort;
  }, [sort]);
  useEffect(follow, [follow]);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The homes stay in their order, and it can be chosen again.
    if (!navigator.onLine) return follow();
    navigateTo(action + withUnsent(formQuery(event.currentTarget)));
  };
  return (
    <form ref={form} action={action} autoComplete="off" onChange={go} onSubmit={go} className={className}>
      {children}
    </form>
  );
}
