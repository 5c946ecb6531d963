import type { Lead } from './lead';
import type { KeptPhoto } from './lead-photo-files.server';

/** Reads an enquiry's photographs, for who takes them. */
type ReadPhotos = () => Promise<readonly KeptPhoto[]>;

/** Where enquiries are delivered to. The same one may come again under its id, after a crash or a lost answer. */
export type Target = {
  readonly name: string;
  /** Whether it has the photographs too once it has an enquiry; they are kept here no longer then. */
  readonly takesPhotos?: boolean;
  /** Resolves once the target has stored it. Rejects within seconds: `Refused`, `TurnedAway` or any error to retry. */
  readonly deliver: (lead: Lead, photos: ReadPhotos) => Promise<void>;
};

/** The target will never take this enquiry. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** A gateway before the target turned the delivery away. That says nothing about the enquiry, so retries last a day. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
}
