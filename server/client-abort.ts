/** Error codes of a connection that the client closed. */
const CODES: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether an error only means that the client closed the connection or stopped waiting. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && CODES.has(error.code)));
