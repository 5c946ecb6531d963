import { join } from 'node:path';
import { checkContent } from '../../lib/content/check/check-content';
import { type FileFault, faultIn } from '../../lib/content/check/fault';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { isPublicFile, readContent } from './content-folder';
import { iconFaults } from './icon-faults';
import { readFile } from './read-file';
import type { Terminal } from './terminal';

/** The schemas leave out an icon that cannot be, so icons are read from the files. */
const iconsIn = (folder: string): FileFault[] =>
  COLLECTION_NAMES.flatMap((name) => readFile(join(folder, `${name}.json`)).candidates).flatMap(
    ({ collection, document }) =>
      [...iconFaults(document)].map(({ path, reason }) => faultIn(collection, String(document.id), path, reason)),
  );

/** Tells every fault of a content folder. Returns an exit code. */
export function check(folder: string, terminal: Terminal): number {
  const faults = [...checkContent(readContent(folder), isPublicFile), ...iconsIn(folder)];
  for (const { file, id, field, reason } of faults) terminal.complain(`${file}\t${id}\t${field}\t${reason}`);
  terminal.say(faults.length === 0 ? `${folder}: no faults` : `${folder}: ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
