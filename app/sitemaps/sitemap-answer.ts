import { SEARCH_CACHE_CONTROL } from '@/lib/config/constants';
import { refusal } from '@/lib/http/refusal';
import type { SitemapPart } from '@/lib/seo/sitemap-parts';
import { contentMissing } from '../content-missing';
import { siteParts } from './sitemap-parts';

/** The response for a sitemap URL. `bodyOf` creates its body from all parts, and returns null for an unknown URL. */
export async function sitemapAnswer(
  bodyOf: (parts: readonly SitemapPart[]) => ReadableStream<Uint8Array> | string | null,
): Promise<Response> {
  const parts = await siteParts();
  const missing = await contentMissing('listings', 'contents', 'team_contents', 'works');
  if (missing !== null) return missing;
  const body = bodyOf(parts);
  if (body === null) return refusal(404);
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, ${SEARCH_CACHE_CONTROL}` },
  });
}
