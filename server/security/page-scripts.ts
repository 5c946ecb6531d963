import { createHash } from 'node:crypto';
import { HEAD_SCRIPT } from '../../lib/build/inline-scripts';
import { OFFLINE_SCRIPT } from '../../lib/build/offline-script';
import type { RenderedPage } from '../page-cache/rendered-page';
import { type PolicySources, pagePolicy } from './security-headers';

const PICTURE_WITHIN_MS = 3_000;

/**
 * Runs in the page: starts the scripts after the first paint and the first picture. A frame is visible when the next
 * one begins. It starts only scripts of the build, so that injected markup cannot name another, and removes itself, so
 * that React hydrates the head that it rendered.
 */
export const STARTER = `(function(d){
d.currentScript.remove();
function each(s){var e=d.createElement('script');if(s.id)e.id=s.id;if(s.nonce)e.nonce=s.nonce;e.async=true;e.setAttribute('src',s.getAttribute('data-src'));s.replaceWith(e)}
function all(){d.querySelectorAll('script[data-src^="/_next/static/"]').forEach(each)}
var begun=false;
function begin(){if(begun)return;begun=true;all();d.readyState==='loading'&&d.addEventListener('DOMContentLoaded',all)}
function painted(then){d.hidden?then():requestAnimationFrame(function(){setTimeout(then)})}
function shown(){painted(function(){painted(begin)})}
painted(function(){var p=d.querySelector('img[fetchpriority=high]');if(!p)return shown();
p.decode().then(shown,shown);setTimeout(begin,${PICTURE_WITHIN_MS})})
})(document)`.replaceAll('\n', '');

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: (?:id|nonce|crossorigin)="[^"]*")*) async="">/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

export function withDeferredScripts(html: string, starter: string): string {
  let before = starter;
  return html.replace(PRELOAD, '').replace(SCRIPT, (_, src: string, others: string) => {
    const script = `${before}<script data-src="${src}"${others}>`;
    before = '';
    return script;
  });
}

/** Otherwise the scripts of an HTML page would compete with its text and its first picture (decision 34). */
export function deferScripts(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  // The patterns are ASCII, so the Thai around them need not be decoded.
  const html = withDeferredScripts(page.body.toString('latin1'), `<script>${STARTER}</script>`);
  return { ...page, body: Buffer.from(html, 'latin1') };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

const OWN = [STARTER, HEAD_SCRIPT, OFFLINE_SCRIPT].map((script) => ({
  markup: `<script>${script}</script>`,
  hash: hashOf(script),
}));

/** Next's first script, which loads the chunks of the build. Scripts with the page's data follow it. */
const RUNTIME = '<script id="_R_">';

/** They contain no `<`, because Next escapes it as `\u003c`. */
const SCRIPTS = /<script[^>]*>([^<]*)<\/script>/gy;

/** The complete scripts of Next: the start of the chunks, and the data as text or bytes. */
const SHAPES = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"\]\)$/,
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
