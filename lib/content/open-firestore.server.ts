import 'server-only';
import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';

export type FirestoreSettings = {
  readonly projectId: string;
  readonly apiKey?: string | undefined;
  readonly emulator?: string | undefined;
};

/** A project's Firestore with the rights of the public. */
export function openFirestore({ projectId, apiKey, emulator }: FirestoreSettings): lite.Firestore {
  // The caller logs what fails, in one line.
  lite.setLogLevel('silent');
  const firestore = lite.getFirestore(initializeApp({ projectId, apiKey }, `${projectId} at ${emulator}`));
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    lite.connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}
