import { createHash } from 'node:crypto';
import { HEAD_SCRIPT } from '../../lib/build/head-script';
import { OFFLINE_SCRIPT } from '../../lib/build/offline-script';
import { STARTER } from '../defer-scripts';
import type { RenderedPage } from '../page-cache/rendered-page';
import { type PolicySources, pagePolicy } from './content-policy';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

/** Scripts that our server writes into pages, matched word for word. */
const OWN = [STARTER, HEAD_SCRIPT, OFFLINE_SCRIPT].map((script) => ({
  markup: `<script>${script}</script>`,
  hash: hashOf(script),
}));

/** Starts Next's first script, which loads the chunks of the build. Next's scripts with the page's data follow it. */
const RUNTIME = '<script id="_R_">';

/** Consecutive scripts. They contain no `<`, because Next escapes it as `\u003c`. */
const SCRIPTS = /<script[^>]*>([^<]*)<\/script>/gy;

/** The complete scripts that Next writes into a page: the start of the chunks, and the data as text or bytes. */
const SHAPES = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"\]\)$/,
  /^self\.__next_f\.push\(\[3,"[\w+/=]*"\]\)$/,
];

/** The scripts at the end of a page. Injected markup can only stand before them. */
function lastScripts(html: string): string[] {
  const start = html.lastIndexOf(RUNTIME);
  return start < 0 ? [] : [...html.slice(start).matchAll(SCRIPTS)].map(([, script = '']) => script);
}

/**
 * The hashes of a page's trusted inline scripts. `html` holds the page's bytes as latin1. Our own scripts must match
 * word for word, Next's by shape and position. Any other inline script gets no hash, so the page's policy blocks it.
 */
export function scriptHashes(html: string): string[] {
  const own = OWN.filter(({ markup }) => html.includes(markup)).map(({ hash }) => hash);
  const ofNext = lastScripts(html).filter((script) => SHAPES.some((shape) => shape.test(script)));
  return [...new Set([...own, ...ofNext.map(hashOf)])];
}

/** Adds the policy for the bytes of a page. Call it again after any change of the bytes. Other responses stay the same. */
export function withPolicy(page: RenderedPage, sources: PolicySources): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  const policy = pagePolicy(scriptHashes(page.body.toString('latin1')), sources);
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}
