import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { isInstalled } from '../programs.mjs';
import { percentile } from '../table.mjs';
import { Reader } from './reader.mjs';

const SECONDS = 10;
const PAGES = ['/en-us', '/th-th', '/en-us/listings/rm-1001', '/th-th/properties/1', '/en-us/search?q=condo'];

/** Visits pages for some seconds, like another visitor. Returns the p99 of the response times and the failures. */
async function visit(url) {
  const reader = new Reader(Number(new URL(url).port));
  const times = [];
  let failed = 0;
  const begun = performance.now();
  for (let n = 0; performance.now() - begun < SECONDS * 1_000; n++) {
    const requestedAt = performance.now();
    const { status } = await reader.read(PAGES[n % PAGES.length], 'br');
    times.push(performance.now() - requestedAt);
    if (status !== 200) failed += 1;
  }
  reader.end();
  return { p99: percentile(times, 0.99), failed };
}

/** Measures another visitor while clients keep the server busy. `start` returns functions that stop these clients. */
export async function withHolders(url, start) {
  const ends = await start();
  const seen = await visit(url);
  for (const end of ends) end();
  return seen;
}

/** Holds connections open without a request, and reopens them when the server closes them. */
export async function holdIdle(port, count) {
  let isOver = false;
  const sockets = new Set();
  const hold = (opened) => {
    const socket = connect({ port, host: '127.0.0.1' }, opened);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isOver) hold();
    });
  };
  await Promise.all(Array.from({ length: count }, () => new Promise(hold)));
  return [
    () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  ];
}

const MODES = {
  'slow heads (slowloris)': ['-H', '-i', '1'],
  'slow bodies': ['-B', '-i', '1', '-s', '8192'],
  'slow readers': ['-X', '-w', '10', '-y', '20', '-n', '1', '-z', '32', '-k', '3'],
};
const TARGETS = { 'slow bodies': '/api/seller-leads', 'slow readers': '/en-us/search?q=condo' };

/** The three attacks of slowhttptest (Debian package). */
export function slowClients(url) {
  if (!isInstalled('slowhttptest', 'slow clients')) return [];
  return Object.entries(MODES).map(([name, mode]) => ({
    name,
    start: async () => {
      const rate = [
        '-c',
        '500',
        '-r',
        '250',
        '-l',
        String(SECONDS + 5),
        '-p',
        '5',
        '-u',
        url + (TARGETS[name] ?? '/en-us'),
      ];
      const child = spawn('slowhttptest', [...mode, ...rate], { stdio: 'ignore' });
      // All connections are open after two seconds.
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      if (child.exitCode !== null) throw new Error(`slowhttptest ended with ${child.exitCode}: nobody was slow`);
      return [() => child.kill('SIGKILL')];
    },
  }));
}
