import type { ServerResponse } from 'node:http';

/** How long a picture may keep the scripts waiting, in milliseconds. */
const PICTURE_WITHIN_MS = 3_000;

/**
 * Runs in the page: once it has been painted, with its first picture if it has one, every script that was held is
 * started. It takes itself away, so that React finds the head as it sent it.
 */
const STARTER = `(function(d){
d.currentScript.remove();
function each(s){var e=d.createElement('script');if(s.id)e.id=s.id;if(s.nonce)e.nonce=s.nonce;e.async=true;e.setAttribute('src',s.getAttribute('data-src'));s.replaceWith(e)}
function all(){d.querySelectorAll('script[data-src]').forEach(each)}
var begun=false;
function begin(){if(begun)return;begun=true;all();d.readyState==='loading'&&d.addEventListener('DOMContentLoaded',all)}
function painted(then){d.hidden?then():requestAnimationFrame(function(){setTimeout(then)})}
painted(function(){var p=d.querySelector('img[fetchpriority=high]');if(!p||p.complete)return painted(begin);
p.onload=p.onerror=function(){painted(begin)};setTimeout(begin,${PICTURE_WITHIN_MS})})
})(document)`.replaceAll('\n', '');

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: (?:id|nonce|crossorigin)="[^"]*")*) async="">/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/** A part of a page with its scripts held; `starter` stands before the first of them. */
export function held(part: string, starter: string): string {
  let before = starter;
  return part.replace(PRELOAD, '').replace(SCRIPT, (_, src: string, others: string) => {
    const script = `${before}<script data-src="${src}"${others}>`;
    before = '';
    return script;
  });
}

const FIRST = Buffer.from('<script src="/_next/static/');

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html');
}

/**
 * Makes the scripts of a page wait until it has been painted: on a slow line they would share it with the page's text,
 * typeface and first picture, and on a slow processor run before these are drawn (decision 34).
 */
export function holdScripts(response: ServerResponse): void {
  let starter = `<script>${STARTER}</script>`;
  const change = (chunk: unknown): unknown => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (!(bytes instanceof Uint8Array) || !isPage(response)) return chunk;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!buffer.includes(FIRST)) return chunk;
    if (!response.headersSent) response.removeHeader('Content-Length');
    // Byte for byte: a part may end within a letter.
    const part = held(buffer.toString('latin1'), starter);
    starter = '';
    return Buffer.from(part, 'latin1');
  };
  for (const name of ['write', 'end'] as const) {
    const send = response[name];
    const sendChanged = (chunk: unknown, ...rest: unknown[]) => Reflect.apply(send, response, [change(chunk), ...rest]);
    Object.assign(response, { [name]: sendChanged });
  }
}
