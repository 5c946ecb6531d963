'use client';

import type { ComponentProps } from 'react';
import { useDeviceLayout } from '../layout/use-device-layout';
import { ClientIcon } from '../ui/client-icon';
import { ContactLinks } from './contact-links';
import { useContactWidgets } from './use-contact-widgets';

type Props = Omit<ComponentProps<typeof ContactLinks>, 'entries' | 'drawIcon'>;

function FetchedLinks(props: Props) {
  const { contactWidgets } = useContactWidgets();
  return (
    <ContactLinks
      {...props}
      entries={contactWidgets}
      drawIcon={(name, className) => <ClientIcon name={name} className={className} />}
    />
  );
}

/** D: a phone shows the list in its bar and never the rail, so it does not fetch the list for one. */
export function FetchedContactLinks(props: Props) {
  const isShown = useDeviceLayout() !== 'mobile' || props.look !== 'rail';
  return isShown ? <FetchedLinks {...props} /> : null;
}
