import type { Lead } from './lead';
import type { KeptPhoto } from './lead-photo-files.server';

/** Reads an enquiry's photographs, for who takes them. */
type ReadPhotos = () => Promise<readonly KeptPhoto[]>;

/** Where enquiries are delivered to. The same one may come again under its id, after a crash or a lost answer. */
export type Target = {
  readonly name: string;
  /** Whether it has the photographs too once it has an enquiry; they are kept here no longer then. */
  readonly takesPhotos?: boolean;
  /** Resolves when the target has it for good; rejects within seconds with `Refused`, `TurnedAway` or, to be tried again, anything else. */
  readonly deliver: (lead: Lead, photos: ReadPhotos) => Promise<void>;
};

/** The target will never take this enquiry. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What stands before the target turned the delivery away, which says nothing about the enquiry: it is tried for a day. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
}
