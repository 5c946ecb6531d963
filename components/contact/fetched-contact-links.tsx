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

/** D: phones have no rail, only the list in the bottom bar, so a rail does not fetch the list on phones. */
export function FetchedContactLinks(props: Props) {
  const isShown = useDeviceLayout() !== 'mobile' || props.look !== 'rail';
  return isShown ? <FetchedLinks {...props} /> : null;
}
