import { notFoundError } from '@/lib/navigation/addresses';

export const dynamic = 'force-dynamic';

/** E3: a JSON 404 for unknown API paths, with any method. */
function handle(request: Request): Response {
  const error = notFoundError(new URL(request.url).pathname);
  return Response.json(error, { status: error.statusCode, headers: { 'Cache-Control': 'no-store' } });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
