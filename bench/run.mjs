import { existsSync, readdirSync } from 'node:fs';

const SHARED = ['bundled.mjs', 'load.mjs', 'run.mjs', 'servers.mjs', 'table.mjs', 'visitors.mjs'];

const [name] = process.argv.slice(2);
if (name !== undefined && /^[a-z-]+$/.test(name) && existsSync(`bench/${name}.mjs`)) await import(`./${name}.mjs`);
else {
  const names = readdirSync('bench').filter((file) => file.endsWith('.mjs') && !SHARED.includes(file));
  console.error(`usage: npm run bench -- ${names.map((file) => file.replace('.mjs', '')).join(' | ')}`);
  process.exitCode = 2;
}
