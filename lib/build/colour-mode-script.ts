/** The key of the original framework, so that returning visitors keep their choice (C). */
export const COLOUR_MODE_KEY = 'nuxt-color-mode';

export type ColourModePreference = 'light' | 'dark' | 'system';

/**
 * C and D before the first paint: sets the class of the resolved colour mode (the system's if no choice is stored) and
 * the device layout. The source is self-contained, because it runs in the head before any bundle. Storage access may
 * throw.
 */
export const FIRST_PAINT_SCRIPT = `(function(){var e=document.documentElement,m=null;try{m=localStorage.getItem('${COLOUR_MODE_KEY}')}catch(_){}var d=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;e.classList.add(d?'dark':'light');var w=innerWidth,t=matchMedia('(pointer: coarse)').matches;e.dataset.layout=w<768?'mobile':w<1280&&t?'tablet':'default'})()`;
