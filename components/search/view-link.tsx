'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { useNavigateTo } from '../layout/use-navigate-to';
import { LocalLink } from '../ui/local-link';
import { withUnsent } from './form-query';

type Props = Omit<ComponentProps<typeof LocalLink>, 'onClick' | 'prefetch'>;

/** A link to the same search in another view. It includes filter changes that have not been submitted. */
export function ViewLink({ scroll = true, ...link }: Props) {
  const navigateTo = useNavigateTo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = event.currentTarget;
    if (!navigator.onLine) return event.preventDefault();
    const query = withUnsent(search);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || query === search) return;
    event.preventDefault();
    navigateTo(pathname + query + hash, { scroll });
  };
  return <LocalLink {...link} scroll={scroll} prefetch={false} onClick={follow} />;
}
