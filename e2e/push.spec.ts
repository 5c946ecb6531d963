import { axeFaults } from './axe';
import { expect, test } from './journey';
import { type RunningServer, startWithFolder } from './server';

const NOTICE = {
  ...{ title: 'ราคาใหม่', body: '฿3,500,000 (เดิม ฿4,000,000)', lang: 'th-TH', tag: 'a', url: '/th-th/listings/rm-1001' },
  ...{ image: '/_ipx/f_jpeg,w_1024,q_75/demo/area-skyline-dusk.jpg', end: { label: 'ยกเลิก', url: '/th-th/alerts' } },
};

/** Headless Chromium reaches no push service, so the page gets a subscription with real keys from here. */
function subscribeHere(): void {
  let made: unknown = null;
  const base64url = (bytes: ArrayBuffer | Uint8Array) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  async function subscribe(options: { applicationServerKey: string }) {
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const keys = {
      p256dh: base64url(await crypto.subtle.exportKey('raw', publicKey)),
      auth: base64url(crypto.getRandomValues(new Uint8Array(16))),
    };
    const padded = `${options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')}=`;
    const applicationServerKey = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0)).buffer;
    const sent = { endpoint: 'https://fcm.googleapis.com/fcm/send/a:b', expirationTime: null, keys };
    made = { options: { applicationServerKey }, toJSON: () => sent };
    return made;
  }
  Object.defineProperties(PushManager.prototype, {
    subscribe: { value: subscribe },
    getSubscription: { value: async () => made },
  });
}

/** The headless shell shows no notifications, so this test needs the full Chromium of `npm run test:full`. */
test.use({ serviceWorkers: 'allow' });

test('th-th: a phone gets alerts after a press, and shows a message that opens the home', {
  tag: ['@phone', '@full'],
}, async ({ page, context }) => {
  const site: RunningServer = await startWithFolder({ SITE_URL: 'https://rommai.example' });
  try {
    await page.addInitScript(subscribeHere);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${site.url}/th-th/listings/rm-1001/alert`);
    const button = page.getByRole('button', { name: 'แจ้งบนอุปกรณ์นี้', exact: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), colorScheme).toEqual([]);
    }
    await context.grantPermissions(['notifications'], { origin: site.url });
    const before = requests.length;
    await button.click();
    await page.waitForURL(/\/th-th\/alerts\/status\/[0-9a-f]{64}\?done=device$/);
    const [code, ...sent] = requests.slice(before).map((url) => new URL(url).pathname);
    expect(code, 'the code comes with the press').toMatch(/^\/_next\/static\/chunks\//);
    expect(sent).toContain('/api/alerts');
    await expect(page.getByRole('status').filter({ hasText: 'เรียบร้อย' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const id = registrations[0]?.registrationId;
        if (id !== undefined) resolve(id);
      }),
    );
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    await browser.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: site.url, registrationId, data: JSON.stringify(NOTICE) },
    });
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map((notification) => ({
          ...{ title: notification.title, body: notification.body, lang: notification.lang, tag: notification.tag },
          ...{ data: notification.data, image: 'image' in notification && notification.image },
        })),
      );
    await expect.poll(shown).toEqual([
      {
        ...{ title: NOTICE.title, body: NOTICE.body, lang: 'th-TH', tag: 'a' },
        data: { url: NOTICE.url, end: NOTICE.end.url },
        image: site.url + NOTICE.image,
      },
    ]);
  } finally {
    await site.stop();
  }
});
