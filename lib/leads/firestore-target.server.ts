import 'server-only';
import type { DocumentData, DocumentReference, Firestore } from '@google-cloud/firestore';
import { FIRESTORE } from '../config/constants';
import { errorText } from '../config/log';
import { withDeadline } from '../http/deadlines';
import { idOfContent, isListingLead, isSellerLead, type Lead, leadFingerprint, photoDigests } from './lead';
import type { StoredPhoto } from './outbox-folders.server';
import { SUSPICIOUS_FROM } from './spam-score';
import { leadProgress } from './stored-lead';
import { type FollowUp, PermanentError, type Target } from './target';

const SUSPICIOUS = 'suspicious_leads';
const EXPECTED = ['seller_leads', 'listing_leads', 'search_leads'] as const;
const COLLECTIONS = [...EXPECTED, SUSPICIOUS] as const;
const PROGRESS = Object.keys(leadProgress.shape);

const INVALID_ARGUMENT = 3;
const ALREADY_EXISTS = 6;

/** Suspicious enquiries have a separate collection, so that staff do not read them with the others. */
function collectionOf(lead: Lead): (typeof COLLECTIONS)[number] {
  if (lead.spam.score >= SUSPICIOUS_FROM) return SUSPICIOUS;
  if (isSellerLead(lead)) return 'seller_leads';
  return isListingLead(lead) ? 'listing_leads' : 'search_leads';
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** An operator can grant missing rights later, so only an invalid document is refused for good. */
const toPermanentError = (error: unknown) =>
  codeOf(error) === INVALID_ARGUMENT ? new PermanentError(errorText(error), { cause: error }) : error;

/** A corrected enquiry is another document with the same field, and staff may write into either. */
async function documentsOf(firestore: Firestore, id: string) {
  const queries = COLLECTIONS.map((collection) => firestore.collection(collection).where('id', '==', id).get());
  return (await Promise.all(queries)).flatMap(({ docs }) => docs);
}

type Call = <Result>(run: () => Promise<Result>) => Promise<Result>;

function followUpIn(firestore: Firestore, call: Call): FollowUp {
  const find = (id: string) => call(() => documentsOf(firestore, id));
  return {
    async answer(id, day) {
      const documents = await find(id);
      for (const document of documents)
        if (document.get('answered_on') === undefined) await call(() => document.ref.update({ answered_on: day }));
      return documents.length > 0;
    },
    async received(from, to) {
      const [first, last] = [from, to].map((time) => new Date(time).toISOString());
      const found = await call(() =>
        Promise.all(
          EXPECTED.map((name) => firestore.collection(name).orderBy('created_at').startAfter(first).endAt(last).get()),
        ),
      );
      return found.flatMap(({ docs }) => docs.map((document) => String(document.get('id'))));
    },
    async claimReminder(id, at) {
      const documents = await find(id);
      if (documents.length === 0) return null;
      const isDone = documents.some(
        (document) =>
          document.ref.parent.id === SUSPICIOUS ||
          [...PROGRESS, 'reminded_at'].some((field) => document.get(field) !== undefined),
      );
      if (isDone) return false;
      // Fails for all but one of the replicas that have read the same documents.
      const batch = firestore.batch();
      for (const { ref, updateTime } of documents)
        batch.update(ref, { reminded_at: at }, { lastUpdateTime: updateTime });
      await call(() => batch.commit());
      return true;
    },
    async releaseReminder(id) {
      // Loaded on demand: server/ is bundled, and would load the client at each start (half a second) without it.
      const { FieldValue } = await import('@google-cloud/firestore');
      for (const { ref } of await find(id)) await call(() => ref.update({ reminded_at: FieldValue.delete() }));
    },
  };
}

/** Stores enquiries under their ids. Other content with a known id, a correction, gets a new id made of its content. */
export function firestoreTarget(firestore: Firestore, deadlineMs: number = FIRESTORE.requestTimeoutMs): Target {
  const call: Call = (run) =>
    withDeadline(deadlineMs, run).catch((error: unknown) => {
      throw toPermanentError(error);
    });

  async function create(
    document: DocumentReference,
    fields: DocumentData,
    isSame: (stored: DocumentData) => boolean,
  ): Promise<'new' | 'known' | 'different'> {
    try {
      await call(() => document.create(fields));
      return 'new';
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error;
    }
    const stored = (await call(() => document.get())).data();
    return stored !== undefined && isSame(stored) ? 'known' : 'different';
  }

  async function createWithId(id: string, lead: Lead, photos: readonly StoredPhoto[]) {
    const document = firestore.collection(collectionOf(lead)).doc(id);
    // The photographs come first, so that staff find them with the enquiry.
    for (const { number, digest, bytes } of photos) {
      const photo = { content_type: 'image/jpeg', bytes, digest };
      const reference = document.collection('photos').doc(String(number));
      if ((await create(reference, photo, (stored) => stored.digest === digest)) === 'different') return 'different';
    }
    const fingerprint = leadFingerprint(lead);
    return create(document, lead, (stored) => leadFingerprint(stored) === fingerprint);
  }

  return {
    name: 'firestore',
    acceptsPhotos: true,
    async deliver(lead, photos) {
      const files = photoDigests(lead).length === 0 ? [] : await photos();
      const result = await createWithId(lead.id, lead, files);
      if (result !== 'different') return result;
      const content = { id: lead.id, fingerprint: leadFingerprint(lead) };
      // A different document means that staff have edited it.
      return (await createWithId(idOfContent(content, ''), lead, files)) === 'new' ? 'new' : 'known';
    },
    async has(id, fingerprints) {
      const references = COLLECTIONS.map((collection) => firestore.collection(collection).doc(id));
      const documents = await call(() => firestore.getAll(...references));
      return documents.some((document) => document.exists && fingerprints.has(leadFingerprint(document.data() ?? {})));
    },
    async find(id) {
      const found = await call(() => documentsOf(firestore, id));
      return found.length === 0 ? null : Object.assign({}, ...found.map((document) => document.data()));
    },
    followUp: followUpIn(firestore, call),
    async probe() {
      await call(() => firestore.doc('seller_leads/probe').get());
    },
  };
}
