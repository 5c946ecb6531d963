import { pictureService } from '@/lib/media/picture-service.server';

export const dynamic = 'force-dynamic';

/** M1 in `next dev` and `next start`. In production, server/handler.ts handles these requests before Next.js. */
async function handle(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { status, headers, body } = await pictureService()({
    method: request.method,
    target: pathname + search,
    accept: request.headers.get('accept') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  return new Response(body && new Uint8Array(body), { status, headers });
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as PATCH, handle as POST, handle as PUT };
