'use client';

/** Why a device gets no alert. */
export const PUSH_FAULTS = ['denied', 'unanswered', 'unreachable', 'none', 'full', 'too-many', 'failed'] as const;
export type PushFault = (typeof PUSH_FAULTS)[number];

export type PushOutcome = { readonly page: string } | { readonly fault: PushFault };

/** A worker that cannot be installed would let the visitor wait for ever. */
const READY_WITHIN_MS = 15_000;

type Asked = {
  readonly endpoint: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The site's public key, in base64url. */
  readonly siteKey: string;
};

const failed = { fault: 'failed' } as const;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function isOfKey({ options: { applicationServerKey } }: PushSubscription, siteKey: string): boolean {
  return applicationServerKey !== null && base64url(applicationServerKey) === siteKey;
}

/** Adds an alert to those of this device. Only after a press, because the browser may ask. */
export async function subscribeDevice(asked: Asked, permission: NotificationPermission): Promise<PushOutcome> {
  if (permission !== 'granted') return { fault: permission === 'denied' ? 'denied' : 'unanswered' };
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, READY_WITHIN_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (registration === undefined) return failed;
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  if (before !== null && isOfKey(before, asked.siteKey)) return send(asked, before);
  // The site has another key than before, for which a browser needs another subscription.
  const replaces: Record<string, string> = before === null ? {} : { replaces: JSON.stringify(before) };
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: asked.siteKey };
  const made = await pushManager.subscribe(options).catch(() => null);
  return made === null ? { fault: 'unreachable' } : send({ ...asked, fields: { ...asked.fields, ...replaces } }, made);
}

/** The page with the alerts of this device. */
export async function alertsOfDevice(asked: Asked): Promise<PushOutcome> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? send(asked, subscription) : { fault: 'none' };
}

async function send({ endpoint, fields, siteKey }: Asked, subscription: PushSubscription): Promise<PushOutcome> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fields, push: JSON.stringify(subscription), key: siteKey }),
  });
  if (response.status === 429) return { fault: 'too-many' };
  return response.ok ? readOutcome(await response.json()) : failed;
}

function readOutcome(answer: unknown): PushOutcome {
  if (typeof answer !== 'object' || answer === null) return failed;
  if ('page' in answer && typeof answer.page === 'string' && answer.page.startsWith('/')) return { page: answer.page };
  const fault = 'fault' in answer ? PUSH_FAULTS.find((known) => known === answer.fault) : undefined;
  return { fault: fault ?? 'failed' };
}
