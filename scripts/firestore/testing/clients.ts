import { Firestore as AdminFirestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { type LocalFirestore, PROJECT } from '../start';

// The SDK prints each error in addition to throwing it.
setLogLevel('silent');

let opened = 0;

/** Opens the web SDK's lite client for a local Firestore. The owner bypasses the rules; the public does not. */
export function openLite(
  server: LocalFirestore,
  who: 'owner' | 'public',
): { db: Firestore; close: () => Promise<void> } {
  opened += 1;
  const app = initializeApp({ projectId: PROJECT }, `${who} ${opened}`);
  const db = getFirestore(app);
  const port = Number(server.host.split(':')[1]);
  connectFirestoreEmulator(db, 'localhost', port, who === 'owner' ? { mockUserToken: 'owner' } : {});
  return { db, close: () => deleteApp(app) };
}

/** Opens Google's server SDK, which uses gRPC. Without TLS, it sends the credentials of the owner. */
export function openAdmin({ host }: { readonly host: string }): AdminFirestore {
  // Otherwise the client looks for the metadata server of Google Cloud.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return new AdminFirestore({ projectId: PROJECT, host, ssl: false });
}
