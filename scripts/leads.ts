import { join } from 'node:path';
import { OutboxFolders } from '../lib/leads/outbox-folders.server';
import { terminalQuestion } from './content/confirm';
import { ContentToolError } from './content/content-tool-error';
import { databaseFault } from './content/database-fault';
import { projectOf } from './content/settings';
import { TERMINAL } from './content/terminal';
import { type Arguments, parseArguments, USAGE } from './leads/arguments';
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

async function fromFirestore(reference: string): Promise<readonly PhotoFile[]> {
  // Google's client takes most of a second to load, which the others do not need.
  const { Firestore } = await import('@google-cloud/firestore');
  const { deliveredPhotos } = await import('./leads/delivered-photos');
  const { projectId, emulator } = projectOf(undefined, process.env);
  process.env.METADATA_SERVER_DETECTION ??= emulator === undefined ? 'bios-only' : 'none';
  const firestore = new Firestore({ projectId });
  try {
    return await deliveredPhotos(firestore, reference);
  } catch (error) {
    throw new ContentToolError(databaseFault(projectId, error), 1);
  } finally {
    await firestore.terminate();
  }
}

const COMMANDS = new Map<string, (given: Arguments) => Promise<number>>([
  ['list', ({ full }) => list(FOLDERS, full, TERMINAL)],
  ['export', ({ rest: [file], yes }) => exportLeads(FOLDERS, file, yes, TERMINAL)],
  [
    'photos',
    ({ rest }) => copyPhotos(FOLDERS, rest, process.env.FIREBASE_PROJECT_ID ? fromFirestore : undefined, TERMINAL),
  ],
  ['replay', ({ rest }) => replay(FOLDERS, rest, TERMINAL)],
  ['purge', runPurge],
]);

try {
  const given = parseArguments(process.argv.slice(2));
  const run = COMMANDS.get(given.command);
  if (run === undefined) throw new ContentToolError(USAGE, 2);
  process.exitCode = await run(given);
} catch (error) {
  if (!(error instanceof ContentToolError)) throw error;
  TERMINAL.complain(error.message);
  process.exitCode = error.exitCode;
}
