import { createServer } from 'node:http';

const PAGE = { 'Content-Type': 'text/html; charset=utf-8' };
const KEPT = 's-maxage=600, stale-while-revalidate=86400';

/** A page with a changing policy but constant bytes. */
const SAME = '/en-us/same';
const TAG = 'W/"same"';

let answers = 0;

/** Responses that the site rarely or never gives, by path: `[status, headers]`. */
const ANSWERS = {
  '/en-us/short': [200, { 'Cache-Control': 's-maxage=1' }],
  '/en-us/renewed': [200, { 'Cache-Control': 's-maxage=1, stale-while-revalidate=600' }],
  [SAME]: [200, { 'Cache-Control': 's-maxage=1', ETag: TAG }],
  '/en-us/gone': [404, { 'Cache-Control': 's-maxage=1' }],
  '/en-us/cookie': [200, { 'Cache-Control': KEPT, 'Set-Cookie': 'a=1' }],
  '/en-us/vary': [200, { 'Cache-Control': KEPT, Vary: 'RSC, Cookie' }],
  '/en-us/private': [200, { 'Cache-Control': `private, ${KEPT}` }],
  '/en-us/fails': [500, { 'Cache-Control': KEPT }],
  '/en-us/busy': [503, { 'Cache-Control': 'no-store' }],
};

/** Starts a stub of a replica that counts the requests for each path. `files` are the files of its build. */
export async function startStandIn(files = []) {
  const asked = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    // Closes the connection without a response after it has received the whole form.
    if (request.method === 'POST') return request.resume().on('end', () => response.destroy());
    const file = files.includes(pathname) ? [200, { 'Cache-Control': 'public, max-age=600' }] : [404, {}];
    const [status, headers] = ANSWERS[pathname] ?? file;
    const own = { ...PAGE, ...headers, 'Content-Security-Policy': `default-src 'none'; report-uri /${answers++}` };
    if (pathname === SAME && request.headers['if-none-match'] === TAG) return response.writeHead(304, own).end();
    response.writeHead(status, own).end(`${pathname} ${asked.get(pathname)}`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked: (path) => asked.get(path) ?? 0,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
