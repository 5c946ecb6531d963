import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { type IconHost, startHost } from './icon-host';
import { test as base } from './journey';

const ENTRY = `
import { createRoot } from 'react-dom/client';
import { ClientIcon } from '@/components/ui/client-icon';
import { SiteProvider } from '@/components/ui/site-context';

const { icons, iconOrigins } = JSON.parse(document.getElementById('settings').textContent);
const settings = { locale: 'en-us', routing: { defaultLocale: 'en-us', prefix: 'always' }, iconOrigins };
createRoot(document.getElementById('root')).render(
  <SiteProvider settings={settings}>
    {icons.map((name) => <p key={name} data-icon={name}><ClientIcon name={name} className="box" /></p>)}
  </SiteProvider>,
);
`;

let bundle: Promise<Map<string, string>> | undefined;

/** The site's own component and rooms, as scripts by path; no page of the site shows one from the start. */
async function bundleClientIcon(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd(), loader: 'tsx', sourcefile: 'entry.tsx' },
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

const pageOf = (settings: object) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Icons</title>
<link rel="icon" href="data:,"><style>.box{display:inline-block;width:20px;height:20px}</style>
<div id="root"></div><script type="application/json" id="settings">${JSON.stringify(settings)}</script>
<script type="module" src="/stdin.js"></script>`;

export type IconPage = typeof startIconPage;

/** A page with client icons on a server whose `/api/icons` answers as the test wants. */
async function startIconPage(
  icons: readonly string[],
  iconOrigins: readonly string[],
  endpoint: RequestListener,
): Promise<IconHost> {
  bundle ??= bundleClientIcon();
  const scripts = await bundle;
  return startHost((request, response) => {
    const path = request.url ?? '/';
    const script = scripts.get(path);
    if (path.startsWith('/api/icons/')) endpoint(request, response);
    else if (script === undefined) {
      response.setHeader('Content-Type', 'text/html');
      response.end(pageOf({ icons, iconOrigins }));
    } else response.setHeader('Content-Type', 'text/javascript').end(script);
  });
}

/** The picture of an icon that is drawn. */
export const drawn = (page: Page, name: string) => page.locator(`[data-icon="${name}"] span[style*="--svg"]`);

type Start = {
  host: (answer: RequestListener) => Promise<IconHost>;
  iconPage: IconPage;
};

/** A test that may start hosts and a page with client icons, all of which end with it. */
export const test = base.extend<Start & { started: IconHost[] }>({
  started: async ({ page }, use) => {
    const started: IconHost[] = [];
    await use(started);
    // The page leaves first, so that it asks a stopped server for nothing.
    await page.goto('about:blank');
    await Promise.all(started.map((host) => host.close()));
  },
  host: async ({ started }, use) => {
    await use(async (answer) => {
      const host = await startHost(answer);
      started.push(host);
      return host;
    });
  },
  iconPage: async ({ started }, use) => {
    await use(async (...settings) => {
      const host = await startIconPage(...settings);
      started.push(host);
      return host;
    });
  },
});
