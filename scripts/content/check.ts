import { join } from 'node:path';
import { checkContent, parsedContent } from '../../lib/content/check/check-content';
import { type FileFault, faultIn, type Message } from '../../lib/content/check/fault';
import { checkPictures } from '../../lib/content/check/pictures';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { readContent } from './content-folder';
import { decorationFaults } from './decoration-faults';
import { localFault } from './local-fault';
import { readFile } from './read-file';
import type { Speaker } from './speaker';

/** Reads icons and colours from the files, because the schemas drop invalid icons without a fault. */
async function decorationsIn(folder: string): Promise<FileFault[]> {
  const read = await Promise.all(COLLECTION_NAMES.map((name) => readFile(join(folder, `${name}.json`))));
  return read.flatMap(({ candidates }) =>
    candidates.flatMap(({ collection, document }) =>
      [...decorationFaults(document)].map(({ path, reason }) => faultIn(collection, String(document.id), path, reason)),
    ),
  );
}

/** `no faults`, `1 fault`, `2 faults`. */
export function faultCount(count: number): Message {
  if (count === 0) return { en: 'no faults', th: 'ไม่พบที่ผิด' };
  return { en: `${count} ${count === 1 ? 'fault' : 'faults'}`, th: `พบที่ผิด ${count} จุด` };
}

/** The faults of the documents and pictures in a content folder. The site can serve the folder if there are none. */
export async function folderFaults(folder: string): Promise<FileFault[]> {
  const files = readContent(folder);
  return [...checkContent(files), ...(await checkPictures(parsedContent(files).content, localFault))];
}

/** Prints every fault of a content folder. Returns an exit code. */
export async function check(folder: string, speaker: Speaker): Promise<number> {
  const faults = [...(await folderFaults(folder)), ...(await decorationsIn(folder))];
  for (const { file, id, field, reason } of faults) {
    const place = `${file}\t${id}\t${field}`;
    speaker.printError({ en: `${place}\t${reason.en}`, th: `${place}\t${reason.th}` });
  }
  const count = faultCount(faults.length);
  speaker.print({ en: `${folder}: ${count.en}`, th: `${folder}: ${count.th}` });
  return faults.length === 0 ? 0 : 1;
}
