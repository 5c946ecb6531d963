'use client';

import Form from 'next/form';
import type { ComponentProps, FormEvent } from 'react';

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & { action: string };

/** A GET form that stays where it is while there is no connection; the page says so. */
export function OnlineForm(form: Props) {
  const send = (event: FormEvent) => {
    if (!navigator.onLine) event.preventDefault();
  };
  return <Form {...form} onSubmit={send} />;
}
