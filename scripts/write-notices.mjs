import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The licence notices of all packages. Bundlers strip them from the scripts, but the licences require them. */
const FILE = 'public/licences.txt';
const HEAD = `Licence notices of the third-party packages in this site and on its server.
The build generates this file; docs/licences.md lists other third-party parts.
`;
const LINE = '-'.repeat(80);

const isNotice = (name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name);

const read = (folder, name) => readFileSync(path.join(folder, name), 'utf8').trim();

/** The licence files of a package; if it has none, the name of its licence, its author and its home page. */
function noticeOf(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isNotice(entry.name));
  if (files.length > 0) return files.map(({ name }) => read(folder, name)).join('\n\n');
  const { license = 'see its package', author, homepage = '' } = JSON.parse(read(folder, 'package.json'));
  const by = typeof author === 'string' ? author : author?.name;
  return [`Licence: ${license}`, ...(by ? [`Copyright (c) ${by}`] : []), homepage].filter(Boolean).join('\n');
}

/** Groups the installed packages by notice, because many share one. Leaves out development packages. */
function byNotice(packages) {
  const found = new Map();
  for (const [folder, { dev, link, version }] of Object.entries(packages)) {
    if (!folder.startsWith('node_modules/') || link || dev || !existsSync(folder)) continue;
    const name = `${folder.split('node_modules/').at(-1)} ${version}`;
    const notice = noticeOf(folder);
    found.set(notice, [...(found.get(notice) ?? []), name]);
  }
  return found;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const parts = [...byNotice(packages)].map(([notice, names]) => `${names.join('\n')}\n\n${notice}\n`);
writeFileSync(FILE, [HEAD, ...parts].join(`\n${LINE}\n\n`));
