import { defineConfig, devices } from '@playwright/test';
import { SITES } from './e2e/sites';
import { ADDRESS_BAR_PAGES, chromiumPath } from './scripts/chromium.mjs';

/** Chromium uses only the last switch of this name, so the list repeats Playwright's own (chromiumSwitches). */
const PLAYWRIGHTS_FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium uses only the last of these switches, too. The first line is Playwright's own value, for a mouse. */
const BLINK_SETTINGS = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  // The headless shell does not know its connection speed, and would load lazy pictures up to 3,000 px below.
  'lazyLoadingImageMarginPxUnknown=1250',
];

/** Tests tagged `@full` run in `npm run test:full` only. */
const isFull = process.env.TEST_FULL === '1';
const without = (...tags: RegExp[]) => ({ grepInvert: isFull ? tags : [...tags, /@full/] });

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 90_000,
  reporter: 'line',
  // Two browsers and the servers share two cores, so an expected change may take some seconds.
  expect: { timeout: 15_000 },
  use: {
    baseURL: SITES.plain.url,
    // A service worker would answer requests that tests intercept; offline.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...PLAYWRIGHTS_FEATURES_OFF, ...ADDRESS_BAR_PAGES].join(',')}`,
        `--blink-settings=${BLINK_SETTINGS.join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      ...without(/@desktop/),
      // With a device pixel ratio of 1 a page takes a third less CPU time to paint.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      ...without(/@phone/),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // Responses of the server are the same for all window sizes.
    { name: 'http', ...without(), testMatch: '**/*.http.spec.ts' },
  ].map((project) => ('testMatch' in project ? project : { ...project, testIgnore: '**/*.http.spec.ts' })),
  webServer: {
    command: 'node e2e/start-sites.mjs',
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SITES: JSON.stringify(
        Object.values(SITES).map(({ url, script, env }) => ({ script, env: { ...env, PORT: new URL(url).port } })),
      ),
    },
    wait: { stdout: /All sites are ready/ },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
