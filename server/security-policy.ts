import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEAD_SCRIPT } from '../lib/build/inline-scripts';
import { OFFLINE_SCRIPT } from '../lib/build/offline-script';
import type { Env } from '../lib/config/env';
import { FRAMED_HOSTS } from '../lib/content/media-source';
import { iconHostOrigins } from '../lib/icons/icon-set';
import { addressOf } from '../lib/navigation/addresses';
import { withInlineBoundaries } from './inline-boundaries';
import type { RenderedPage } from './page-cache/rendered-page';
import { withoutStaticParts } from './static-parts';

export type PolicySources = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
  readonly pictures: readonly string[];
  readonly connections: readonly string[];
  readonly reports: string;
};

const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(' ');

/** CSP Level 3: only scripts with a hash, and what they load, may run. React and the player write inline styles. */
export function pagePolicy(
  hashes: readonly string[],
  { scripts, frames, media, pictures, connections, reports }: PolicySources,
): string {
  return [
    directive('default-src', "'none'"),
    hashes.length === 0
      ? directive('script-src', "'none'")
      : directive('script-src', "'strict-dynamic'", ...hashes, ...scripts),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:', ...pictures),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...connections),
    directive('media-src', "'self'", 'blob:', ...media),
    directive('frame-src', ...(frames.length === 0 ? ["'none'"] : frames)),
    directive('worker-src', "'self'", 'blob:'),
    directive('manifest-src', "'self'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    directive('report-uri', reports),
  ].join('; ');
}

/** For all other responses. A browser that opens a video or a sound shows it in a generated page. */
const NON_PAGE_POLICY = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

const REPORTS_PATH = '/api/policy-reports';

/** The hosts of Analytics, then Signals and Ads (developers.google.com/tag-platform/security/guides/csp). */
const TAG_SOURCES = {
  connections: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://google.com',
    'https://www.google.com',
    'https://www.google.co.th',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
  ],
  frames: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  // The inline script of `GoogleTagManager` from @next/third-parties.
  scripts: ["'sha256-mjAPvJKRBATPwtDkDe1t+tw2mbmVjgXVfYImJfeAdz8='"],
} as const;

const NO_TAG_SOURCES = { connections: [], frames: [], scripts: [] } as const;

/** W4: without a CDN, the pictures of contacts come from the bucket itself. */
const bucketPaths = (bucket: string | undefined) =>
  bucket === undefined
    ? []
    : [`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`, `https://storage.googleapis.com/${bucket}/`];

const originOf = (address: string | undefined) => (address === undefined ? [] : [new URL(address).origin]);

const secure = (host: string) => `https://${host}`;

export function policySources(
  env: Pick<
    Env,
    | 'API_BASE_URL'
    | 'GTM_ID'
    | 'MAP_STYLE_URL'
    | 'MAP_TILES_URL'
    | 'CDN_HOST'
    | 'FIREBASE_STORAGE_BUCKET'
    | 'IMAGE_HOSTS'
    | 'ICON_HOSTS'
  >,
): PolicySources {
  const tags = env.GTM_ID === undefined ? NO_TAG_SOURCES : TAG_SOURCES;
  const api = originOf(env.API_BASE_URL);
  const maps = originOf(env.MAP_STYLE_URL);
  const archive = env.MAP_TILES_URL?.startsWith('/') ? [] : originOf(env.MAP_TILES_URL);
  const files = [...(env.CDN_HOST === undefined ? [] : [env.CDN_HOST]), ...env.IMAGE_HOSTS].map(secure);
  return {
    scripts: tags.scripts,
    frames: [...FRAMED_HOSTS.map(secure), ...tags.frames],
    media: files,
    pictures: [...files, ...bucketPaths(env.FIREBASE_STORAGE_BUCKET), ...maps, ...tags.connections],
    connections: [...api, ...files, ...maps, ...archive, ...iconHostOrigins(env.ICON_HOSTS), ...tags.connections],
    reports: REPORTS_PATH,
  };
}

/** As the HSTS preload list requires. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

const DENIED = ['camera', 'display-capture', 'geolocation', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const OPENED = {
  'Content-Security-Policy': NON_PAGE_POLICY,
  // YouTube plays only for pages that send their origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  // Share windows of other sites keep their opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** A drawing with a style. Raster pictures have none. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** A notification has pictures. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

export function pageSecurityHeaders(isSecureSite: boolean): Record<string, string> {
  const all = { ...ALWAYS, ...OPENED, ...(isSecureSite ? { 'Strict-Transport-Security': HSTS } : {}) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
}

export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, isSecureSite: boolean): void {
  const { kind, isEmbeddable } = addressOf(request.url ?? '');
  // A page has twenty scripts, for which these headers would weigh as much as one. The map's worker must fetch tiles.
  const headers = kind === 'static' ? ALWAYS : { ...ALWAYS, ...OPENED };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isEmbeddable) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (kind === 'picture') response.setHeader('Content-Security-Policy', PICTURE_POLICY);
  if (kind === 'worker') response.setHeader('Content-Security-Policy', WORKER_POLICY);
  if (isSecureSite) response.setHeader('Strict-Transport-Security', HSTS);
}

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: (?:id|nonce|crossorigin)="[^"]*")*) async="">/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** Not in pages without the script that starts them. */
export const withDeferredScripts = (html: string): string =>
  html.includes(HEAD_SCRIPT) ? html.replace(PRELOAD, '').replace(SCRIPT, '<script data-src="$1"$2>') : html;

