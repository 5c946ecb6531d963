import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { averageColour, picturesIn, writeColours } from '../picture-colours';
import { isPublicFile, readContent } from './content-folder';
import { localFault } from './local-fault';
import type { Speaker } from './speaker';

/**
 * Writes the average colour of every local picture into the content files. Pages show it until the picture has loaded.
 * Prints a line for each picture that cannot be shown, and processes the others. Returns an exit code.
 */
export async function colours(folder: string, speaker: Speaker): Promise<number> {
  const files = Object.entries(readContent(folder)).map(([name, json = '']) => ({ name, json }));
  const found = new Map<string, string>();
  let failed = 0;
  for (const url of new Set(files.flatMap(({ json }) => picturesIn(json)).filter(isPublicFile))) {
    const fault = await localFault(url, true);
    if (fault !== undefined) speaker.printError(fault);
    const colour = await averageColour(join('public', decodeURIComponent(url))).catch(() => undefined);
    if (fault !== undefined || colour === undefined) failed += 1;
    else if (colour !== null) found.set(url, colour);
  }
  for (const { name, json } of files) {
    const written = writeColours(json, found);
    if (written !== json) writeFileSync(join(folder, `${name}.json`), written);
  }
  speaker.print({
    en: `${folder}: ${found.size} pictures have their colour`,
    th: `${folder}: ใส่สีให้รูปแล้ว ${found.size} รูป`,
  });
  return failed === 0 ? 0 : 1;
}
