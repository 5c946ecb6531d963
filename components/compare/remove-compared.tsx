'use client';

import type { MouseEvent, ReactNode } from 'react';
import { comparedIds } from '../saved/home-lists';
import { LocalLink } from '../ui/local-link';
import { isPlainPress } from '../ui/plain-press';

type Props = { id: string; href: string; label: string; className: string; children: ReactNode };

/**
 * A link to the comparison without one home; the choice on this device lets go of it as well. Its column goes with it: the
 * same link of the next one has the focus then, and after the last one the page.
 */
export function RemoveCompared({ id, href, label, className, children }: Props) {
  const remove = (event: MouseEvent<HTMLAnchorElement>) => {
    // Another tab shows the comparison without it; here nothing was taken out.
    if (!isPlainPress(event)) return;
    const { currentTarget } = event;
    const links = [...(currentTarget.closest('tr')?.querySelectorAll<HTMLElement>('a[data-removes]') ?? [])];
    const at = links.indexOf(currentTarget);
    (links[at + 1] ?? links[at - 1] ?? document.getElementById('content'))?.focus({ preventScroll: true });
    comparedIds.remove([id]);
  };
  return (
    <LocalLink
      href={href}
      aria-label={label}
      replace
      prefetch={false}
      scroll={false}
      data-removes=""
      onClick={remove}
      className={className}
    >
      {children}
    </LocalLink>
  );
}
