import 'server-only';
import { FirebaseError } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import type { CollectionName } from './collections';
import { isoStamp } from './live/changed-since';
import { type Connection, Refusal, TooMuch } from './live/connection';
import type { IdRange } from './live/differing-ranges';
import { plainFields } from './live/plain-value';
import type { ReadCounter } from './live/read-counter';
import { type FirestoreSettings, openFirestore } from './open-firestore.server';
import { publicStatuses } from './public-statuses';
import type { LiveSource, RawDocument } from './source';

/** Documents of one request: a page of homes is then some 1.5 MB, which fits the time that a request has. */
const PAGE = 500;

/** Documents that one billed read of a count covers. */
const COUNTED_BY_ONE_READ = 1_000;

/** Codes that say no for good: of all others the source is thought to be lost. */
const REFUSALS: readonly string[] = [
  'permission-denied',
  'unauthenticated',
  'not-found',
  'invalid-argument',
  'failed-precondition',
  'unimplemented',
];

function asFault(error: unknown): unknown {
  // The SDK's FirestoreError is no `instanceof` of itself: its base class gives it its own prototype.
  if (!(error instanceof FirebaseError)) return error;
  const text = `${error.code}: ${error.message}`;
  if (error.code === 'resource-exhausted') return new TooMuch(text, { cause: error });
  return REFUSALS.includes(error.code) ? new Refusal(text, { cause: error }) : error;
}

function inRange({ from, to }: IdRange): lite.QueryConstraint[] {
  return [
    ...(from === undefined ? [] : [lite.where(lite.documentId(), '>=', from)]),
    ...(to === undefined ? [] : [lite.where(lite.documentId(), '<', to)]),
  ];
}

/** The status is in the query itself: what may not be public never leaves the database (W2 for the contact widget). */
function publicOnly(collection: CollectionName): lite.QueryConstraint[] {
  const statuses = publicStatuses(collection);
  if (statuses === null) return [];
  return [
    statuses.length === 1
      ? lite.where('record_status', '==', statuses[0])
      : lite.where('record_status', 'in', statuses),
  ];
}

const toRaw = (document: lite.QueryDocumentSnapshot): RawDocument => ({
  ...plainFields(document.data()),
  id: document.id,
});

/** Cloud Firestore as a source: one request a page, no stream and no cache that would show an outage as emptiness. */
export function firestoreSource(settings: FirestoreSettings, connection: Connection, reads: ReadCounter): LiveSource {
  const firestore = openFirestore('content', settings);

  const ask = <Answer>(run: () => Promise<Answer>) =>
    connection.ask(() =>
      run().catch((error: unknown) => {
        throw asFault(error);
      }),
    );

  async function* paged(
    collection: CollectionName,
    constraints: readonly lite.QueryConstraint[],
  ): AsyncGenerator<readonly RawDocument[]> {
    const everything = lite.query(lite.collection(firestore, collection), ...publicOnly(collection), ...constraints);
    let query = lite.query(everything, lite.limit(PAGE));
    for (;;) {
      const { docs } = await ask(() => lite.getDocs(query));
      reads.add(Math.max(1, docs.length));
      yield docs.map(toRaw);
      const last = docs.at(-1);
      if (last === undefined || docs.length < PAGE) return;
      query = lite.query(everything, lite.startAfter(last), lite.limit(PAGE));
    }
  }

  return {
    pages: (collection, range = {}) => paged(collection, [...inRange(range), lite.orderBy(lite.documentId())]),
    async *changes(collection, since) {
      // In the console a stamp is easily a timestamp, in a sheet it is text: each is compared with its own kind alone.
      for (const stamp of [isoStamp(since), lite.Timestamp.fromMillis(since + 1)]) {
        yield* paged(collection, [
          lite.where('updated_at', '>', stamp),
          lite.orderBy('updated_at'),
          lite.orderBy(lite.documentId()),
        ]);
      }
    },
    async count(collection, range = {}) {
      const query = lite.query(lite.collection(firestore, collection), ...publicOnly(collection), ...inRange(range));
      const { count } = (await ask(() => lite.getCount(query))).data();
      reads.add(Math.max(1, Math.ceil(count / COUNTED_BY_ONE_READ)));
      return count;
    },
  };
}
