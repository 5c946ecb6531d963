import { createHash } from 'node:crypto';
import type { RenderedPage } from './rendered-page';

/** The head of a page in its data: its two parts have a React key that begins with 21 random characters. */
const HEAD_KEYS = /"([\w-]{21})v",\{[^{}]*\}\],\["\$","\$L\w+","\1m"/;

/**
 * Replaces the random React key of the head in a page's data with a hash of the rest. With Next's key, which is new for each
 * render, two servers would send different bytes for the same page. React still gets another key for another answer.
 */
export function withHeadKey(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/x-component')) return page;
  // As bytes: both keys are ASCII and have the same length.
  const data = page.body.toString('latin1');
  const [, random] = HEAD_KEYS.exec(data) ?? [];
  if (random === undefined) return page;
  const parts = data.split(random);
  const key = createHash('sha256').update(parts.join(''), 'latin1').digest('base64url').slice(0, random.length);
  return { ...page, body: Buffer.from(parts.join(key), 'latin1') };
}
