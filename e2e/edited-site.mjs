// A production server with the embedded content and the changes that tests look for.
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
const hostile = `"Quoted" & 'said' </script x< <x-b>🏡 ]]> --> \ud83c\u0007`;
const hostilePlace = '</script x< <x-b>"&\ud83c\udfe0';

/** An icon host with a set that is not installed, because staff may name such icons. */
const icons = createServer((request, response) => {
  const [, prefix] = /^\/([a-z]+)\.json\?icons=/.exec(request.url) ?? [];
  const body = '<path fill="currentColor" d="M2 2h20v20H2z"/>';
  const names = new URL(request.url, 'http://icons').searchParams.get('icons')?.split(',') ?? [];
  const drawn = Object.fromEntries(names.map((name) => [name, { body, width: 24, height: 24 }]));
  // The icon client falls back to this host if the site does not answer within 750 ms.
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    .end(JSON.stringify({ prefix, icons: drawn }));
}).listen(0, '127.0.0.1');
await once(icons, 'listening');

const CHANGES = {
  listings: {
    'rm-1001': { title: { en: hostile, th: hostile }, description: { en: hostile, th: hostile } },
    'rm-1002': { price: 1 },
    'rm-1003': { media: [] },
    'rm-1004': { price: 'a lot' },
    'rm-1005': { title: { th: 'มีแต่ภาษาไทย' } },
    'rm-1019': {
      description: { en: '<p>Bright &amp; large</p><p>Near&nbsp;BTS</p>' },
      geo: { lat: 18.7883, lng: 98.9853, precision: 'exact' },
    },
    // Published tomorrow: a search that is saved today counts them as new.
    'rm-1016': { published_at: tomorrow },
    'rm-1017': { published_at: tomorrow },
  },
  landmarks: { 'century-on-nut': { icon: 'mdi:movie' } },
  districts: { 1039: { name: { th: hostilePlace, en: hostilePlace } } },
};

const folder = join(process.env.DATA_DIR, 'content');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync('content', folder, { recursive: true });
for (const [collection, changes] of Object.entries(CHANGES)) {
  const file = join(folder, `${collection}.json`);
  const documents = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(documents.map((document) => ({ ...document, ...changes[document.id] }))));
}
writeFileSync(join(folder, 'contact_widget.json'), '"not a list"');

process.env.CONTENT_DIR = folder;
process.env.ICON_HOSTS = `127.0.0.1:${icons.address().port}`;
await import('../.next/server-main.mjs');
