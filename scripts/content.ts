import { existsSync } from 'node:fs';
import { type Arguments, collectionArgument, parseArguments, USAGE } from './content/arguments';
import { check } from './content/check';
import { colours } from './content/colours';
import { terminalQuestion } from './content/confirm';
import { rememberedPublicFile } from './content/content-folder';
import { ContentToolError } from './content/content-tool-error';
import { TERMINAL } from './content/terminal';
import { writeSheet, writeTemplate } from './content/write-sheet';

const DEFAULT_FOLDER = process.env.CONTENT_DIR ?? 'content';

function existingFolder({ rest: [folder = DEFAULT_FOLDER] }: Arguments): string {
  if (!existsSync(folder)) throw new ContentToolError(`${folder}: there is no such folder`, 1);
  return folder;
}

async function runImport({ rest, project, confirmed, ...options }: Arguments): Promise<number> {
  if (rest.length === 0) throw new ContentToolError(`import needs a file\n${USAGE}`, 2);
  const { importFiles } = await import('./content/import');
  const { withDatabase } = await import('./content/settings');
  const guard = { confirmed, ask: terminalQuestion() };
  const pictureExists = rememberedPublicFile();
  return withDatabase(project, (database) =>
    importFiles(database, rest, { ...options, guard, pictureExists, terminal: TERMINAL }),
  );
}

async function runSheet({ rest: [name, file], project, yes }: Arguments): Promise<number> {
  const collection = collectionArgument(name);
  const { withDatabase } = await import('./content/settings');
  return withDatabase(project, (database) => writeSheet(database, collection, file, yes));
}

async function runExport({ rest: [folder = DEFAULT_FOLDER], project, yes }: Arguments): Promise<number> {
  const { exportTo } = await import('./content/export');
  const { withDatabase } = await import('./content/settings');
  return withDatabase(project, (database) => exportTo(database, folder, yes, TERMINAL));
}

async function runSeed(given: Arguments): Promise<number> {
  const folder = existingFolder(given);
  const { seed } = await import('./content/seed');
  const { withDatabase } = await import('./content/settings');
  return withDatabase(given.project, (database) => seed(database, folder, given.yes, TERMINAL));
}

const COMMANDS = new Map<string, (given: Arguments) => number | Promise<number>>([
  ['check', (given) => check(existingFolder(given), TERMINAL)],
  ['colours', (given) => colours(existingFolder(given))],
  ['template', ({ rest: [name, file], yes }) => writeTemplate(collectionArgument(name), file, yes)],
  // Google's client takes most of a second to load, which the others do not need.
  ['sheet', runSheet],
  ['import', runImport],
  ['export', runExport],
  ['seed', runSeed],
]);

try {
  const given = parseArguments(process.argv.slice(2));
  const run = COMMANDS.get(given.command);
  if (run === undefined) throw new ContentToolError(USAGE, 2);
  process.exitCode = await run(given);
} catch (error) {
  if (!(error instanceof ContentToolError)) throw error;
  TERMINAL.complain(error.message);
  // Google's client may still be trying, for minutes.
  process.exit(error.exitCode);
}
