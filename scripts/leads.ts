import { join } from 'node:path';
import { OutboxFolders } from '../lib/leads/outbox-folders.server';
import { terminalQuestion } from './content/confirm';
import { ContentToolError } from './content/content-tool-error';
import { TERMINAL } from './content/terminal';
import { type Arguments, parseArguments, USAGE } from './leads/arguments';
import { exportLeads } from './leads/export';
import { list } from './leads/list';
import { purge } from './leads/purge';
import { replay } from './leads/replay';

const FOLDERS = new OutboxFolders(join(process.env.DATA_DIR || '.data', 'leads'));

async function runPurge({ olderThan, yes }: Arguments): Promise<number> {
  if (olderThan === undefined) throw new ContentToolError(`purge needs --older-than\n${USAGE}`, 2);
  return purge(FOLDERS, olderThan, { yes, ask: terminalQuestion() }, TERMINAL);
}

const COMMANDS = new Map<string, (given: Arguments) => Promise<number>>([
  ['list', ({ full }) => list(FOLDERS, full, TERMINAL)],
  ['export', ({ rest: [file], yes }) => exportLeads(FOLDERS, file, yes, TERMINAL)],
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
  console.error(error.message);
  process.exitCode = error.exitCode;
}
