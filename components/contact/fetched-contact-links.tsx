'use client';

import { ContactLinks, type ContactLook } from './contact-links';
import { useContactWidgets } from './use-contact-widgets';

export function FetchedContactLinks({ look, label }: { look: ContactLook; label: string }) {
  const { contactWidgets } = useContactWidgets();
  return <ContactLinks look={look} label={label} entries={contactWidgets} />;
}
