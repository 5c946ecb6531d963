import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** What else Chromium would fetch and fetch again in the middle of a measurement. */
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Lighthouse finds with its own settings: a phone, and simulated slow 4G and a processor four times as slow. */
export async function audit(url, chromePath, settings = {}) {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...settings });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}

/** Opens a page once, so that its pictures are made and its code is read; the address of its first picture, if any. */
export async function warmUp(url, chromePath) {
  const { audits } = await audit(url, chromePath, { onlyAudits: ['network-requests'], throttlingMethod: 'provided' });
  return audits['network-requests'].details.items.find(({ resourceType }) => resourceType === 'Image')?.url;
}
