import 'server-only';
import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { Bytes, DocumentReference, GeoPoint, Timestamp, VectorValue } from 'firebase/firestore/lite';
import { FIRESTORE } from '../config/constants';
import { errorText, log } from '../config/log';
import { withDeadline } from '../http/deadlines';
import { type CollectionName, publicStatuses } from './collections';
import type { LiveContent } from './live/live-content';
import { parseCollectionInSlices } from './parse-collection';
import { QUERY_MS, type Snapshots } from './snapshots';
import { type ContentSource, createReadCounter } from './source';

/** Documents per request. A page of 500 listings is about 1.5 MB, which loads within the request timeout. */
const PAGE = 500;

/** The security rules require the status in the query, and non-public documents never leave the database. */
function publicOnly(collection: CollectionName): lite.QueryConstraint[] {
  const statuses = publicStatuses(collection);
  if (statuses === null) return [];
  return [
    statuses.length === 1
      ? lite.where('record_status', '==', statuses[0])
      : lite.where('record_status', 'in', statuses),
  ];
}

type Settings = {
  readonly projectId: string;
  readonly apiKey?: string | undefined;
  readonly emulator?: string | undefined;
};

function openFirestore({ projectId, apiKey, emulator }: Settings): lite.Firestore {
  lite.setLogLevel('silent');
  const firestore = lite.getFirestore(initializeApp({ projectId, apiKey }, `${projectId} at ${emulator}`));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    lite.connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/** The public documents of a Firebase project, read by the web SDK with the rights of any browser. */
export function publicSource(settings: Settings): ContentSource {
  const firestore = openFirestore(settings);
  const reads = createReadCounter();
  async function* documents(collection: CollectionName): AsyncGenerator<unknown> {
    const order = lite.orderBy(lite.documentId());
    const everything = lite.query(lite.collection(firestore, collection), ...publicOnly(collection), order);
    let query = lite.query(everything, lite.limit(PAGE));
    for (;;) {
      const { docs } = await withDeadline(FIRESTORE.requestTimeoutMs, () => lite.getDocs(query));
      reads.add(Math.max(1, docs.length));
      for (const document of docs) yield { ...plainFields(document.data()), id: document.id };
      const last = docs.at(-1);
      if (last === undefined || docs.length < PAGE) return;
      query = lite.query(everything, lite.startAfter(last), lite.limit(PAGE));
    }
  }
  return { kind: 'firestore', reads, load: async (collection) => documents(collection) };
}

/** A one-time query (specification §7). If it fails or may have missed a change: the followed documents. */
export function oneTimeQueries(live: Pick<LiveContent, 'get'>, source: ContentSource): Snapshots['query'] {
  let isFailing = false;
  return async (name) => {
    const earlier = live.get(name);
    try {
      const queryOnce = await withDeadline(QUERY_MS, async () =>
        parseCollectionInSlices(name, await source.load(name), earlier ?? new Map()),
      );
      isFailing = false;
      const followed = live.get(name);
      return followed === undefined || followed === earlier ? queryOnce : followed;
    } catch (error) {
      const followed = live.get(name);
      if (followed === undefined) throw error;
      if (!isFailing) log('warn', 'one-time query failed', { collection: name, reason: errorText(error) });
      isFailing = true;
      return followed;
    }
  };
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof GeoPoint) return { lat: value.latitude, lng: value.longitude };
  if (value instanceof DocumentReference) return value.id;
  if (value instanceof Bytes) return null;
  if (value instanceof VectorValue) return value.toArray();
  return plainFields(value);
}

export const plainFields = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).map(([key, value]) => [key, plainValue(value)]));
