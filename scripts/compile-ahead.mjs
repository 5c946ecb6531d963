import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells the browser to compile these whole, which V8 does beside the main thread while they arrive; else it compiles each
 * function when it is first called, in the one long task in which a page comes alive (decision 34).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** For whoever reads what the bundler has stripped of its notices (write-notices.mjs). */
const NOTICES = '// /licences.txt\n';

// The scripts that every page runs at its start, nearly all of each.
const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
for (const name of rootMainFiles) {
  const file = path.join('.next', name);
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(HINT)) writeFileSync(file, HINT + NOTICES + script);
}
