'use client';

import Form from 'next/form';
import type { ComponentProps, FormEvent } from 'react';
import { isSavingData } from '@/lib/http/network-information';
import { useNavigateTo } from '../ui/navigation';
import { formQuery } from './form-query';

type Props = Omit<ComponentProps<typeof Form>, 'onSubmit'> & { action: string };

/** A GET form that does not submit while the browser is offline; the page shows that it is offline. */
export function OnlineForm(form: Props) {
  const navigateTo = useNavigateTo();
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, nativeEvent } = event;
    event.preventDefault();
    if (!navigator.onLine) return;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    void navigateTo(form.action + formQuery(currentTarget, { pressed }));
  };
  return <Form {...form} prefetch={isSavingData() ? false : null} onSubmit={send} />;
}
