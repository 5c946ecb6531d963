import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Chromium 156 draws the suggestions of its address bar as two pages of their own beside each page that is opened. They take
 * as much of the processor as a small page itself, and nobody types an address here.
 */
export const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const works = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

function quietly(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, else it is installed: Debian's
 * package where we are root, else Playwright's download. Null when none can be had.
 */
export async function findChromium() {
  const own = await playwrightsOwn();
  const found = [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, own].find((path) => path !== '' && works(path));
  if (found) return found;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium is installed: apt-get install chromium fonts-thai-tlwg …');
    const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-thai-tlwg'];
    if (quietly('apt-get', ['update']) && quietly('apt-get', packages) && works('/usr/bin/chromium'))
      return '/usr/bin/chromium';
  }
  console.log('No Chromium is installed: npx playwright install chromium …');
  return quietly('npx', ['playwright', 'install', 'chromium']) && works(own) ? own : null;
}
