'use client';

import Form from 'next/form';
import type { ComponentProps, FormEvent } from 'react';
import { isSavingData } from '@/lib/http/network-information';
import { useTakeOver } from '../ui/navigation';
import { formQuery, needsReader } from './form-query';

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & { action: string };

/** A GET form that does not submit while the browser is offline; the page shows that it is offline. */
export function OnlineForm(form: Props) {
  const takeOver = useTakeOver();
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const isHandled = () => takeOver({ href: form.action + formQuery(currentTarget), replace: false, scroll: true });
    if (!navigator.onLine || (!needsReader(currentTarget) && isHandled())) event.preventDefault();
  };
  return <Form {...form} prefetch={isSavingData() ? false : null} onSubmit={send} />;
}
