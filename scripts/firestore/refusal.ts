import type { z } from 'zod';

/** Codes of google.rpc.Code with the HTTP status that Google's servers give them. */
export const REFUSALS = {
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

/** A request that Firestore would refuse, with its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: keyof typeof REFUSALS,
    message: string,
  ) {
    super(message);
  }

  /** As Google's servers write it. */
  toJSON() {
    return { error: { code: REFUSALS[this.status].http, message: this.message, status: this.status } };
  }
}

/** Any fault as a refusal; what is not one of ours is our own mistake, and is told on the terminal. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal('INTERNAL', error instanceof Error ? error.message : String(error));
}

/**
 * Parses a request.
 * @throws Refusal (INVALID_ARGUMENT) with the first fault.
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, request: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(request);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new Refusal('INVALID_ARGUMENT', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not understood'}`);
}
