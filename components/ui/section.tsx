import type { ReactNode } from 'react';
import { Icon } from './icon';
import { LocalLink } from './local-link';

type Props = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  more?: { href: string; label: string };
  /** Renders nothing, not even the heading. */
  empty?: boolean;
  children: ReactNode;
};

/** A section with a heading, and an optional link to more. */
export function Section({ id, title, lead, more, empty = false, children }: Props) {
  if (empty) return null;
  return (
    <section aria-labelledby={id} className="py-7 md:py-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-2xl md:text-3xl">
            {title}
          </h2>
          {lead ? <p className="mt-1 max-w-prose text-muted">{lead}</p> : null}
        </div>
        {more ? (
          <LocalLink
            href={more.href}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-phprimary hover:underline"
          >
            {more.label}
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}

export function PageHeading({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      {lead ? <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p> : null}
      {children}
    </header>
  );
}
