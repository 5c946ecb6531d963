import type { z } from 'zod';

/** The codes of google.rpc.Code, with the HTTP statuses that Google's servers use for them. */
export const RPC_CODES = {
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

/** An error response of Firestore, with a status code of google.rpc.Code. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  constructor(
    readonly status: keyof typeof RPC_CODES,
    message: string,
  ) {
    super(message);
  }

  /** The format of Google's servers. */
  toJSON() {
    return { error: { code: RPC_CODES[this.status].http, message: this.message, status: this.status } };
  }
}

/** Converts any error to an `RpcError`. Any other error is a bug of this server: it is logged and becomes INTERNAL. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error(error);
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}

/**
 * Parses a request.
 * @throws RpcError (INVALID_ARGUMENT) with the first error.
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, request: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(request);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new RpcError('INVALID_ARGUMENT', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is invalid'}`);
}
