import type { ContactChannel } from './event-values';

const HOSTS: readonly (readonly [RegExp, ContactChannel])[] = [
  [/(^|\.)(line\.me|lin\.ee)$/, 'line'],
  [/^(m\.me|(.+\.)?messenger\.com|(.+\.)?facebook\.com)$/, 'messenger'],
  [/^(wa\.me|(.+\.)?whatsapp\.com)$/, 'whatsapp'],
];

const SCHEMES: Readonly<Record<string, ContactChannel>> = {
  'tel:': 'phone',
  'mailto:': 'email',
  'line:': 'line',
  'whatsapp:': 'whatsapp',
  'fb-messenger:': 'messenger',
};

/** The contact channel of a link. Never throws. */
export function contactChannel(href: string): ContactChannel {
  if (!URL.canParse(href)) return 'other';
  const { protocol, hostname } = new URL(href);
  return SCHEMES[protocol] ?? HOSTS.find(([host]) => host.test(hostname))?.[1] ?? 'other';
}
