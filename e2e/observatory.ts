/** A response as a scanner sees it: headers with lower-case names, the cookies of all redirects, and the HTML. */
export type Scanned = { headers: Readonly<Record<string, string>>; cookies: readonly string[]; html: string };

type Result = readonly [test: string, modifier: number];

/**
 * The points for each header in MDN's HTTP Observatory 1.6.3 (algorithm 6, github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js). `otherwise` applies to values that it does not know.
 */
const WORTH = {
  'x-content-type-options': { values: { nosniff: 0 }, missing: -5, otherwise: -5 },
  'referrer-policy': {
    values: { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5, 'strict-origin-when-cross-origin': 5 },
    missing: 0,
    otherwise: -5,
  },
  'cross-origin-resource-policy': {
    values: { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
    missing: 0,
    otherwise: -5,
  },
  'cross-origin-opener-policy': {
    values: { 'same-origin': 10, 'same-origin-allow-popups': 10, 'noopener-allow-popups': 10, 'unsafe-none': 0 },
    missing: 0,
    otherwise: -5,
  },
  'cross-origin-embedder-policy': {
    values: { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
    missing: 0,
    otherwise: -5,
  },
} as const;

const CSP = {
  missing: -25,
  invalid: -25,
  unsafeScript: -20,
  insecureScheme: -20,
  unsafeEval: -10,
  insecurePicture: -10,
  unsafeStyle: 0,
  safe: 5,
  safeAndClosed: 10,
} as const;

/** Half a year, as the Observatory defines it. */
const HSTS_SECONDS = 15_552_000;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(header: string): Policy {
  const parts = header.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

/** With hashes and `'strict-dynamic'` a browser ignores hosts and `'unsafe-inline'`. Null for an invalid policy. */
function scriptSources(policy: Policy): readonly string[] | null {
  const sources = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  if (!sources.includes("'strict-dynamic'")) return sources;
  if (!sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))) return null;
  return sources.filter((source) => source.startsWith("'") && !["'self'", "'unsafe-inline'"].includes(source));
}

/** Only the first rule that matches counts. */
function policyWorth(header: string | undefined): number {
  if (header === undefined) return CSP.missing;
  const policy = readPolicy(header);
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = scriptSources(policy);
  if (scripts === null) return CSP.invalid;
  const passive = [...of('img-src'), ...of('media-src')];
  const active = [...policy].filter(([name]) => !/^(?:img|media|script)-src$/.test(name)).flatMap(([, list]) => list);
  const isUnsafe = scripts.some((source) => UNSAFE.includes(source));
  if (isUnsafe || of('object-src').some((source) => BROAD.includes(source))) return CSP.unsafeScript;
  if ([...active, ...scripts].some(isInsecure)) return CSP.insecureScheme;
  if ([...scripts, ...of('style-src')].includes("'unsafe-eval'")) return CSP.unsafeEval;
  if (passive.some(isInsecure)) return CSP.insecurePicture;
  if (of('style-src').some((source) => UNSAFE.includes(source))) return CSP.unsafeStyle;
  return policy.get('default-src')?.join() === "'none'" ? CSP.safeAndClosed : CSP.safe;
}

function frameWorth({ headers }: Scanned): number {
  if (readPolicy(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
}

function transportWorth({ headers }: Scanned): number {
  const seconds = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= HSTS_SECONDS ? 0 : -10;
}

/** The rules for session cookies are left out, because the site has none. */
function cookieWorth({ cookies }: Scanned): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((line) => /;\s*secure/i.test(line))) return -5;
  return cookies.every((line) => /;\s*samesite=(?:lax|strict)/i.test(line)) ? 5 : 0;
}

/** Rates scripts of other hosts without a hash. Scripts of the site itself do not count. */
function scriptWorth({ html }: Scanned): number {
  const foreign = [...html.matchAll(/<script[^>]* src="((?:https?:)?\/\/[^"]*)"/g)].map(([, address = '']) => address);
  if (foreign.length === 0) return 0;
  return foreign.every((address) => address.startsWith('https:')) ? -5 : -50;
}

function headerWorth(headers: Scanned['headers'], name: keyof typeof WORTH): number {
  const { values, missing, otherwise } = WORTH[name];
  const value = headers[name];
  if (value === undefined) return missing;
  return new Map(Object.entries(values)).get(value.toLowerCase()) ?? otherwise;
}

const HEADERS = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
] as const;

/**
 * Returns the score and its parts. The redirect from http to https is the proxy's and is not rated here
 * (deploy/nginx.conf redirects to the same host, as the Observatory requires).
 */
export function observatoryScore(scanned: Scanned): { score: number; results: readonly Result[] } {
  const { headers } = scanned;
  const results: readonly Result[] = [
    ['content-security-policy', policyWorth(headers['content-security-policy'])],
    ['x-frame-options', frameWorth(scanned)],
    ['strict-transport-security', transportWorth(scanned)],
    ['cookies', cookieWorth(scanned)],
    ['subresource-integrity', scriptWorth(scanned)],
    ['cross-origin-resource-sharing', headers['access-control-allow-credentials'] === 'true' ? -50 : 0],
    ...HEADERS.map((name) => [name, headerWorth(headers, name)] as const),
  ];
  const sum = (list: readonly Result[]) => list.reduce((total, [, modifier]) => total + modifier, 100);
  // Bonus points only count from a score of 90 without them.
  const without = sum(results.filter(([, modifier]) => modifier < 0));
  return { score: without < 90 ? without : sum(results), results };
}
