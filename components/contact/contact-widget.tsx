import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { ContactLinks, type ContactLook } from './contact-links';
import { LateContactLinks } from './late-contact-links';

type Props = { look: ContactLook; label: string; fromServer: readonly Entry[] | null };

/** W5: the server's list is markup and costs the browser nothing; only without one does the browser ask for it. */
export function ContactWidget({ look, label, fromServer }: Props) {
  return fromServer === null ? (
    <LateContactLinks look={look} label={label} />
  ) : (
    <ContactLinks look={look} label={label} entries={fromServer} />
  );
}
