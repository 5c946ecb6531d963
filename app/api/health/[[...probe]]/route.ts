import { healthAnswer } from '@/lib/build/health-answer.server';
import { notFoundError } from '@/lib/navigation/not-found';

export const dynamic = 'force-dynamic';

/**
 * For `next dev` and `next start`. Our own server handles this before Next.js (server/operations.ts), and knows when it
 * is draining.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = await healthAnswer(pathname, false);
  const { status, body } = answer ?? { status: 404, body: notFoundError(pathname) };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
