export const HIDDEN_KEY = 'hidden-homes';
export const RECENT_KEY = 'recent-homes';

declare global {
  interface Window {
    /** Set by the script below: dresses the page for these lists. Missing where constructed style sheets are. */
    showKept?: (hidden: readonly string[], recent: boolean) => void;
  }
}

/**
 * Before the first paint: hidden homes leave their lists and the place of the recently viewed opens, so that nothing
 * moves when the components come. A constructed style sheet and no element: React knows nothing of it, it outlives a
 * switch of language, and a Content-Security-Policy without inline styles allows it. Self-contained source; what the
 * storage holds is anybody's.
 *
 * A home stays in sight where it was hidden just now (`data-undo`) or where hidden ones are shown (`data-shown`).
 */
export const KEPT_SCRIPT = `(function(){try{var s=new CSSStyleSheet;document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s);window.showKept=function(h,r){var l='[data-home-list]',a=':is('+h.map(function(i){return'[data-home="'+i+'"]'}).join()+')';s.replaceSync((h.length?l+':not(:has([data-shown])) li:has(>'+a+'):not(:has([data-undo])){display:none}'+l+':has('+a+') [data-hidden-line]{display:flex}':'')+(r?'[data-recent-homes]{display:block}':''))};var g=function(k){try{return JSON.parse(localStorage.getItem(k)||'[]').filter(function(i){return typeof i=='string'&&/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(i)})}catch(_){return[]}};showKept(g('${HIDDEN_KEY}').slice(0,200),g('${RECENT_KEY}').length>0)}catch(_){}})()`;
