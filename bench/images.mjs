import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { requestsPerSecond, startBareServer, startProductionServer } from './servers.mjs';
import { percentile, report } from './table.mjs';

const CACHED_SECONDS = 5;
const ROUNDS = 3;
const pictures = readdirSync('public/demo').filter((name) => name.endsWith('.jpg'));

async function timed(work) {
  const start = performance.now();
  const bytes = (await work()).length;
  return { ms: performance.now() - start, bytes };
}

async function given(url) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Requests every picture once, uncached, and compares it with a plain call of sharp. */
async function uncached(server, format) {
  const first = pictures[0];
  // Warms up: the first picture also loads the libraries.
  await given(`${server.url}/_ipx/f_${format},w_320/demo/${first}`);
  await sharp(`public/demo/${first}`).resize(320).toFormat(format).toBuffer();
  const service = [];
  const plain = [];
  for (const name of pictures) {
    service.push(await timed(() => given(`${server.url}/_ipx/f_${format},w_640/demo/${name}`)));
    if (plain.length < 20 || format === 'webp')
      plain.push(
        await timed(() =>
          sharp(readFileSync(`public/demo/${name}`))
            .resize(640)
            .toFormat(format)
            .toBuffer(),
        ),
      );
  }
  return { service, plain };
}

/** Alternates the rounds, so that changes in the machine's speed affect both servers. */
async function cached(server) {
  const url = `${server.url}/_ipx/w_640/demo/${pictures[0]}`;
  const { headers } = await fetch(url);
  const bare = await startBareServer({ '/': { headers: Object.fromEntries(headers), body: await given(url) } });
  const rounds = { service: [], bare: [] };
  await requestsPerSecond(url, 1);
  await requestsPerSecond(bare.url, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.bare.push(await requestsPerSecond(bare.url, CACHED_SECONDS));
    rounds.service.push(await requestsPerSecond(url, CACHED_SECONDS));
  }
  bare.stop();
  return rounds;
}

const kilobytes = (results) => results.reduce((sum, { bytes }) => sum + bytes, 0) / results.length / 1024;
const times = (results) => results.map(({ ms }) => ms);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
const server = await startProductionServer({ DATA_DIR: dataDir });
try {
  const webp = await uncached(server, 'webp');
  const avif = await uncached(server, 'avif');
  const { service, bare } = await cached(server);
  const ms = (what, values, limits = {}) => [
    { what: `${what}, median`, value: percentile(values, 0.5), unit: 'ms', ...limits },
    { what: `${what}, p95`, value: percentile(values, 0.95), unit: 'ms', ...limits },
  ];
  report([
    { what: 'cached 640 px WebP', value: Math.max(...service), rounds: service, unit: '/s', atLeast: 5_000 },
    { what: 'bare Node server, same bytes', value: Math.max(...bare), rounds: bare, unit: '/s' },
    {
      what: 'cached / bare server',
      value: Math.max(...service) / Math.max(...bare),
      rounds: service.map((rate, round) => rate / bare[round]),
      unit: '',
    },
    ...ms('uncached 640 px WebP from 1440 px JPEG', times(webp.service), { atMost: 60 }),
    ...ms('plain sharp WebP', times(webp.plain)),
    ...ms('uncached 640 px AVIF', times(avif.service)),
    ...ms('plain sharp AVIF', times(avif.plain)),
    { what: '640 px WebP, mean size', value: kilobytes(webp.service), unit: 'kB' },
    { what: '640 px AVIF, mean size', value: kilobytes(avif.service), unit: 'kB' },
    { what: 'plain sharp WebP, mean size', value: kilobytes(webp.plain), unit: 'kB' },
    { what: 'plain sharp AVIF, mean size', value: kilobytes(avif.plain), unit: 'kB' },
  ]);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, maxRetries: 3 });
}
