import { join } from 'node:path';
import { type Env, EnvError, env } from '../lib/config/env';
import { serviceAccount } from '../lib/content/service-account.server';
import { BucketFault, privateBucket } from '../lib/http/storage-bucket.server';
import { OutboxFolders } from '../lib/leads/outbox-folders.server';
import { terminalQuestion } from './content/confirm';
import { ContentToolError } from './content/content-tool-error';
import { databaseFault } from './content/database-fault';
import { TERMINAL } from './content/terminal';
import { type Arguments, parseArguments, USAGE } from './leads/arguments';
import { bucketPhotos } from './leads/bucket-photos';
import type { PhotoFile } from './leads/delivered-photos';
import { exportLeads } from './leads/export';
import { list } from './leads/list';
import { copyPhotos } from './leads/photos';
import { purge } from './leads/purge';
import { replay } from './leads/replay';

const FOLDERS = new OutboxFolders(join(process.env.DATA_DIR || '.data', 'leads'));

async function runPurge({ olderThan, yes }: Arguments): Promise<number> {
  if (olderThan === undefined) throw new ContentToolError(`purge needs --older-than\n${USAGE}`, 2);
  return purge(FOLDERS, olderThan, { yes, ask: terminalQuestion() }, TERMINAL);
}

async function fromFirestore(settings: Env, projectId: string, reference: string): Promise<readonly PhotoFile[]> {
  try {
    const firestore = await serviceAccount(settings);
    if (firestore === null) throw new Error('Could not load the default credentials');
    const { deliveredPhotos } = await import('./leads/delivered-photos');
    return await deliveredPhotos(firestore, reference).finally(() => firestore.terminate());
  } catch (error) {
    throw new ContentToolError(databaseFault(projectId, error), 1);
  }
}

/** The photos of a delivered enquiry, from the private bucket or else from Firestore. */
async function delivered(reference: string): Promise<readonly PhotoFile[]> {
  const settings = env();
  const bucket = await privateBucket(settings);
  const { FIREBASE_PROJECT_ID: projectId } = settings;
  const found = bucket === null ? [] : await bucketPhotos(bucket, reference);
  return found.length > 0 || projectId === undefined ? found : fromFirestore(settings, projectId, reference);
}

const areDelivered = Boolean(process.env.FIREBASE_PROJECT_ID || process.env.PRIVATE_BUCKET);

const COMMANDS = new Map<string, (given: Arguments) => Promise<number>>([
  ['list', ({ full }) => list(FOLDERS, full, TERMINAL)],
  ['export', ({ rest: [file], yes }) => exportLeads(FOLDERS, file, yes, TERMINAL)],
  ['photos', ({ rest }) => copyPhotos(FOLDERS, rest, areDelivered ? delivered : undefined, TERMINAL)],
  ['replay', ({ rest }) => replay(FOLDERS, rest, TERMINAL)],
  ['purge', runPurge],
]);

try {
  const given = parseArguments(process.argv.slice(2));
  const run = COMMANDS.get(given.command);
  if (run === undefined) throw new ContentToolError(USAGE, 2);
  process.exitCode = await run(given);
} catch (error) {
  const isKnown = error instanceof ContentToolError || error instanceof EnvError || error instanceof BucketFault;
  if (!isKnown) throw error;
  TERMINAL.printError(error.message);
  process.exitCode = error instanceof ContentToolError ? error.exitCode : 1;
}
