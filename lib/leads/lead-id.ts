import { createHash } from 'node:crypto';

/** Where the name may be chosen by the application (RFC 9562 §5.8). */
const VERSION = '8';
const VARIANTS = '89ab';

/**
 * The id of an enquiry that came without one, because its form ran without scripts: made from what was sent, so that a
 * second press of the button sends the same enquiry, and from the day, so that the same words a week later are another
 * one. A UUID of version 8.
 */
export function idOfContent(values: Readonly<Record<string, string>>, day: string): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const hex = createHash('sha256')
    .update(JSON.stringify([day, ...sorted]))
    .digest('hex');
  const variant = VARIANTS[Number.parseInt(hex[16] ?? '0', 16) % VARIANTS.length];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    VERSION + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
