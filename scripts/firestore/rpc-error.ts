import type { z } from 'zod';

/** Codes of google.rpc.Code with the HTTP status that Google's servers give them. */
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

/** An error with a status code of google.rpc.Code, as Firestore answers. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  constructor(
    readonly status: keyof typeof RPC_CODES,
    message: string,
  ) {
    super(message);
  }

  /** As Google's servers write it. */
  toJSON() {
    return { error: { code: RPC_CODES[this.status].http, message: this.message, status: this.status } };
  }
}

/** Any error as an `RpcError`. Any other error is a bug of this server and is logged as INTERNAL. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error(error);
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}

/**
 * Parses a request.
 * @throws RpcError (INVALID_ARGUMENT) with the first fault.
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, request: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(request);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new RpcError('INVALID_ARGUMENT', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not understood'}`);
}
