'use client';

import Form from 'next/form';
import type { ComponentProps, FormEvent } from 'react';
import { isLineSpared } from '@/lib/http/line';
import { isTaken } from '../build/departures';
import { formQuery } from './form-query';

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & { action: string };

/** A GET form that stays where it is while there is no connection; the page says so. */
export function OnlineForm(form: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    const href = form.action + formQuery(event.currentTarget);
    if (!navigator.onLine || isTaken({ href, replace: false, scroll: true })) event.preventDefault();
  };
  return <Form {...form} prefetch={isLineSpared() ? false : null} onSubmit={send} />;
}
