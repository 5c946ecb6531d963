import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/local-link';

export type AreaLink = { readonly href: string; readonly label: string; readonly note: string };

/** Links to other area pages, each with a note. */
export function AreaLinks({ links }: { links: readonly AreaLink[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ href, label, note }) => (
        <li key={href}>
          {/* Not prefetched, because there are many links, each to a different page. */}
          <LocalLink
            href={href}
            prefetch={false}
            className="flex h-full min-h-13 items-center justify-between gap-4 rounded-field border border-control bg-surface px-4 py-2 transition-colors duration-150 hover:border-phprimary hover:text-phprimary"
          >
            <span className="min-w-0 font-medium">{label}</span>
            <span className="flex shrink-0 items-center gap-1 text-right text-muted text-sm tabular-nums">
              {note}
              <Icon name="chevron-right" className="size-4" />
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
