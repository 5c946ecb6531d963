import { pushNow } from './data-layer';

/** Without what an ad blocker or an outage may make of it: a script that does not come is missed by nobody. */
function addScript(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/**
 * Loads the container. The page's policy lets it run because our own script adds it; a page that is still loading goes
 * first, so that a host that hangs keeps no load event waiting.
 */
export function loadTagManager(id: string): void {
  pushNow({ 'gtm.start': Date.now(), event: 'gtm.js' });
  if (document.readyState === 'complete') addScript(id);
  else window.addEventListener('load', () => addScript(id), { once: true });
}
