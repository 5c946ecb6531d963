/**
 * Marks a picture that cannot be shown, in place of the browser's broken icon: an empty picture of the same size takes its
 * place, and `[data-broken]` in app/named-looks.css draws the mark. In the head, so that it sees the errors that come
 * before any bundle; the source is self-contained.
 */
export const BROKEN_PICTURES_SCRIPT = `addEventListener('error',function(e){var t=e.target;if(t.tagName=='IMG'&&t.src.slice(0,5)!='data:'){t.setAttribute('data-broken','');t.removeAttribute('srcset');t.style.backgroundColor='';t.src='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22200%22/%3E'}},true)`;
