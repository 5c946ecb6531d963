import { contactChannel } from '@/lib/analytics/contact-channel';
import { pressMark } from '@/lib/analytics/event-mark';
import { contactPressed } from '@/lib/analytics/events';
import type { ContactWidget } from '@/lib/content/contact-widget';

const SIZE = 40;

/** A picture and the gap below it. */
const RAIL_STEP_REM = 3.75;

const BARE_NUMBER = /^\+?[\d\s-]+$/;

/** A phone entry dials, whether its link already says `tel:` or is a bare number, which without `tel:` would be a page. */
function hrefOf({ is_phonenumber, contact_url }: ContactWidget): string {
  const number = contact_url.replace(/^tel:/i, '');
  return is_phonenumber || BARE_NUMBER.test(number) ? `tel:${number.replace(/\s/g, '')}` : contact_url;
}

function Picture({ url, className }: { url: string; className: string }) {
  // The name stands beside it. The address is the CDN's already (W4) and the picture too small to scale.
  return <img src={url} alt="" width={SIZE} height={SIZE} loading="lazy" className={className} />;
}

const layer = 'col-start-1 row-start-1 size-9 rounded-full';

/** A round picture: grey at rest, in colour under the pointer and the focus. */
function RailLink({ entry }: { entry: ContactWidget }) {
  return (
    <a
      href={hrefOf(entry)}
      rel="noopener"
      title={entry.contact_name}
      className="group grid size-12 place-items-center rounded-full bg-surface shadow-raised ring-1 ring-line"
    >
      <Picture url={entry.contact_image_grey_url} className={layer} />
      <Picture
        url={entry.contact_image_url}
        className={`${layer} opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100`}
      />
      <span className="sr-only">{entry.contact_name}</span>
    </a>
  );
}

/** A line with the channel's name, wide enough for a thumb. */
function ListLink({ entry }: { entry: ContactWidget }) {
  return (
    <a href={hrefOf(entry)} rel="noopener" className="flex min-h-14 items-center gap-3 font-medium">
      <Picture url={entry.contact_image_url} className="size-9 rounded-full" />
      <span className="wrap-anywhere min-w-0">{entry.contact_name}</span>
    </a>
  );
}

export type ContactLook = 'rail' | 'row' | 'list';

type Props = { look: ContactLook; label: string; entries: readonly ContactWidget[] };

const LISTS: Record<ContactLook, string> = {
  rail: 'grid gap-3',
  row: 'mt-2 flex flex-wrap gap-2',
  list: 'divide-y divide-line',
};

/** The channels as a rail of pictures for wide windows, as a row under its name, or as a list; nothing without any (W6). */
export function ContactLinks({ look, label, entries }: Props) {
  if (entries.length === 0) return null;
  const rail = look === 'rail';
  // Hung by its top, which its length gives: a rail that stood on its foot would grow upwards as the page comes in.
  const top = `calc(100dvh - ${entries.length * RAIL_STEP_REM}rem - 1rem)`;
  return (
    <nav
      aria-label={label}
      className={rail ? 'fixed right-3 z-rail max-lg:hidden print:hidden' : undefined}
      style={rail ? { top } : undefined}
    >
      {look === 'row' ? <p className="text-muted text-sm">{label}</p> : null}
      <ul className={LISTS[look]}>
        {entries.map((entry) => (
          <li
            key={entry.contact_url}
            {...pressMark(contactPressed({ channel: contactChannel(hrefOf(entry)), place: 'widget' }))}
          >
            {look === 'list' ? <ListLink entry={entry} /> : <RailLink entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
