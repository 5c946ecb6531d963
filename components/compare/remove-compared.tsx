'use client';

import type { ReactNode } from 'react';
import { comparedIds } from '../saved/home-lists';
import { LocalLink } from '../ui/local-link';

type Props = { id: string; href: string; label: string; className: string; children: ReactNode };

/** A link to the comparison without one home; the choice on this device lets go of it as well. */
export function RemoveCompared({ id, href, label, className, children }: Props) {
  return (
    <LocalLink
      href={href}
      aria-label={label}
      replace
      prefetch={false}
      scroll={false}
      onClick={() => comparedIds.remove([id])}
      className={className}
    >
      {children}
    </LocalLink>
  );
}
