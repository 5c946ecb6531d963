import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the scripts that a browser gets say that their notices are: bundlers strip them, and licences want them kept. */
const FILE = 'public/licences.txt';
const HEAD = `The software of others in this site, and on its server, with what their licences ask to be kept.
Made from the packages at each build; docs/licences.md says what else is by others.
`;
const LINE = '-'.repeat(80);

const isNotice = (name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name);

const read = (folder, name) => readFileSync(path.join(folder, name), 'utf8').trim();

/** A package's own words; its licence's name and its authors where it brings none. */
function noticeOf(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isNotice(entry.name));
  if (files.length > 0) return files.map(({ name }) => read(folder, name)).join('\n\n');
  const { license = 'see its package', author, homepage = '' } = JSON.parse(read(folder, 'package.json'));
  const by = typeof author === 'string' ? author : author?.name;
  return [`Licence: ${license}`, ...(by ? [`Copyright (c) ${by}`] : []), homepage].filter(Boolean).join('\n');
}

/** The packages that are there and not for development alone, by what they ask to be kept: many ask the same. */
function byNotice(packages) {
  const found = new Map();
  for (const [folder, { dev, version }] of Object.entries(packages)) {
    if (folder === '' || dev || !existsSync(folder)) continue;
    const name = `${folder.split('node_modules/').at(-1)} ${version}`;
    const notice = noticeOf(folder);
    found.set(notice, [...(found.get(notice) ?? []), name]);
  }
  return found;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const parts = [...byNotice(packages)].map(([notice, names]) => `${names.join('\n')}\n\n${notice}\n`);
writeFileSync(FILE, [HEAD, ...parts].join(`\n${LINE}\n\n`));
