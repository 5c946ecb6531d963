import 'server-only';
import { FirebaseError } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { FIRESTORE } from '../config/constants';
import { type FirestoreSettings, openFirestore } from '../content/open-firestore.server';
import { withDeadline } from '../http/with-deadline';
import { isListingLead, type Lead, photoDigests } from './lead';
import { idOfContent } from './lead-id';
import type { KeptPhoto } from './lead-photo-files.server';
import { SUSPICIOUS_FROM } from './suspicion';
import { Refused, type Target } from './target';

/** Who reads the one need not wade through the other. */
function collectionOf(lead: Lead): string {
  if (lead.spam.score >= SUSPICIOUS_FROM) return 'suspicious_leads';
  return isListingLead(lead) ? 'listing_leads' : 'seller_leads';
}

function asFault(error: unknown): unknown {
  // The SDK's FirestoreError is no `instanceof` of itself: its base class gives it its own prototype.
  if (!(error instanceof FirebaseError)) return error;
  const text = `${error.code}: ${error.message}`;
  // Rules that are not deployed yet deny too: only what can never be a document is refused for good.
  return error.code === 'invalid-argument' ? new Refused(text, { cause: error }) : new Error(text, { cause: error });
}

const isDenied = (error: unknown) =>
  error instanceof Error && error.cause instanceof FirebaseError && error.cause.code === 'permission-denied';

/**
 * Enquiries as documents under their ids, photographs as documents below them: written once more, one is the same, which
 * firestore.rules allow. Under an id with other content, which another replica may have delivered or the visitor corrected,
 * they do not: it is written under an id made of its content then. Its field `id`, which the reference is of, stays.
 */
export function firestoreTarget(settings: FirestoreSettings, deadlineMs: number = FIRESTORE.requestTimeoutMs): Target {
  const firestore = openFirestore(settings);
  const write = (document: lite.DocumentReference, fields: lite.DocumentData) =>
    withDeadline(deadlineMs, () => lite.setDoc(document, fields)).catch((error: unknown) => {
      throw asFault(error);
    });
  const writeUnder = async (id: string, lead: Lead, photos: readonly KeptPhoto[]) => {
    const document = lite.doc(firestore, collectionOf(lead), id);
    // The enquiry comes last: whoever finds it finds its photographs too.
    for (const { number, digest, bytes } of photos) {
      const photo = { content_type: 'image/jpeg', bytes: lite.Bytes.fromUint8Array(bytes), digest };
      await write(lite.doc(document, 'photos', String(number)), photo);
    }
    await write(document, lead);
  };
  return {
    name: 'firestore',
    takesPhotos: true,
    async deliver(lead, photos) {
      const files = photoDigests(lead).length === 0 ? [] : await photos();
      try {
        await writeUnder(lead.id, lead, files);
      } catch (error) {
        if (!isDenied(error)) throw error;
        // Where the rules are not deployed, this is denied as well.
        await writeUnder(idOfContent({ lead: JSON.stringify(lead) }, ''), lead, files);
      }
    },
  };
}
