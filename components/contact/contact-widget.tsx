import { env } from '@/lib/config/env';
import { allowedSources } from '@/lib/content/allowed-sources';
import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { ContentIcon } from '../ui/content-icon';
import { ContactLinks, type ContactVariant } from './contact-links';
import { LateContactLinks } from './late-contact-links';

type Props = { variant: ContactVariant; label: string; fromServer: readonly Entry[] | null };

/** W5: renders the server's list as markup without client code. The browser fetches the list only if there is none. */
export function ContactWidget({ variant, label, fromServer }: Props) {
  const allowed = allowedSources(env());
  return fromServer === null ? (
    <LateContactLinks variant={variant} label={label} allowed={allowed} />
  ) : (
    <ContactLinks
      variant={variant}
      label={label}
      allowed={allowed}
      entries={fromServer}
      renderIcon={(name, className) => <ContentIcon name={name} fallback="message-circle" className={className} />}
    />
  );
}
