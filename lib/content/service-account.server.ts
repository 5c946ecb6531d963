import 'server-only';
import type { Firestore } from '@google-cloud/firestore';
import { type Env, EnvError } from '../config/env';
import { errorText } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { googleAuth } from '../http/storage-bucket.server';

export const serviceAccounts = processSingleton('service-accounts', () => new Map<string, Promise<Firestore | null>>());

/** Whether Google credentials exist: a key file, gcloud's file, or a Google host. Makes no network request. */
async function hasCredentials(projectId: string): Promise<boolean> {
  const auth = await googleAuth(projectId, 'https://www.googleapis.com/auth/datastore');
  try {
    await auth.getApplicationDefault();
    return true;
  } catch (error) {
    // Do not log the parser's message: it quotes the file, which may be a key.
    const reason = error instanceof SyntaxError ? 'the file is no JSON' : (errorText(error).split('\n')[0] ?? '');
    if (reason.startsWith('Could not load the default credentials')) return false;
    throw new EnvError(`Google's application default credentials cannot be used: ${reason}`);
  }
}

async function open(projectId: string, settings: Env): Promise<Firestore | null> {
  const { FIREBASE_API_KEY, FIRESTORE_EMULATOR_HOST: host, GOOGLE_APPLICATION_CREDENTIALS } = settings;
  const isPublic = FIREBASE_API_KEY !== undefined && GOOGLE_APPLICATION_CREDENTIALS === undefined;
  const isGranted = host === undefined ? await hasCredentials(projectId) : !isPublic;
  if (!isGranted) return null;
  // Loaded on demand, because the client takes half a second to load.
  const { Firestore } = await import('@google-cloud/firestore');
  if (host === undefined) return new Firestore({ projectId });
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  return new Firestore({ projectId, host, ssl: false });
}

/** Null without a project or credentials, or for an emulator with FIREBASE_API_KEY alone (public). @throws EnvError */
export function serviceAccount(settings: Env): Promise<Firestore | null> {
  const { FIREBASE_PROJECT_ID: projectId, FIRESTORE_EMULATOR_HOST: host } = settings;
  if (projectId === undefined) return Promise.resolve(null);
  const clients = serviceAccounts.get();
  const key = `${projectId} at ${host}`;
  const client = clients.get(key) ?? open(projectId, settings);
  clients.set(key, client);
  return client;
}
