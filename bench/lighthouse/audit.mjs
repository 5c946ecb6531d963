import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { ADDRESS_BAR_PAGES } from '../../scripts/chromium.mjs';

const TRIES = 3;

const FEATURES_OFF = '--disable-features=';

/** The launcher's own, and what else Chromium would fetch, or draw, in the middle of a measurement. */
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
 * Lighthouse's own settings: a phone with simulated slow 4G and a processor four times as slow, or a desktop with simulated
 * cable and this processor.
 */
const CONFIGS = { mobile: undefined, desktop };

/** A picture of the whole page takes two seconds, and nothing is judged by it. */
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
 * What Lighthouse finds of a page in one form, with a browser that has seen nothing yet. It sometimes loses the beginning of
 * its own recording, and then has no figures at all: that visit is made again.
 */
export async function audit(visit, chromePath, settings = {}) {
  for (let left = TRIES; left > 0; left -= 1) {
    const lhr = await auditOnce(visit, chromePath, settings);
    if (!lhr.runtimeError) return lhr;
    console.log(`${visit.form} ${visit.url}: ${lhr.runtimeError.message}`);
  }
  throw new Error(`${visit.url}: not measured in ${TRIES} visits`);
}

/** Opens a page once, so that its pictures are made and its code is read; the address of its first picture, if any. */
export async function warmUp(visit, chromePath) {
  const { audits } = await audit(visit, chromePath, { onlyAudits: ['network-requests'], throttlingMethod: 'provided' });
  return audits['network-requests'].details.items.find(({ resourceType }) => resourceType === 'Image')?.url;
}
