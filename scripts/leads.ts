import { join } from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import { type Env, EnvError, env } from '../lib/config/env';
import { serviceAccount } from '../lib/content/service-account.server';
import { BucketFault, privateBucket } from '../lib/http/storage-bucket.server';
import { OutboxFolders } from '../lib/leads/outbox-folders.server';
import { ContentToolError, databaseFault } from './content/faults';
import { TERMINAL, terminalQuestion } from './content/terminal';
import { type Arguments, parseArguments, USAGE } from './leads/arguments';
import { exportLeads } from './leads/export';
import { list, purge, replay } from './leads/outbox';
import { bucketPhotos, copyPhotos, deliveredPhotos, type PhotoFile } from './leads/photos';
import { status } from './leads/status';

const FOLDERS = new OutboxFolders(join(process.env.DATA_DIR || '.data', 'leads'));

async function runPurge({ olderThan, yes }: Arguments): Promise<number> {
  if (olderThan === undefined) throw new ContentToolError(`purge needs --older-than\n${USAGE}`, 2);
  return purge(FOLDERS, olderThan, { yes, ask: terminalQuestion() }, TERMINAL);
}

async function inFirestore<Result>(
  settings: Env,
  projectId: string,
  run: (firestore: Firestore) => Promise<Result>,
): Promise<Result> {
  try {
    const firestore = await serviceAccount(settings);
    if (firestore === null) throw new Error('Could not load the default credentials');
    return await run(firestore).finally(() => firestore.terminate());
  } catch (error) {
    if (error instanceof ContentToolError) throw error;
    throw new ContentToolError(databaseFault(projectId, error), 1);
  }
}

function runStatus({ rest }: Arguments): Promise<number> {
  const settings = env();
  const { FIREBASE_PROJECT_ID: projectId } = settings;
  if (projectId === undefined) return status(FOLDERS, null, rest, TERMINAL);
  return inFirestore(settings, projectId, (firestore) => status(FOLDERS, firestore, rest, TERMINAL));
}

async function delivered(reference: string): Promise<readonly PhotoFile[]> {
  const settings = env();
  const bucket = await privateBucket(settings);
  const { FIREBASE_PROJECT_ID: projectId } = settings;
  const found = bucket === null ? [] : await bucketPhotos(bucket, reference);
  if (found.length > 0 || projectId === undefined) return found;
  return inFirestore(settings, projectId, (firestore) => deliveredPhotos(firestore, reference));
}

const areDelivered = Boolean(process.env.FIREBASE_PROJECT_ID || process.env.PRIVATE_BUCKET);

const COMMANDS = new Map<string, (given: Arguments) => Promise<number>>([
  ['list', ({ full }) => list(FOLDERS, full, TERMINAL)],
  ['export', ({ rest: [file], yes }) => exportLeads(FOLDERS, file, yes, TERMINAL)],
  ['photos', ({ rest }) => copyPhotos(FOLDERS, rest, areDelivered ? delivered : undefined, TERMINAL)],
  ['replay', ({ rest }) => replay(FOLDERS, rest, TERMINAL)],
  ['status', runStatus],
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
