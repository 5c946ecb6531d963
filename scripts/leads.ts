import { join } from 'node:path';
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

const FOLDERS = new OutboxFolders(join(process.env.DATA_DIR || '.data', 'leads'));

async function runPurge({ olderThan, yes }: Arguments): Promise<number> {
  if (olderThan === undefined) throw new ContentToolError(`purge needs --older-than\n${USAGE}`, 2);
  return purge(FOLDERS, olderThan, { yes, ask: terminalQuestion() }, TERMINAL);
}

async function fromFirestore(settings: Env, projectId: string, reference: string): Promise<readonly PhotoFile[]> {
  try {
    const firestore = await serviceAccount(settings);
    if (firestore === null) throw new Error('Could not load the default credentials');
    return await deliveredPhotos(firestore, reference).finally(() => firestore.terminate());
  } catch (error) {
    throw new ContentToolError(databaseFault(projectId, error), 1);
  }
}

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
