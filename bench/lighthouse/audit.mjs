import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { ADDRESS_BAR_PAGES } from '../../scripts/chromium.mjs';

const TRIES = 3;

const FEATURES_OFF = '--disable-features=';

/** The launcher's default flags, and flags that stop Chromium from other work during a measurement. */
const CHROME_FLAGS = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith(FEATURES_OFF) ? [flag, ...ADDRESS_BAR_PAGES].join(',') : flag,
  ),
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Lighthouse's default settings: a phone with simulated slow 4G and a CPU slowdown of 4, or a desktop with a simulated
 * cable connection and no slowdown.
 */
const CONFIGS = { mobile: undefined, desktop };

/** Without the screenshot of the full page, which takes two seconds and affects no audit. */
const FLAGS = { logLevel: 'error', disableFullPageScreenshot: true };

async function auditOnce({ url, form }, chromePath, settings) {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, ignoreDefaultFlags: true });
  try {
    const { lhr } = await lighthouse(url, { ...FLAGS, port: chrome.port, ...settings }, CONFIGS[form]);
    return lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Audits a page with a new browser. Retries if Lighthouse loses the start of its trace, because it then has no figures.
 */
export async function audit(visit, chromePath, settings = {}) {
  for (let left = TRIES; left > 0; left -= 1) {
    const lhr = await auditOnce(visit, chromePath, settings);
    if (!lhr.runtimeError) return lhr;
    console.log(`${visit.form} ${visit.url}: ${lhr.runtimeError.message}`);
  }
  throw new Error(`${visit.url}: not measured in ${TRIES} visits`);
}

/** Opens a page once to fill the image and code caches. Returns the URL of its first picture, if any. */
export async function warmUp(visit, chromePath) {
  const { audits } = await audit(visit, chromePath, { onlyAudits: ['network-requests'], throttlingMethod: 'provided' });
  return audits['network-requests'].details.items.find(({ resourceType }) => resourceType === 'Image')?.url;
}
