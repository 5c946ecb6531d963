import type { RenderedPage } from './page-cache/rendered-page';

/** The longest time that scripts wait for the first picture, in milliseconds. */
const PICTURE_WITHIN_MS = 3_000;

/**
 * Runs in the page: starts the deferred scripts after the first paint, and after the first picture if there is one. A
 * frame is visible when the next one begins, and a picture must be decoded after it has loaded. Only scripts of the build
 * are started, so that injected markup cannot name another. The starter removes itself, so that React hydrates the head
 * that it rendered.
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

/** Defers the scripts of a page. `starter` is inserted before the first of them. */
export function withDeferredScripts(html: string, starter: string): string {
  let before = starter;
  return html.replace(PRELOAD, '').replace(SCRIPT, (_, src: string, others: string) => {
    const script = `${before}<script data-src="${src}"${others}>`;
    before = '';
    return script;
  });
}

/**
 * Defers the scripts of an HTML page until its first paint. Otherwise they would compete with the text, the typeface and
 * the first picture for a slow connection, and run before the paint on a slow processor (decision 34). Any other response
 * is returned unchanged.
 */
export function deferScripts(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  // The patterns are ASCII, so the Thai around them need not be decoded.
  const html = withDeferredScripts(page.body.toString('latin1'), `<script>${STARTER}</script>`);
  return { ...page, body: Buffer.from(html, 'latin1') };
}
