'use client';

import type { ComponentProps } from 'react';
import { ContactLinks } from './contact-links';
import { useContactWidgets } from './use-contact-widgets';

export function FetchedContactLinks(props: Omit<ComponentProps<typeof ContactLinks>, 'entries'>) {
  const { contactWidgets } = useContactWidgets();
  return <ContactLinks {...props} entries={contactWidgets} />;
}
