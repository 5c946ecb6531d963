import { contactWidgets } from '@/lib/content/published.server';

export const dynamic = 'force-dynamic';

/** W5: the active contact widgets. W6: an empty, uncacheable list while they cannot be loaded. */
export async function GET(): Promise<Response> {
  const widgets = await contactWidgets();
  return Response.json(widgets ?? [], {
    headers: { 'Cache-Control': widgets === null ? 'no-store' : 's-maxage=600, stale-while-revalidate=86400' },
  });
}
