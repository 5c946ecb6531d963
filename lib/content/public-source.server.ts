import 'server-only';
import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { FIRESTORE } from '../config/constants';
import { withDeadline } from '../http/with-deadline';
import type { CollectionName } from './collections';
import { publicStatuses } from './public-statuses';
import { createReadCounter } from './read-counter';
import type { ContentSource } from './source';
import { plainFields } from './web-sdk-value';

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
  // The caller logs failures in one line.
  lite.setLogLevel('silent');
  const firestore = lite.getFirestore(initializeApp({ projectId, apiKey }, `${projectId} at ${emulator}`));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    lite.connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

/**
 * The public documents of a Firebase project, read with one-time queries of the web SDK, with the rights of any
 * browser.
 */
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