/** Next's first script, which loads the chunks of the build. Scripts with the page's data follow it. */
const RUNTIME = '<script id="_R_">';

const FIRST_TEXT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"';
const BETWEEN_TEXTS = '"])</script><script>self.__next_f.push([1,"';
const AFTER_TEXTS = '"])</script>';
const BYTES_SCRIPT = '<script>self.__next_f.push([3,"';

/** `text` is the source of a string literal in double quotes. A `<` could end the script. */
function withoutStaticText(text: string, markup: string): string {
  const data: string = JSON.parse(`"${text}"`);
  if (/[^\0-\xff]/.test(data)) return text;
  return JSON.stringify(withoutStaticParts(data, markup)).slice(1, -1).replaceAll('<', '\\u003c');
}

/** Converts the source text of a string literal in double quotes to that of one in single quotes. */
const inSingleQuotes = (text: string) => text.replaceAll('\\"', '"').replaceAll("'", "\\'");

/**
 * Next sends its data in a dozen scripts; the policy, a header, would have the hash of each. In single quotes, the
 * data, which is mostly JSON, needs fewer escapes.
 */
export function withOneDataScript(html: string): string {
  const runtime = html.lastIndexOf(RUNTIME);
  const start = runtime < 0 ? -1 : html.indexOf(FIRST_TEXT, runtime);
  const end = html.lastIndexOf(AFTER_TEXTS);
  if (start < 0 || end < start || html.includes(BYTES_SCRIPT, start)) return html;
  const text = html.slice(start + FIRST_TEXT.length, end).replaceAll(BETWEEN_TEXTS, '');
  if (text.includes('</script>')) return html;
  const data = inSingleQuotes(
    text.includes('\\"StaticPart\\"') ? withoutStaticText(text, html.slice(0, runtime)) : text,
  );
  const script = `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,'${data}'])`;
  return `${html.slice(0, start)}<script>${script}</script>${html.slice(end + AFTER_TEXTS.length)}`;
}

/** Otherwise the scripts of an HTML page would compete with its text and its first picture (decision 34). */
export function deferScripts(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  // The patterns are ASCII, so the Thai around them need not be decoded.
  const html = withDeferredScripts(withInlineBoundaries(page.body.toString('latin1')));
  return { ...page, body: Buffer.from(withOneDataScript(html), 'latin1') };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

const OWN = [HEAD_SCRIPT, OFFLINE_SCRIPT].map((script) => ({
  markup: `<script>${script}</script>`,
  hash: hashOf(script),
}));

/** They contain no `<`, because Next escapes it as `\u003c`. */
const SCRIPTS = /<script[^>]*>([^<]*)<\/script>/gy;

const dataScript = (quote: string) =>
  String.raw`self\.__next_f\.push\(\[1,${quote}[^${quote}\\\n\r]*(?:\\.[^${quote}\\\n\r]*)*${quote}\]\)`;

/** The complete scripts of Next: the start of the chunks, and the data as text or bytes. */
const SHAPES = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/,
  new RegExp(String.raw`^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;${dataScript("'")})?$`),
  new RegExp(`^${dataScript('"')}$`),
  /^self\.__next_f\.push\(\[3,"[\w+/=]*"\]\)$/,
];

/** Injected markup can only stand before them. */
function lastScripts(html: string): string[] {
  const start = html.lastIndexOf(RUNTIME);
  return start < 0 ? [] : [...html.slice(start).matchAll(SCRIPTS)].map(([, script = '']) => script);
}

/** Our own scripts must match word for word, Next's by shape and position: any other gets no hash. `html` is latin1. */
export function scriptHashes(html: string): string[] {
  const own = OWN.filter(({ markup }) => html.includes(markup)).map(({ hash }) => hash);
  const ofNext = lastScripts(html).filter((script) => SHAPES.some((shape) => shape.test(script)));
  return [...new Set([...own, ...ofNext.map(hashOf)])];
}

/** Call it again after any change of the bytes. */
export function withPolicy(page: RenderedPage, sources: PolicySources): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  const policy = pagePolicy(scriptHashes(page.body.toString('latin1')), sources);
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}
