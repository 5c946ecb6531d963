import { env } from '@/lib/config/env';
import { allowedSources } from '@/lib/content/allowed-sources';
import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { ContentIcon } from '../ui/content-icon';
import { ContactLinks, type ContactLook } from './contact-links';
import { LateContactLinks } from './late-contact-links';

type Props = { look: ContactLook; label: string; fromServer: readonly Entry[] | null };

/** W5: renders the server's list as markup without client code. The browser fetches the list only if there is none. */
export function ContactWidget({ look, label, fromServer }: Props) {
  const allowed = allowedSources(env());
  return fromServer === null ? (
    <LateContactLinks look={look} label={label} allowed={allowed} />
  ) : (
    <ContactLinks
      look={look}
      label={label}
      allowed={allowed}
      entries={fromServer}
      drawIcon={(name, className) => <ContentIcon name={name} instead="message-circle" className={className} />}
    />
  );
}
