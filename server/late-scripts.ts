import type { RenderedPage } from './page-cache/rendered-page';

/** How long a picture may keep the scripts waiting, in milliseconds. */
const PICTURE_WITHIN_MS = 3_000;

/**
 * Runs in the page: starts every held script once the page has been painted, with its first picture if it has one. A
 * frame is on the screen when the next one begins, and a picture still has to be decoded after it has loaded. It starts
 * only scripts of the build, so that injected markup cannot name another. It removes itself, so that React finds the
 * head that it sent.
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

/** A page with its scripts held; `starter` stands before the first of them. */
export function held(html: string, starter: string): string {
  let before = starter;
  return html.replace(PRELOAD, '').replace(SCRIPT, (_, src: string, others: string) => {
    const script = `${before}<script data-src="${src}"${others}>`;
    before = '';
    return script;
  });
}

/**
 * Makes the scripts of a page wait until it has been painted: on a slow line they would share it with the page's text,
 * typeface and first picture, and on a slow processor run before these are drawn (decision 34). Whatever is no page
 * stays as it is.
 */
export function holdScripts(page: RenderedPage): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  // As bytes: what is looked for is ASCII, and the Thai around it need not be decoded.
  const html = held(page.body.toString('latin1'), `<script>${STARTER}</script>`);
  return { ...page, body: Buffer.from(html, 'latin1') };
}
