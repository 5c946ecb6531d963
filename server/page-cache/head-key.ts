import { createHash } from 'node:crypto';
import type { RenderedPage } from './rendered-page';

/** The head of a page in its data: its two parts have a React key that begins with 21 random characters. */
const HEAD_KEYS = /"([\w-]{21})v",\{[^{}]*\}\],\["\$","\$L\w+","\1m"/;

/**
 * Data whose key of the head is a hash of the rest: Next makes up another for each request that it renders, and two
 * servers would send different bytes. To React it says what it said: another key for another answer, one for the same.
 */
export function withHeadKey(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/x-component')) return page;
  // As bytes: the key is ASCII, and the new one is as long.
  const data = page.body.toString('latin1');
  const [, random] = HEAD_KEYS.exec(data) ?? [];
  if (random === undefined) return page;
  const parts = data.split(random);
  const key = createHash('sha256').update(parts.join(''), 'latin1').digest('base64url').slice(0, random.length);
  return { ...page, body: Buffer.from(parts.join(key), 'latin1') };
}
