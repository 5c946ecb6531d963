const CHECK_EVERY_MS = 50;
const GIVE_UP_AFTER_MS = 10_000;

/** Shows that a link is pressed until its page is there, which takes a second on a slow phone. */
export function showPending(link: Element, target: string): void {
  const from = location.href;
  if (new URL(target, from).href === from) return;
  const until = performance.now() + GIVE_UP_AFTER_MS;
  link.setAttribute('aria-busy', 'true');
  // Next changes the address with the page, and has no event for it.
  const timer = setInterval(() => {
    if (location.href === from && link.isConnected && performance.now() < until) return;
    clearInterval(timer);
    link.removeAttribute('aria-busy');
  }, CHECK_EVERY_MS);
}
