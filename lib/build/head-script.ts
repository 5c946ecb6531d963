import { FIRST_PAINT_SCRIPT } from './colour-mode-script';
import { KEPT_SCRIPT } from './first-paint-lists';

/**
 * Replaces the browser's icon for a broken picture: it gives the picture an empty SVG as its source and the attribute
 * `data-broken`, for which app/named-looks.css draws a placeholder. It runs in the head to catch errors that happen before
 * any bundle has loaded, so it must be self-contained.
 */
export const BROKEN_PICTURES_SCRIPT = `addEventListener('error',function(e){var t=e.target;if(t.tagName=='IMG'&&t.src.slice(0,5)!='data:'){t.setAttribute('data-broken','');t.removeAttribute('srcset');t.style.backgroundColor='';t.src='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E'}},true)`;

/** The inline script in the head of every page: the same for every visitor, so the page's policy can name its hash. */
export const HEAD_SCRIPT = `${FIRST_PAINT_SCRIPT};${KEPT_SCRIPT};${BROKEN_PICTURES_SCRIPT}`;
