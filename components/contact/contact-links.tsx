import type { ReactNode } from 'react';
import type { ContactChannel } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import { schemeOf } from '@/lib/content/address-scheme';
import { type AllowedSources, isAllowedAddress } from '@/lib/content/allowed-sources';
import type { ContactWidget } from '@/lib/content/contact-widget';
import { Strokes } from '../ui/glyph';
import { StaticPart } from '../ui/static-part';

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

/** Lucide icon paths (ISC licence), copied so that the client bundle does not contain the whole set. */
const MESSAGE =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719';

const STROKES: Partial<Record<ContactChannel, string>> = {
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384',
  email:
    'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
  other:
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
};

/** Icon of a channel whose picture is missing or on a host that the CSP does not allow. */
function ChannelIcon({ channel, className }: { channel: ContactChannel; className: string }) {
  return <Strokes path={STROKES[channel] ?? MESSAGE} className={className} />;
}

const SIZE = 40;

const RAIL_STEP_REM = 3.75;

const BARE_NUMBER = /^\+?[\d\s-]+$/;

/** Phone numbers get `tel:`, because the browser would treat a plain number as a relative URL. */
function hrefOf({ is_phonenumber, contact_url }: ContactWidget): string | undefined {
  const link = contact_url.trim();
  const number = link.replace(/^tel:/i, '');
  const isNumber = BARE_NUMBER.test(number) || number !== link || (is_phonenumber && schemeOf(link) === null);
  if (link === '') return undefined;
  return isNumber ? `tel:${number.replace(/\s/g, '')}` : contact_url;
}

function Picture({ url, className }: { url: string; className?: string }) {
  // The name is next to it. The URL is already the CDN's (W4).
  return <img src={url} alt="" width={SIZE} height={SIZE} loading="lazy" className={className} />;
}

type LinkProps = {
  entry: ContactWidget;
  pictures: readonly string[];
  icon: ReactNode;
};

/** A rail is grey until it is hovered. A row is in colour. */
function RoundLink({ entry, pictures, icon }: LinkProps) {
  const [atRest, inColour] = pictures;
  return (
    <a
      href={hrefOf(entry)}
      rel="noopener"
      title={entry.contact_name}
      aria-label={entry.contact_name}
      className="rail-link"
    >
      {atRest === undefined ? icon : <Picture url={atRest} />}
      {inColour === undefined ? null : <Picture url={inColour} />}
    </a>
  );
}

function ListLink({ entry, pictures, icon }: LinkProps) {
  const picture = pictures.at(-1);
  return (
    <a href={hrefOf(entry)} rel="noopener" className="flex min-h-14 items-center gap-3 font-medium">
      {picture === undefined ? icon : <Picture url={picture} className="size-9 rounded-full" />}
      {entry.contact_name}
    </a>
  );
}

export type ContactVariant = 'rail' | 'row' | 'list';

type Props = {
  variant: ContactVariant;
  label: string;
  /** A channel with a picture from elsewhere shows its icon. */
  allowed: AllowedSources;
  entries: readonly ContactWidget[];
  /** Renders the icon of an entry: inline on the server, from the icon endpoint in the browser. */
  renderIcon: (name: string, className: string) => ReactNode;
};

const ICON_CLASSES: Record<ContactVariant, string> = {
  rail: 'size-6 text-icon',
  row: 'size-6 text-icon',
  list: 'm-1.5 size-6 text-icon',
};

const LISTS: Record<ContactVariant, string> = {
  rail: 'grid gap-3',
  row: 'mt-2 flex flex-wrap gap-2',
  list: 'divide-y divide-line',
};

/** The contact channels as a rail on wide viewports, as a row with a label, or as a list. Hidden if empty (W6). */
export function ContactLinks({ variant, label, allowed, entries, renderIcon }: Props) {
  if (entries.length === 0) return null;
  const rail = variant === 'rail';
  // Positioned by its top, because a rail positioned by its bottom would grow upwards during streaming.
  const top = `calc(100dvh - ${entries.length * RAIL_STEP_REM}rem - 1rem)`;
  return (
    <StaticPart
      as="nav"
      id={`contact-${variant}`}
      aria-label={label}
      className={
        rail ? 'fixed right-3 z-rail max-lg:hidden in-[body:has([data-listing-bar])]:hidden print:hidden' : undefined
      }
      style={rail ? { top } : undefined}
    >
      {variant === 'row' ? <p className="text-muted text-sm">{label}</p> : null}
      <ul className={LISTS[variant]}>
        {entries.map((entry) => {
          const channel = contactChannel(hrefOf(entry) ?? '');
          const Link = variant === 'list' ? ListLink : RoundLink;
          const iconName = entry.contact_icon;
          const icon =
            iconName === undefined ? (
              <ChannelIcon channel={channel} className={ICON_CLASSES[variant]} />
            ) : (
              renderIcon(iconName, ICON_CLASSES[variant])
            );
          const pictures = [entry.contact_image_grey_url, entry.contact_image_url].filter(
            (url) => iconName === undefined && isAllowedAddress(url, allowed),
          );
          return (
            <li
              key={`${entry.contact_name} ${entry.contact_url}`}
              {...pressMark(contactPressed({ channel, place: 'widget' }))}
            >
              <Link entry={entry} pictures={variant === 'row' ? pictures.slice(-1) : pictures} icon={icon} />
            </li>
          );
        })}
      </ul>
    </StaticPart>
  );
}
