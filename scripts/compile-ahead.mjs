import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes V8 compile the whole script off the main thread during the download, not within hydration (decision 34). */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Points to the licence notices, because the bundler strips them from the scripts (write-notices.mjs). */
const NOTICES = '// /licences.txt\n';

// Every page runs these scripts when it loads, and nearly all of their code.
const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
for (const name of rootMainFiles) {
  const file = path.join('.next', name);
  const script = readFileSync(file, 'utf8');
  if (!script.startsWith(HINT)) writeFileSync(file, HINT + NOTICES + script);
}
