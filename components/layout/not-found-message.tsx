'use client';

import { usePathname } from 'next/navigation';
import { notFoundError } from '@/lib/navigation/not-found';

/** N3: the message with the path, which a not-found page only learns from the address. */
export function NotFoundMessage() {
  return notFoundError(usePathname()).message;
}
