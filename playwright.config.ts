import { defineConfig, devices } from '@playwright/test';
import { ADDRESS_BAR_PAGES } from './scripts/chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 3210);

/** The last switch of this name counts, so what Playwright's own turns off (playwright-core's chromiumSwitches) is repeated. */
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

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 90_000,
  reporter: 'line',
  // Two browsers and a server on two cores: what takes a moment alone may take some seconds here.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What a worker fetches no journey sees or changes; offline.spec.ts has one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...PLAYWRIGHTS_FEATURES_OFF, ...ADDRESS_BAR_PAGES].join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    // What the server answers is the same for every window.
    { name: 'http', testMatch: '**/*.http.spec.ts' },
  ].map((project) => ('testMatch' in project ? project : { ...project, testIgnore: '**/*.http.spec.ts' })),
  webServer: {
    command: 'node .next/server-main.mjs',
    url: `http://localhost:${PORT}/robots.txt`,
    // What journeys send is no enquiry of anybody.
    env: { NODE_ENV: 'production', PORT: String(PORT), LOG_LEVEL: 'warn', DATA_DIR: '.data/e2e' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
