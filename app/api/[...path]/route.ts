import { notFoundError } from '@/lib/navigation/not-found';

export const dynamic = 'force-dynamic';

/** E3: a JSON 404 for unknown API paths, with any method. */
function answer(request: Request): Response {
  const error = notFoundError(new URL(request.url).pathname);
  return Response.json(error, { status: error.statusCode, headers: { 'Cache-Control': 'no-store' } });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
