import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Next.js empties the build folder except for its cache, so the files wait there.
const STATIC = 'static';
const PUT_BY = 'cache/last-static';
const LIST = 'earlier-static.json';

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

const listed = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Before a build: sets the files of the last build aside, unless an interrupted build left some aside already. */
export function setAsideStaticFiles(build) {
  const [from, to] = [path.join(build, STATIC), path.join(build, PUT_BY)];
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  const earlier = listed(path.join(build, LIST));
  renameSync(from, to);
  writeFileSync(path.join(to, LIST), JSON.stringify(earlier));
}

/** After a build: adds the files of the last build that this one lacks, because open pages still request them. */
export function restoreStaticFiles(build) {
  const [from, to] = [path.join(build, PUT_BY), path.join(build, STATIC)];
  if (!existsSync(from)) return;
  const earlier = new Set(listed(path.join(from, LIST)));
  const missing = filesBelow(from).filter((name) => name !== LIST && !existsSync(path.join(to, name)));
  const last = missing.filter((name) => !earlier.has(name));
  const kept = last.length > 0 ? last : missing;
  for (const name of kept) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    linkSync(path.join(from, name), path.join(to, name));
  }
  writeFileSync(path.join(build, LIST), JSON.stringify(kept));
  rmSync(from, { recursive: true });
}

const STEPS = { 'put-by': setAsideStaticFiles, 'bring-back': restoreStaticFiles };

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  STEPS[process.argv[2]]('.next');
