import { Firestore as AdminFirestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { type LocalFirestore, PROJECT } from './start';

// The SDK prints each refusal beside throwing it.
setLogLevel('silent');

let opened = 0;

/** The official SDK on a local Firestore: as staff, past the rules, or as anybody. */
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

/** Google's server SDK, which speaks gRPC and is staff wherever it has no certificate to check. */
export function openAdmin({ host }: { readonly host: string }): AdminFirestore {
  // Else it looks for a machine of Google's around this one.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return new AdminFirestore({ projectId: PROJECT, host, ssl: false });
}
