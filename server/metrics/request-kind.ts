import type { IncomingMessage } from 'node:http';
import { addressOf, isApi } from '../../lib/navigation/addresses';

/** The kinds of requests in the metrics. */
export const KINDS = ['page', 'data', 'static', 'picture', 'api', 'form', 'redirect', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** The kind of a request by its address alone, so that refused requests have one, too. */
export function requestKind({ url = '', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): Kind {
  const { kind } = addressOf(url);
  if (kind === 'static' || kind === 'picture') return kind;
  if (kind === 'form' && method === 'POST') return 'form';
  if (isApi(url)) return 'api';
  if (kind !== 'page' || !isRead(method)) return 'other';
  return headers.rsc === undefined ? 'page' : 'data';
}

/** Redirects of pages and their data are a separate kind. */
export const responseKind = (kind: Kind, status: number): Kind =>
  status >= 300 && status < 400 && status !== 304 && (kind === 'page' || kind === 'data') ? 'redirect' : kind;
