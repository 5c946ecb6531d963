'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { isSavingData } from '@/lib/http/network-information';
import { localizedPath } from '@/lib/i18n/paths';
import { isGuarded } from '../build/navigation-guard';
import { useSite } from './site-context';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'onNavigate'> & { href: string };

/** A link to a page of this site. `href` is a path without locale. Prefetched if the connection allows it (U5). */
export function LocalLink({ href, prefetch, ...props }: Props) {
  const { locale, routing } = useSite();
  const target = localizedPath(locale, href, routing);
  const { replace = false, scroll = true } = props;
  return (
    <NextLink
      {...props}
      href={target}
      prefetch={isSavingData() ? false : prefetch}
      onNavigate={(event) => {
        if (isGuarded({ href: target, replace, scroll })) event.preventDefault();
      }}
    />
  );
}
