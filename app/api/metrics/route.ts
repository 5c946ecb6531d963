import { siteMetrics } from '@/lib/build/site-metrics.server';
import { PROMETHEUS_TYPE, prometheusText } from '@/lib/http/prometheus-text';

export const dynamic = 'force-dynamic';

/**
 * For `next dev` and `next start`. Our own server handles this before Next.js (server/operations.ts), with additional
 * metrics.
 */
export async function GET(): Promise<Response> {
  return new Response(prometheusText(await siteMetrics()), {
    headers: { 'Content-Type': PROMETHEUS_TYPE, 'Cache-Control': 'no-store' },
  });
}
