'use client';

import type { ComponentProps } from 'react';
import { ClientIcon } from '../ui/client-icon';
import { ContactLinks } from './contact-links';
import { useContactWidgets } from './use-contact-widgets';

export function FetchedContactLinks(props: Omit<ComponentProps<typeof ContactLinks>, 'entries' | 'drawIcon'>) {
  const { contactWidgets } = useContactWidgets();
  return (
    <ContactLinks
      {...props}
      entries={contactWidgets}
      drawIcon={(name, className) => <ClientIcon name={name} className={className} />}
    />
  );
}
