export const HIDDEN_KEY = 'hidden-homes';
export const RECENT_KEY = 'recent-homes';

declare global {
  interface Window {
    /** Styles the page for these lists. The script below sets it, if the browser has constructed style sheets. */
    showKept?: (hidden: readonly string[], recent: boolean) => void;
  }
}

/**
 * Before the first paint: removes hidden listings from their lists and shows the section of recently viewed listings,
 * to avoid a layout shift when the components load. It uses a constructed style sheet instead of an element: React does
 * not see it, it survives a switch of language, and a Content-Security-Policy without inline styles allows it. The
 * source is self-contained. Stored values are untrusted.
 *
 * A listing stays visible if it was hidden just now (`data-undo`) or if its list shows hidden listings (`data-shown`).
 */
export const KEPT_SCRIPT = `(function(){try{var s=new CSSStyleSheet;document.adoptedStyleSheets=document.adoptedStyleSheets.concat(s);window.showKept=function(h,r){var l='[data-home-list]',a=':is('+h.map(function(i){return'[data-home="'+i+'"]'}).join()+')';s.replaceSync((h.length?l+':not(:has([data-shown])) li:has(>'+a+'):not(:has([data-undo])){display:none}'+l+':has('+a+') [data-hidden-line]{display:flex}':'')+(r?'[data-recent-homes]{display:block}':''))};var g=function(k){try{return JSON.parse(localStorage.getItem(k)||'[]').filter(function(i){return typeof i=='string'&&/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(i)})}catch(_){return[]}};showKept(g('${HIDDEN_KEY}').slice(0,200),g('${RECENT_KEY}').length>0)}catch(_){}})()`;
