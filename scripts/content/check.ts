import { checkContent } from '../../lib/content/check/check-content';
import { isPublicFile, readContent } from './content-folder';
import { TERMINAL } from './terminal';

/** Tells every fault of a content folder. Returns an exit code. */
export function check(folder: string): number {
  const faults = checkContent(readContent(folder), isPublicFile);
  for (const { file, id, field, reason } of faults) TERMINAL.complain(`${file}\t${id}\t${field}\t${reason}`);
  TERMINAL.say(faults.length === 0 ? `${folder}: no faults` : `${folder}: ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}
