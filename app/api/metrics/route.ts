import { siteMetrics } from '@/lib/build/site-metrics.server';
import { PROMETHEUS_TYPE, prometheusText } from '@/lib/http/prometheus-text';
import { methodNotAllowed } from '../method-not-allowed';

export const dynamic = 'force-dynamic';

/** For `next dev` and `next start`: our own server answers this before Next (server/operations.ts), with its own metrics. */
export async function GET(): Promise<Response> {
  return new Response(prometheusText(await siteMetrics()), {
    headers: { 'Content-Type': PROMETHEUS_TYPE, 'Cache-Control': 'no-store' },
  });
}

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
