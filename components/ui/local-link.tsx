'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/paths';
import { useSite } from './site-context';

/** A link to a page of this site: `href` is a path without locale. Prefetched when seen (U5). */
export function LocalLink({ href, ...props }: Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string }) {
  const { locale, routing } = useSite();
  return <NextLink href={localizedPath(locale, href, routing)} {...props} />;
}
