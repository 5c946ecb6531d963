import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '@/lib/config/log';
import { readPolicyReport } from '@/lib/http/policy-report';
import { boundedBody, refusal } from '@/lib/http/requests';

export const dynamic = 'force-dynamic';

const MAX_BYTES = 16 * 1024;

/** Limits the lines in the log, because a browser extension of one visitor may violate the policy on every page. */
const lines = new RateLimiterMemory({ points: 20, duration: 60 });

const mayLog = () =>
  lines.consume('all').then(
    () => true,
    () => false,
  );

/** Receives reports of policy violations from browsers, and logs some of them. */
export async function POST(request: Request): Promise<Response> {
  // An aborted request is not an error of the server.
  const body = await boundedBody(request, MAX_BYTES).catch(() => Buffer.alloc(0));
  if (body === null) return refusal(413);
  const violation = readPolicyReport(body.toString());
  if (violation === null) return refusal(400);
  if (await mayLog()) log('warn', 'policy violated', violation);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
