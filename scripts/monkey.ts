import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../e2e/server';
import { type WalkReport, type WindowName, walk } from './monkey/walk';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    actions: { type: 'string', default: '2000' },
    window: { type: 'string', default: 'phone,desktop' },
  },
});

const isWindow = (name: string): name is WindowName => name === 'phone' || name === 'desktop';

function print({ window, actions, addresses, faults }: WalkReport, seed: number): void {
  const paths = new Set([...addresses].map((address) => address.split(/[?#]/)[0]));
  console.log(
    `${window}: ${actions} actions, ${addresses.size} addresses, ${paths.size} pages, ${faults.length} faults`,
  );
  for (const { what, at, address, lastActions } of faults) {
    console.log(`\n${window}, seed ${seed}, action ${at}, ${address}\n  ${what}`);
    for (const action of lastActions) console.log(`    ${action}`);
  }
}

/** `npm run monkey [-- --seed N --actions 2000 --window phone]`: uses random controls on the site, reports faults. */
async function main(): Promise<void> {
  const seed = Number(values.seed);
  const windows = values.window.split(',').filter(isWindow);
  const actions = Math.ceil(Number(values.actions) / windows.length);
  if (windows.length === 0 || !(actions > 0) || !Number.isInteger(seed)) {
    console.error('usage: npm run monkey [-- --seed N --actions 2000 --window phone,desktop]');
    process.exitCode = 2;
    return;
  }
  console.log(`seed ${seed}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'rommai-monkey-'));
  // With a GTM_ID, the site asks for consent. The walk blocks requests to the tag manager itself.
  const server = await startServer({ DATA_DIR: folder, GTM_ID: 'GTM-MONKEY' });
  let browser: Browser | undefined;
  try {
    const walking = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    browser = walking;
    const order = { url: server.url, seed, actions };
    const reports = await Promise.all(windows.map((window) => walk(walking, { ...order, window })));
    for (const report of reports) print(report, seed);
    process.exitCode = reports.every(({ faults }) => faults.length === 0) ? 0 : 1;
  } finally {
    await browser?.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
