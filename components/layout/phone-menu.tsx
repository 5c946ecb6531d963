import type { ReactNode } from 'react';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/local-link';

type Props = { label: string; entries: { href: string; label: string }[]; children: ReactNode };

/** D: the menu, in one column on phones and two on tablets. */
export function PhoneMenu({ label, entries, children }: Props) {
  return (
    <Disclosure
      label={label}
      summary={<Icon name="menu" className="size-6" />}
      summaryClass="flex size-11 list-none items-center justify-center rounded-field hover:bg-sunken"
      className="xl:hidden"
    >
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-16 z-menu max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-page shadow-raised"
      >
        <ul className="mx-auto max-w-content gap-x-8 px-4 py-3 md:px-6 tablet:grid tablet:grid-cols-2">
          {entries.map((entry) => (
            <li key={entry.href} className="border-line border-b last:border-0">
              <LocalLink href={entry.href} className="flex min-h-12 items-center font-medium hover:text-phprimary">
                {entry.label}
              </LocalLink>
            </li>
          ))}
          <li>{children}</li>
        </ul>
      </nav>
    </Disclosure>
  );
}
