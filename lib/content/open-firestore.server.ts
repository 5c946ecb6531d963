import 'server-only';
import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';

export type FirestoreSettings = { readonly projectId: string; readonly apiKey?: string; readonly emulator?: string };

/** A project's Firestore as the public has it, for one purpose: `content` or `leads`. */
export function openFirestore(purpose: string, { projectId, apiKey, emulator }: FirestoreSettings): lite.Firestore {
  // What fails is said by who asked, in one line.
  lite.setLogLevel('silent');
  const firestore = lite.getFirestore(
    initializeApp({ projectId, apiKey }, `${purpose} of ${projectId} at ${emulator}`),
  );
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    lite.connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}
