import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window. It starts faster and renders less than the full browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium 156 renders its address bar's suggestions as two more pages, which cost as much as a small page. */
export const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const works = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

const installed = (paths) => [process.env.CHROMIUM_PATH ?? '', ...paths].find((path) => path !== '' && works(path));

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installDebianPackage(packages) {
  const install = packages.map((name) => `apt-get install -y --no-install-recommends ${name} fonts-thai-tlwg`);
  console.log(`No Chromium is installed: apt-get install ${packages[0]} fonts-thai-tlwg …`);
  const child = spawn('sh', ['-c', `apt-get update && (${install.join(' || ')})`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (works(own)) return own;
  console.log('No Chromium is installed: npx playwright install chromium …');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { timeout: 600_000 });
  return status === 0 && works(own) ? own : null;
}

async function find(paths, packages) {
  const found = installed(paths);
  if (found !== undefined) return found;
  const debians = isRootOnDebian() && (await installDebianPackage(packages)) ? installed(paths) : undefined;
  return debians ?? null;
}

/** The full browser: CHROMIUM_PATH, an installed one, Debian's package or Playwright's download; else null. */
export const findChromium = async () => (await find(BROWSERS, ['chromium'])) ?? (await playwrightsOwn());

/** Like `findChromium`, for `npm test`: tries the headless shell first. */
export const findHeadlessChromium = async () =>
  (await find([HEADLESS_SHELL, ...BROWSERS], ['chromium-headless-shell', 'chromium'])) ?? (await playwrightsOwn());

/** The path for a single run of Playwright. The file may be missing: Playwright reports that when it starts. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');
