import { existsSync } from 'node:fs';
import { type Arguments, collectionArgument, languageIn, parseArguments, USAGE, usageError } from './content/arguments';
import { check, colours, localFault } from './content/check';
import { ContentToolError } from './content/faults';
import { messagePrinter, TERMINAL, terminalQuestion } from './content/terminal';

const ARGUMENTS = process.argv.slice(2);
const PRINTER = messagePrinter(TERMINAL, languageIn(ARGUMENTS));
const DEFAULT_FOLDER = process.env.CONTENT_DIR || 'content';

function existingFolder({ rest: [folder = DEFAULT_FOLDER] }: Arguments): string {
  if (!existsSync(folder))
    throw new ContentToolError({ en: `${folder}: there is no such folder`, th: `${folder}: ไม่มีโฟลเดอร์นี้` }, 1);
  return folder;
}

async function runImport({ rest, project, confirmed, ...options }: Arguments): Promise<number> {
  if (rest.length === 0) throw usageError({ en: 'import needs a file', th: 'คำสั่ง import ต้องมีชื่อไฟล์' });
  const { importFiles } = await import('./content/import');
  const { withDatabase } = await import('./content/database');
  const guard = { confirmed, ask: terminalQuestion() };
  return withDatabase(project, PRINTER, (database) =>
    importFiles(database, rest, { ...options, guard, localFault, printer: PRINTER }),
  );
}

async function runTemplate({ rest: [name, file], yes }: Arguments): Promise<number> {
  const collection = collectionArgument(name);
  // Loaded on demand, because the library for workbooks takes a tenth of a second.
  const { writeTemplate } = await import('./content/write-sheet');
  return writeTemplate(collection, file, yes, PRINTER);
}

async function runSheet({ rest: [name, file], project, yes }: Arguments): Promise<number> {
  const collection = collectionArgument(name);
  const { writeSheet } = await import('./content/write-sheet');
  const { withDatabase } = await import('./content/database');
  return withDatabase(project, PRINTER, (database) => writeSheet(database, collection, file, yes, PRINTER));
}

async function runExport({ rest: [folder = DEFAULT_FOLDER], project, yes }: Arguments): Promise<number> {
  const { exportTo } = await import('./content/export');
  const { withDatabase } = await import('./content/database');
  return withDatabase(project, PRINTER, (database) => exportTo(database, folder, yes, PRINTER));
}

async function runSeed(given: Arguments): Promise<number> {
  const folder = existingFolder(given);
  const { seed } = await import('./content/export');
  const { withDatabase } = await import('./content/database');
  return withDatabase(given.project, PRINTER, (database) => seed(database, folder, given.yes, PRINTER));
}

const COMMANDS = new Map<string, (given: Arguments) => number | Promise<number>>([
  ['check', (given) => check(existingFolder(given), PRINTER)],
  ['colours', (given) => colours(existingFolder(given), PRINTER)],
  ['template', runTemplate],
  // These four load Google's client on demand: that takes most of a second, and the commands above do not need it.
  ['sheet', runSheet],
  ['import', runImport],
  ['export', runExport],
  ['seed', runSeed],
]);

try {
  const given = parseArguments(ARGUMENTS);
  const run = COMMANDS.get(given.command);
  if (run === undefined) throw new ContentToolError(USAGE, 2);
  process.exitCode = await run(given);
} catch (error) {
  if (!(error instanceof ContentToolError)) throw error;
  PRINTER.printError(error.words);
  // Exits at once, because Google's client may keep retrying for minutes.
  process.exit(error.exitCode);
}
