import { request } from 'node:http';
import { ask, none, yes } from './ask.mjs';

const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'permissions-policy',
  'reporting-endpoints',
];
const PATHS = [
  '/en-us',
  '/th-th/search?deal=rent',
  '/th-th/nope',
  '/robots.txt',
  '/',
  '/api/suggest?q=con&locale=en-us',
];

const plain = (url) =>
  new Promise((resolve, reject) =>
    request(url, (answer) => resolve(answer.resume().headers))
      .on('error', reject)
      .end(),
  );

/** Compares the security headers of a replica with those from nginx, twice, so that the second is from the cache. */
async function security(front, replica) {
  const changed = [];
  for (const path of [...PATHS, ...PATHS]) {
    const own = await plain(replica.url + path);
    const { headers } = await ask(front, path);
    changed.push(...SECURITY.filter((name) => own[name] !== headers[name]).map((name) => `${path} ${name}`));
  }
  if (changed.length > 0) console.error(changed.join('\n'));
  return none('security headers that arrive changed', changed.length);
}

async function conditions(front) {
  const { headers } = await ask(front, '/en-us');
  const again = await ask(front, '/en-us', { headers: { 'If-None-Match': headers.etag } });
  const policy = 'content-security-policy';
  return [
    yes(
      '304 to who has the page, without asking a replica',
      again.status === 304 && again.headers['x-cache'] === 'HIT',
    ),
    yes('the policy comes with the 304', again.headers[policy] === headers[policy] && again.body.length === 0),
  ];
}

/** A path without a language gets an uncached response with a cookie for each visitor. */
async function visitorsOwn(front) {
  const thai = await ask(front, '/', { headers: { 'Accept-Language': 'th' } });
  const english = await ask(front, '/', { headers: { 'Accept-Language': 'en' } });
  const isOwn = thai.headers.location === '/th-th' && english.headers.location === '/en-us';
  return yes('a path without a language follows each visitor', isOwn && english.headers['x-cache'] === undefined);
}

async function inside(front) {
  const answers = await Promise.all(['health', 'metrics', 'refresh'].map((name) => ask(front, `/api/${name}`)));
  const stranger = await ask(front, '/', { headers: { Host: 'elsewhere.example' } }).catch(() => null);
  return [
    none('inner addresses that answer', answers.filter(({ status }) => status !== 404).length),
    yes('another name than the site’s is not answered', stranger === null),
  ];
}

/** A file of the build is cached, and its headers allow that. */
async function files(front) {
  const [script] = /\/_next\/static\/[^"]+\.js/.exec(String((await ask(front, '/en-us')).body));
  await ask(front, script, { headers: { 'Accept-Encoding': 'br' } });
  const { headers } = await ask(front, script, { headers: { 'Accept-Encoding': 'br' } });
  const isKept = headers['x-cache'] === 'HIT' && headers['cache-control'] === 'public, max-age=31536000, immutable';
  return yes('a script is kept, compressed and for good', isKept && headers['content-encoding'] === 'br');
}

export async function headers(front, replica) {
  return [
    await security(front, replica),
    ...(await conditions(front)),
    await visitorsOwn(front),
    ...(await inside(front)),
    await files(front),
  ];
}
