import { SEARCH_CACHE_CONTROL } from '@/lib/config/constants';
import { contentStatus } from '@/lib/content/store.server';
import { refusal } from '@/lib/http/refusal';
import type { SitemapPart } from '@/lib/seo/sitemap-parts';
import { siteParts } from './sitemap-parts';

/** Until the content's source is asked again, about. */
const RETRY_SECONDS = '60';

const LISTED = ['listings', 'contents', 'team_contents', 'works'] as const;

/**
 * What one of the sitemap's addresses answers, of all its parts; null for an address that there is none of. While the
 * content has never been loaded there is no answer: pages that a sitemap no longer names may be taken for gone.
 */
export async function sitemapAnswer(
  bodyOf: (parts: readonly SitemapPart[]) => ReadableStream<Uint8Array> | string | null,
): Promise<Response> {
  const parts = await siteParts();
  const { missing } = await contentStatus();
  if (LISTED.some((name) => missing.includes(name))) return refusal(503, { 'Retry-After': RETRY_SECONDS });
  const body = bodyOf(parts);
  if (body === null) return refusal(404);
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, ${SEARCH_CACHE_CONTROL}` },
  });
}
