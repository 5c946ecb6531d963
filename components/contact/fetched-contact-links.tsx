'use client';

import type { ComponentProps } from 'react';
import useSWR from 'swr';
import { type ContactWidget, isContactWidgetList } from '@/lib/content/contact-widget';
import { createApiClient } from '@/lib/http/client';
import { useDeviceLayout } from '../ui/browser';
import { ClientIcon } from '../ui/client-icon';
import { ContactLinks } from './contact-links';

const ENDPOINT = '/api/contact-widgets';
const request = createApiClient(10_000);

async function fetchContactWidgets(): Promise<readonly ContactWidget[]> {
  const response = await request(ENDPOINT);
  if (!isContactWidgetList(response)) throw new TypeError(`${ENDPOINT} did not answer with contact widgets`);
  return response;
}

/** W5: the client's `{contactWidgets, loaded}`, fetched once. W6: an error is logged and the list is empty. */
function useContactWidgets(): { contactWidgets: readonly ContactWidget[]; loaded: boolean } {
  const { data } = useSWR(ENDPOINT, fetchContactWidgets, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error) => console.warn('The contact widgets could not be loaded.', error),
  });
  return { contactWidgets: data ?? [], loaded: data !== undefined };
}

type Props = Omit<ComponentProps<typeof ContactLinks>, 'entries' | 'renderIcon'>;

function FetchedLinks(props: Props) {
  const { contactWidgets } = useContactWidgets();
  return (
    <ContactLinks
      {...props}
      entries={contactWidgets}
      renderIcon={(name, className) => <ClientIcon name={name} className={className} />}
    />
  );
}

/** D: phones have no rail, only the list in the bottom bar, so a rail does not fetch the list on phones. */
export function FetchedContactLinks(props: Props) {
  const isShown = useDeviceLayout() !== 'mobile' || props.variant !== 'rail';
  return isShown ? <FetchedLinks {...props} /> : null;
}
