import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { EnvError, env } from '../lib/config/env';
import { errorText } from '../lib/config/log';
import { refreshContent } from '../lib/content/store.server';
import { localizedPath } from '../lib/i18n/locales';
import { addressOf } from '../lib/navigation/addresses';
import { routePath } from '../lib/navigation/routes';
import { createErrorPages, isErrorShell } from './error-pages';
import { handleForm } from './forms';
import { readUrl } from './incoming-request';
import { isDataRequest } from './page-cache/data-request';
import { captureResponse, renderPage } from './page-cache/rendered-page';
import { handleRedirect } from './redirects';

const isNextOnly = (pathname: string) => addressOf(pathname).path !== '/' || pathname.startsWith('/__nextjs');

function contentFollower(folder: string): () => Promise<void> {
  let seen = 0;
  return async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    const latest = Math.max(0, ...times);
    if (seen !== 0 && latest !== seen) await refreshContent();
    seen = latest;
  };
}

const visibleHtml = (html: string) => html.match(/<link rel="stylesheet"[^>]*>|<main[\s>].*<\/main>/gs)?.join('') ?? '';

/** `npm run dev`: Next's development server behind our redirects, forms and error pages (decision 3). */
async function main(): Promise<void> {
  if (process.env.NODE_ENV !== 'development') throw new Error('start this server with npm run dev');
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Otherwise Next also reads other `.env` files, and pages have other settings than this server.
  process.env.__NEXT_PROCESSED_ENV = 'true';
  const { HOST, PORT, CONTENT_DIR, DEFAULT_LOCALE, LOCALE_PREFIX } = env();
  const routing = { defaultLocale: DEFAULT_LOCALE, prefix: LOCALE_PREFIX };
  const server = createServer();
  const app = next({ dev: true, dir: process.cwd(), hostname: HOST, port: PORT, httpServer: server });
  await app.prepare();
  const handleNext = app.getRequestHandler();
  const followContent = contentFollower(CONTENT_DIR);
  const errorPages = createErrorPages((key) => renderPage(handleNext, key), routing);
  const render = (target: string) => renderPage(handleNext, { target, headers: {} });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request.url);
    if (url !== null && (await handleForm({ render, routing }, request, response, url))) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (url === null || !isRead || isNextOnly(url.pathname)) return handleNext(request, response);
    await followContent();
    if (await handleRedirect(request, response, url, routing)) return;
    if (isDataRequest(request)) return handleNext(request, response);
    const page = await captureResponse(handleNext, request);
    const fallback = isErrorShell(request, url, page)
      ? visibleHtml(`${(await errorPages.failed(request, url, page.status, 'identity')).body}`)
      : '';
    const body =
      fallback === '' ? page.body : `${page.body}`.replace('</body>', () => `<noscript>${fallback}</noscript></body>`);
    response.writeHead(page.status, page.headers);
    response.end(body);
  }

  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${errorText(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(PORT, HOST);
  // Compiles what every page shares, which takes five seconds. A page that is opened earlier waits for it, too.
  await render(localizedPath(DEFAULT_LOCALE, routePath('our-team'), routing));
  process.stdout.write(`Ready: http://localhost:${PORT}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvError ? error.message : errorText(error)}\n`);
  process.exit(1);
});
