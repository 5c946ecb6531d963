'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { LocalLink } from '../ui/local-link';

type Props = { label: string; icon: ReactNode; entries: { href: string; label: string }[]; children: ReactNode };

/** The menu on phones and tablets. A disclosure, so that it opens without JavaScript; with it, it also closes itself. */
export function PhoneMenu({ label, icon, entries, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className="lg:hidden" onKeyDown={closeOnEscape}>
      <summary
        aria-label={label}
        className="flex size-11 list-none items-center justify-center rounded-field hover:bg-sunken"
      >
        {icon}
      </summary>
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-16 z-menu max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-page shadow-raised"
      >
        <ul className="mx-auto max-w-content px-4 py-3 md:px-6">
          {entries.map((entry) => (
            <li key={entry.href} className="border-line border-b last:border-0">
              <LocalLink
                href={entry.href}
                onClick={close}
                className="flex min-h-12 items-center font-medium hover:text-phprimary"
              >
                {entry.label}
              </LocalLink>
            </li>
          ))}
          <li>{children}</li>
        </ul>
      </nav>
    </details>
  );
}
