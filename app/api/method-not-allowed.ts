/** E3: a method that an address of the API does not have, answered in JSON; `allow` names those that it has. */
export function methodNotAllowed(allow: string): () => Response {
  return () =>
    Response.json(
      { statusCode: 405, statusMessage: 'Method Not Allowed', message: 'Method Not Allowed', data: {} },
      { status: 405, headers: { Allow: allow, 'Cache-Control': 'no-store' } },
    );
}
