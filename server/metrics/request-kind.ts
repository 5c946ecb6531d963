import type { IncomingMessage } from 'node:http';

/** What was asked for, as the figures tell it apart. */
export const KINDS = ['page', 'data', 'static', 'picture', 'api', 'form', 'redirect', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Told by the address alone, in a hundred nanoseconds: also of what never came to the part that would answer it. */
export function requestKind({ url = '', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): Kind {
  if (url.startsWith('/_next/')) return 'static';
  if (url.startsWith('/_ipx/') || url.startsWith('/cards/')) return 'picture';
  if (url.startsWith('/api/')) return method === 'POST' && url.startsWith('/api/seller-leads') ? 'form' : 'api';
  if (!isRead(method)) return 'other';
  const query = url.indexOf('?');
  const end = query < 0 ? url.length : query;
  // Files of `public/` and what the browser itself asks for: robots.txt, favicon.ico.
  if (url.lastIndexOf('.', end) > url.lastIndexOf('/', end)) return 'other';
  return headers.rsc === undefined ? 'page' : 'data';
}

/** A page or its data that turned out to stand elsewhere. */
export const answeredKind = (kind: Kind, status: number): Kind =>
  status >= 300 && status < 400 && status !== 304 && (kind === 'page' || kind === 'data') ? 'redirect' : kind;
