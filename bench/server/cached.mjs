import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { load, p99Ms } from '../load.mjs';
import { freePort, startBareServer } from '../servers.mjs';

const SECONDS = 8;
const ROUNDS = 3;
const PAGE = '/th-th';
const HEADERS = { 'Accept-Encoding': 'gzip, deflate, br' };
const ENCODINGS = ['br', 'gzip', 'identity'];
/** For any page: only the headers that Node.js adds to each response are not counted. */
const HEADER_BYTES = 1_200;
/** Headers that belong to one connection or one moment. */
const NOT_SENT_AGAIN = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** The response for a page: its status, its headers in their order, and its raw bytes. */
function sent(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const kept = Object.entries(answer.headers).filter(([name]) => !NOT_SENT_AGAIN.includes(name));
      resolve({ status: answer.statusCode, headers: Object.fromEntries(kept), body });
    }).on('error', reject);
  });
}

/** Starts the same build with `next start`. */
async function startNext() {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', NODE_OPTIONS: '--no-deprecation' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => chunk.includes('Ready in') && resolve());
    child.once('exit', () => reject(new Error('next start ended')));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs all measurements in several rounds, alternating, so that changes in the machine's speed affect all of them. */
async function rounds(measures) {
  const all = measures.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, measure] of measures.entries()) all[index].push(await measure());
  return all;
}

// Rows for the median of the rounds of a figure, and for the ratio of the medians of two figures.
const figure = (what, rounds, rest) => ({ what, value: median(rounds), rounds, ...rest });
const ratio = (what, some, others, rest) => ({
  ...figure(what, some, { unit: '', ...rest }),
  value: median(some) / median(others),
  rounds: some.map((value, round) => value / others[round]),
});

const TICK_US = 1e6 / Number(execFileSync('getconf', ['CLK_TCK']));

/** The processor time that a process has used, in microseconds: in user mode and in system calls. */
function processorTime(pid) {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')[1]
    .split(' ')
    .slice(11)
    .map(Number);
  return { user: user * TICK_US, system: system * TICK_US };
}

/** Microseconds of processor time for each response, unlike a rate the same if the client uses the same cores. */
async function timePerResponse(pid, address, headers) {
  const before = processorTime(pid);
  const { perSecond, failed } = await load(address, { connections: 50, seconds: SECONDS, headers });
  if (failed > 0) throw new Error(`${address}: ${failed} failed`);
  const after = processorTime(pid);
  const responses = perSecond * SECONDS;
  return { user: (after.user - before.user) / responses, system: (after.system - before.system) / responses };
}

const whole = ({ user, system }) => user + system;

/** The processor time of a cached page, beside that of a bare server with the same headers and bytes. */
async function processorRows(site) {
  const rows = [];
  for (const encoding of ENCODINGS) {
    const headers = { 'Accept-Encoding': encoding };
    const url = site.url + PAGE;
    await sent(url, headers);
    const page = await sent(url, headers);
    const bare = await startBareServer({ '/page': page });
    try {
      const [own, plain] = await rounds([
        () => timePerResponse(site.pid, url, headers),
        // The bare server runs in this process, which does little else.
        () => timePerResponse(process.pid, `${bare.url}page`, headers),
      ]);
      const figures = (what, times) => [
        figure(`${what}, ${encoding}`, times.map(whole), { unit: 'µs' }),
        figure(
          `${what}, ${encoding}, of the system`,
          times.map(({ system }) => system),
          { unit: 'µs' },
        ),
      ];
      rows.push(
        ...figures('processor time of a cached page', own),
        ...figures('processor time of the bare server', plain),
      );
      rows.push(ratio(`processor time / bare server, ${encoding}`, own.map(whole), plain.map(whole), { atMost: 1.35 }));
    } finally {
      bare.stop();
    }
  }
  return rows;
}

/** Compares a cached page with a bare server that sends the same bytes, and with `next start`. */
export async function cached(site) {
  const url = site.url + PAGE;
  await sent(url, HEADERS);
  const page = await sent(url, HEADERS);
  const known = { ...HEADERS, 'If-None-Match': page.headers.etag };
  const unchanged = await sent(url, known);
  if (page.status !== 200 || unchanged.status !== 304) throw new Error(`${page.status}, ${unchanged.status}`);
  const bare = await startBareServer({ '/page': page, '/unchanged': unchanged });
  const next = await startNext();
  await sent(next.url + PAGE, HEADERS);
  try {
    let failed = 0;
    const rate = (address, headers) => async () => {
      const result = await load(address, { connections: 50, seconds: SECONDS, headers });
      failed += result.failed;
      return result.perSecond;
    };
    const slowest = (address) => () => p99Ms(address, { connections: 500, seconds: SECONDS, headers: HEADERS });
    const [own, plain, own304, plain304, framework, ownMs, plainMs] = await rounds([
      rate(url, HEADERS),
      rate(`${bare.url}page`, HEADERS),
      rate(url, known),
      rate(`${bare.url}unchanged`, known),
      rate(next.url + PAGE, HEADERS),
      slowest(url),
      slowest(`${bare.url}page`),
    ]);
    const headerBytes = Object.entries(page.headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      0,
    );
    return [
      figure('cached page', own, { unit: '/s' }),
      figure(`bare server, same ${page.body.length} bytes`, plain, { unit: '/s' }),
      figure('next start', framework, { unit: '/s' }),
      ratio('cached page / bare server', own, plain, { atLeast: 0.5 }),
      ratio('cached page / next start', own, framework, { atLeast: 15 }),
      figure('304', own304, { unit: '/s' }),
      ratio('304 / bare server', own304, plain304, { atLeast: 0.6 }),
      figure('p99 at 500 connections', ownMs, { unit: 'ms', atMost: 50 }),
      figure('p99 at 500 connections, bare server', plainMs, { unit: 'ms' }),
      { what: 'failed requests', value: failed, unit: '', atMost: 0 },
      { what: 'headers of the page', value: headerBytes, unit: 'B', atMost: HEADER_BYTES },
      ...(await processorRows(site)),
    ];
  } finally {
    bare.stop();
    next.stop();
  }
}
