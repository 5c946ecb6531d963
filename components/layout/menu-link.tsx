'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/lib/i18n/paths';
import { LocalLink } from '../ui/local-link';

const sectionOf = (path: string) => path.split('/', 2).join('/');

/** An entry of the header's menu. The current section is marked in the browser, because cached pages have no path. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  const isCurrent = sectionOf(splitLocale(usePathname()).path) === sectionOf(href);
  return (
    <LocalLink
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className="flex min-h-11 items-center rounded-field px-3 font-medium text-[0.95rem] hover:bg-sunken hover:text-phprimary aria-[current]:text-phprimary aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
    >
      {children}
    </LocalLink>
  );
}
