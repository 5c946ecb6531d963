import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'public';

/** The addresses of the files in `public/`, which Next sends. */
export function publicFiles(): ReadonlySet<string> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}
