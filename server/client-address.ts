import type { IncomingMessage } from 'node:http';

type Request = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * The network address of who asks: the other end of the connection, or with so many proxies of ours before us the one
 * that the outermost of them saw. What stands further left in X-Forwarded-For the visitor may have written.
 */
export function clientAddress({ headers, socket }: Request, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const seen = proxies === 0 ? undefined : forwarded.at(-proxies);
  return (seen ?? socket.remoteAddress ?? 'unknown').slice(0, 45);
}
