// The site's service worker (docs/decisions/0051-install-and-offline.md). Pages always come from the network. Without a
// connection it shows a cached page with the homes that are saved on the device and the site's contact details.
const CACHE = 'offline-1';
const offlinePageOf = (locale) => `/offline/${locale}.html`;
const LOCALES = ['en-us', 'th-th'];
const REFRESH_AFTER_MS = 86_400_000;
/** Requests that are not for pages go to the network untouched. */
const NOT_A_PAGE = /^\/(?:api|_next|_ipx|cards|builds|demo)\/|\.[a-z0-9]{2,11}$/;

addEventListener('install', (event) => {
  const store = async () => (await caches.open(CACHE)).addAll(LOCALES.map(offlinePageOf));
  event.waitUntil(store().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const deleteOtherCaches = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await registration.navigationPreload?.enable();
  };
  event.waitUntil(deleteOtherCaches());
});

function localeOf({ pathname }) {
  const named = LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
  return named ?? (navigator.language.startsWith('th') ? 'th-th' : 'en-us');
}

/** Fetches the cached page again after a day, because office hours and phone numbers change. */
async function refresh(page) {
  const cache = await caches.open(CACHE);
  const cachedAt = Date.parse((await cache.match(page))?.headers.get('date') ?? '');
  if (!(Date.now() - cachedAt < REFRESH_AFTER_MS)) await cache.add(page);
}

async function respond(event, page) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refresh(page).catch(() => undefined));
    return response;
  } catch (error) {
    const cached = await caches.match(page);
    if (cached === undefined) throw error;
    return cached;
  }
}

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const address = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || NOT_A_PAGE.test(address.pathname)) return;
  event.respondWith(respond(event, offlinePageOf(localeOf(address))));
});

/** The text is ours: it is encrypted for this browser, and signed with the site's key (lib/alerts/alert-pusher.server.ts). */
addEventListener('push', (event) => {
  const { title, url, end, ...shown } = event.data.json();
  const actions = end ? [{ action: 'end', title: end.label }] : [];
  const data = { url, end: end?.url };
  event.waitUntil(registration.showNotification(title, { icon: '/icons/icon-192.png', ...shown, data, actions }));
});

addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(clients.openWindow(action === 'end' ? notification.data.end : notification.data.url));
});

/** The browser replaced its subscription. The alerts move to the new one. */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const key = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  const push = newSubscription ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const body = { push: JSON.stringify(push), replaces: JSON.stringify(oldSubscription) };
  await fetch('/api/alerts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, key: key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') }),
  });
}

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
