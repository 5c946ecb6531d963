import { MAX_COMPARED } from '../content/ids';
import {
  COLOUR_MODE_KEY,
  COMPARED_KEY,
  HIDDEN_KEY,
  RECENT_KEY,
  RECENT_SEARCHES_KEY,
  SAVED_KEY,
  SAVED_SEARCHES_KEY,
} from './first-paint-keys';

/**
 * C and D before the first paint: sets the colour mode and the device layout. Storage access may throw. Allows lazy layout
 * on a phone, unless the page opens at a fragment or at a restored scroll position, and until a link leads to a fragment:
 * they need the heights above.
 */
export const FIRST_PAINT_SCRIPT = `(function(){var e=document.documentElement,m=null;try{m=localStorage.getItem('${COLOUR_MODE_KEY}')}catch(_){}var d=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;e.classList.add(d?'dark':'light');var w=innerWidth,t=matchMedia('(pointer: coarse)').matches;e.dataset.layout=w<768?'mobile':w<1280&&t?'tablet':'default';var n=performance.getEntriesByType('navigation')[0];if(w<768&&n&&n.type==='navigate'&&!location.hash){e.dataset.lazyLayout='';addEventListener('click',function(v){if(v.target.closest('a[href^="#"]'))e.removeAttribute('data-lazy-layout')},true)}})()`;

const CONTINUED_KEYS = JSON.stringify([RECENT_KEY, SAVED_KEY, RECENT_SEARCHES_KEY, SAVED_SEARCHES_KEY]);

/**
 * Hides listings before the first paint, but not `data-undo` and `data-shown` ones. A comparison without ids opens the
 * chosen listings. Stored values are untrusted.
 */
export const STORED_LISTS_SCRIPT = `(function(){try{var R,T='',s=new CSSStyleSheet;document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s);window.showLists=function(h,n){if(n)R=${CONTINUED_KEYS}.some(function(k){try{return JSON.parse(localStorage.getItem(k)).length>0}catch(_){}});var l='[data-home-list]',a=':is('+h.map(function(i){return'[data-home="'+i+'"]'}).join()+')';h=(h.length?l+':not(:has([data-shown])) li:has(>'+a+'):not(:has([data-undo])){display:none}'+l+':has('+a+') [data-hidden-line]{display:flex}':'')+(R?'[data-recent-homes]{display:block}':'');if(h!=T)s.replaceSync(T=h);return R};var g=function(k){try{return JSON.parse(localStorage.getItem(k)||'[]').filter(function(i){return typeof i=='string'&&/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(i)})}catch(_){return[]}};showLists(g('${HIDDEN_KEY}').slice(0,200),1);var c=g('${COMPARED_KEY}').slice(0,${MAX_COMPARED});if(c.length&&/^(\\/(en-us|th-th))?\\/compare$/.test(location.pathname)&&!/[?&]ids=/.test(location.search))location.replace('?ids='+c.join())}catch(_){}})()`;

/** Gives a broken picture an empty SVG and `data-broken`, for which app/component-classes.css draws a placeholder. */
export const BROKEN_PICTURES_SCRIPT = `addEventListener('error',function(e){var t=e.target;if(t.tagName=='IMG'&&t.src.slice(0,5)!='data:'){t.setAttribute('data-broken','');t.removeAttribute('srcset');t.style.backgroundColor='';t.src='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E'}},true)`;

/**
 * Keeps presses that need React until the page is hydrated, marks the pressed controls as busy, and repeats the presses
 * in order when a component calls `replayPresses` (decision 34). The last press on a control or choice in a select counts.
 */
export const EARLY_PRESSES_SCRIPT = `(function(){var q=[],k=['click','keydown','change'];function note(e){var t=e.target,y=e.type,s=t.tagName=='SELECT',c=s?y!='click'&&t:y=='click'&&t.closest('button[type=button]:not([popovertarget]),[data-next],a[data-opens],[type=range]');if(!c||c.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))return;q=q.filter(function(p){return p.c!=c||p.e.type!=y});q.push({c:c,e:new e.constructor(y,e),s:s,v:c.value});if(s)return;e.preventDefault();e.stopImmediatePropagation();c.setAttribute('aria-busy',true)}k.forEach(function(n){addEventListener(n,note,true)});window.replayPresses=function(){k.forEach(function(n){removeEventListener(n,note,true)});q.splice(0).forEach(function(p){var c=p.c;if(p.s)c.value=p.v;else c.setAttribute('aria-busy',false);c.isConnected&&c.dispatchEvent(p.e)})}})()`;

const PICTURE_WITHIN_MS = 3_000;
const SCRIPTS_WITHIN_MS = 10_000;

/**
 * In the page: starts the scripts of the build (injected markup cannot name another) on the first press or key, or
 * after the first paint and picture (when the next frame begins). The next press or connection retries failed ones. Until
 * they have loaded, a slow line loads no lazy pictures but those in sight (`data-seen` on the parent).
 */
export const SCRIPT_LOADER = /* @__PURE__ */ `(function(d){
var h=d.documentElement,c=navigator.connection,w=0,o;
function free(){delete h.dataset.slow;o&&o.disconnect()}
function look(){d.querySelectorAll('img[loading=lazy]').forEach(function(i){o.observe(i.parentNode)})}
function each(s){var e=d.createElement('script');if(s.id)e.id=s.id;if(s.nonce)e.nonce=s.nonce;e.async=true;w++;e.onload=function(){--w||free()};e.onerror=function(){e.replaceWith(s);--w||free()};e.setAttribute('src',s.getAttribute('data-src'));s.replaceWith(e)}
function all(){d.querySelectorAll('script[data-src^="/_next/static/"]').forEach(each)}
function begin(){all();d.readyState==='loading'&&d.addEventListener('DOMContentLoaded',all)}
['pointerdown','keydown','online'].forEach(function(n){addEventListener(n,begin,true)});
function painted(then){d.hidden?then():requestAnimationFrame(function(){setTimeout(then)})}
function shown(){painted(function(){painted(begin)})}
painted(function(){var p=d.querySelector('img[fetchpriority=high]');if(!p)return shown();
p.decode().then(shown,shown);setTimeout(begin,${PICTURE_WITHIN_MS})});
if(c&&(c.saveData||/[23]g/.test(c.effectiveType))){h.dataset.slow='';o=new IntersectionObserver(function(l){l.forEach(function(i){i.isIntersecting&&i.target.setAttribute('data-seen','')})});
painted(look);d.addEventListener('DOMContentLoaded',look);setTimeout(free,${SCRIPTS_WITHIN_MS})}
})(document)`.replaceAll('\n', '');

/** The same for every visitor, so that the policy can name its hash. It runs before any bundle. */
export const HEAD_SCRIPT = `${FIRST_PAINT_SCRIPT};${STORED_LISTS_SCRIPT};${BROKEN_PICTURES_SCRIPT};${EARLY_PRESSES_SCRIPT};${SCRIPT_LOADER}`;
