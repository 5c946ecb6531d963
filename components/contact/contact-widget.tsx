'use client';

import Image from 'next/image';
import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { useContactWidgets } from './use-contact-widgets';

const SIZE = 40;
const picture = 'col-start-1 row-start-1 size-8 rounded-full lg:size-9';

/** A phone entry dials, whether its link already says `tel:` or is a bare number. */
const hrefOf = ({ is_phonenumber, contact_url }: Entry) =>
  is_phonenumber && !contact_url.startsWith('tel:') ? `tel:${contact_url}` : contact_url;

function ContactEntry({ entry }: { entry: Entry }) {
  return (
    <a
      href={hrefOf(entry)}
      rel="noopener"
      title={entry.contact_name}
      className="group flex min-h-14 flex-col items-center justify-center gap-0.5 lg:size-12 lg:min-h-0 lg:rounded-full lg:bg-surface lg:shadow-raised lg:ring-1 lg:ring-line"
    >
      <span className="grid">
        <Image
          src={entry.contact_image_grey_url}
          alt=""
          width={SIZE}
          height={SIZE}
          unoptimized
          className={`${picture} max-lg:hidden`}
        />
        <Image
          src={entry.contact_image_url}
          alt=""
          width={SIZE}
          height={SIZE}
          unoptimized
          className={`${picture} transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100 lg:opacity-0`}
        />
      </span>
      <span className="max-w-full truncate text-xs leading-tight lg:sr-only">{entry.contact_name}</span>
    </a>
  );
}

/** A bar at the foot of phones and tablets, a rail at the right of wider windows: grey pictures that turn to colour. */
export function ContactWidget({ label, fromServer }: { label: string; fromServer: readonly Entry[] | null }) {
  const { contactWidgets } = useContactWidgets(fromServer);
  if (contactWidgets.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-rail border-line border-t bg-page pb-[env(safe-area-inset-bottom)] lg:inset-x-auto lg:right-3 lg:bottom-6 lg:border-0 lg:bg-transparent print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col lg:grid-flow-row lg:gap-3">
        {contactWidgets.map((entry) => (
          <li key={entry.contact_url} className="min-w-0">
            <ContactEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
