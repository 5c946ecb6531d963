import { COLOUR_MODE_KEY, HIDDEN_KEY, RECENT_KEY } from './first-paint-keys';

/** C and D before the first paint: sets the colour mode and the device layout. Storage access may throw. */
export const FIRST_PAINT_SCRIPT = `(function(){var e=document.documentElement,m=null;try{m=localStorage.getItem('${COLOUR_MODE_KEY}')}catch(_){}var d=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;e.classList.add(d?'dark':'light');var w=innerWidth,t=matchMedia('(pointer: coarse)').matches;e.dataset.layout=w<768?'mobile':w<1280&&t?'tablet':'default'})()`;

/** Hides listings before the first paint, but not `data-undo` and `data-shown` ones. Stored values are untrusted. */
export const STORED_LISTS_SCRIPT = `(function(){try{var s=new CSSStyleSheet;document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s);window.showLists=function(h,r){var l='[data-home-list]',a=':is('+h.map(function(i){return'[data-home="'+i+'"]'}).join()+')';s.replaceSync((h.length?l+':not(:has([data-shown])) li:has(>'+a+'):not(:has([data-undo])){display:none}'+l+':has('+a+') [data-hidden-line]{display:flex}':'')+(r?'[data-recent-homes]{display:block}':''))};var g=function(k){try{return JSON.parse(localStorage.getItem(k)||'[]').filter(function(i){return typeof i=='string'&&/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(i)})}catch(_){return[]}};showLists(g('${HIDDEN_KEY}').slice(0,200),g('${RECENT_KEY}').length>0)}catch(_){}})()`;

/** Gives a broken picture an empty SVG and `data-broken`, for which app/component-classes.css draws a placeholder. */
export const BROKEN_PICTURES_SCRIPT = `addEventListener('error',function(e){var t=e.target;if(t.tagName=='IMG'&&t.src.slice(0,5)!='data:'){t.setAttribute('data-broken','');t.removeAttribute('srcset');t.style.backgroundColor='';t.src='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E'}},true)`;

/** The same for every visitor, so that the policy can name its hash. It runs before any bundle. */
export const HEAD_SCRIPT = `${FIRST_PAINT_SCRIPT};${STORED_LISTS_SCRIPT};${BROKEN_PICTURES_SCRIPT}`;
