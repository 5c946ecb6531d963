// The site's service worker (docs/decisions/0051-install-and-offline.md). A page always comes from the network, as it is
// today; only where none answers, the kept page says so, with the homes that are saved on the device and how to reach us.
const KEPT = 'offline-1';
const pageOf = (locale) => `/offline/${locale}.html`;
const LOCALES = ['en-us', 'th-th'];
const RENEW_AFTER_MS = 86_400_000;
/** Of whatever is no page, nothing is touched. */
const NO_PAGE = /^\/(?:api|_next|_ipx|cards|builds|demo)\/|\.[a-z0-9]{2,11}$/;

addEventListener('install', (event) => {
  const keep = async () => (await caches.open(KEPT)).addAll(LOCALES.map(pageOf));
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await registration.navigationPreload?.enable();
  };
  event.waitUntil(tidy());
});

function localeOf({ pathname }) {
  const named = LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
  return named ?? (navigator.language.startsWith('th') ? 'th-th' : 'en-us');
}

/** The kept page is of some day: hours and telephone numbers change. */
async function renew(page) {
  const kept = await caches.open(KEPT);
  const made = Date.parse((await kept.match(page))?.headers.get('date') ?? '');
  if (!(Date.now() - made < RENEW_AFTER_MS)) await kept.add(page);
}

async function answer(event, page) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(renew(page).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await caches.match(page);
    if (kept === undefined) throw error;
    return kept;
  }
}

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const address = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || NO_PAGE.test(address.pathname)) return;
  event.respondWith(answer(event, pageOf(localeOf(address))));
});
