import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductionServer } from '../servers.mjs';
import { percentile } from '../table.mjs';

const LOCALES = ['en-us', 'th-th'];
const HOMES = 24;
/** The number of listings for the warm-up, because the first card of a process loads the libraries and the font. */
const WARM = 4;
const CACHED = 200;

const homes = JSON.parse(readFileSync('content/listings.json', 'utf8'))
  .filter(({ record_status, media }) => record_status === 'Active' && media.some(({ kind }) => kind === 'photo'))
  .slice(0, HOMES + WARM)
  .map(({ id, media }) => ({ id, photo: media.find(({ kind }) => kind === 'photo').url }));

async function timed(url) {
  const start = performance.now();
  const response = await fetch(url);
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return { ms: performance.now() - start, bytes: byteLength };
}

async function inTurn(urls) {
  const results = [];
  for (const url of urls) results.push(await timed(url));
  return results;
}

const times = (results) => results.map(({ ms }) => ms);

/**
 * Measures the cards of shared links: each listing's card in both languages, uncached, and for comparison a plain
 * picture of the same photo in about the same size. Returns rows for `report` of table.mjs.
 */
export async function cardRows() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-cards-'));
  const server = await startProductionServer({ DATA_DIR: dataDir });
  try {
    const card = (locale, { id }) => `${server.url}/cards/${locale}/listing/${id}.jpg`;
    const cards = (some) => some.flatMap((home) => LOCALES.map((locale) => card(locale, home)));
    await inTurn(cards(homes.slice(0, WARM)));
    const uncached = await inTurn(cards(homes.slice(WARM)));
    const cached = await inTurn(Array.from({ length: CACHED }, () => card('th-th', homes[0])));
    const plain = await inTurn(homes.slice(WARM).map(({ photo }) => `${server.url}/_ipx/f_jpeg,w_1280,q_78${photo}`));
    const [drawn, made] = [percentile(times(uncached), 0.5), percentile(times(plain), 0.5)];
    return [
      { what: `card, ${uncached.length} uncached, median`, value: drawn, unit: 'ms', atMost: 150 },
      { what: 'card, uncached, p95', value: percentile(times(uncached), 0.95), unit: 'ms' },
      { what: 'plain 1280 px picture of the same photo, uncached, median', value: made, unit: 'ms' },
      { what: 'card / plain picture', value: drawn / made, unit: '' },
      { what: 'card, cached, median', value: percentile(times(cached), 0.5), unit: 'ms' },
      {
        what: 'card, mean size',
        value: uncached.reduce((sum, { bytes }) => sum + bytes, 0) / uncached.length / 1_000,
        unit: 'kB',
      },
      {
        what: 'card, largest',
        value: Math.max(...uncached.map(({ bytes }) => bytes)) / 1_000,
        unit: 'kB',
        atMost: 300,
      },
    ];
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, maxRetries: 3 });
  }
}
