import type { Lead } from './lead';
import type { StoredPhoto } from './lead-photo-files.server';

/** Reads an enquiry's photographs, for a target that takes them. */
type ReadPhotos = () => Promise<readonly StoredPhoto[]>;

/** A destination of enquiries. After a crash or a lost answer, an enquiry may be delivered again under the same id. */
export type Target = {
  readonly name: string;
  /** Whether the target stores the photographs too: the outbox removes them then. */
  readonly acceptsPhotos?: boolean;
  /** Why nothing can be delivered to the target until a person changes a setting. */
  readonly unusable?: string;
  /**
   * Resolves once the target has stored it: `known` if it had this very enquiry before.
   * @throws within seconds: `PermanentError`, `GatewayError` or any error to retry
   */
  readonly deliver: (lead: Lead, photos: ReadPhotos) => Promise<'new' | 'known'>;
  /** Whether the target has an enquiry under this id with one of these fingerprints. */
  readonly has?: (id: string, fingerprints: ReadonlySet<string>) => Promise<boolean>;
  /** Rejects while the target does not answer. */
  readonly probe?: () => Promise<void>;
};

/** The target will never take this enquiry. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

/** A gateway before the target turned the delivery away. That says nothing about the enquiry, so retries last a day. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}
