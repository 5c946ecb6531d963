import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePushSubscription } from './push-subscription';

const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';
const parsed = (endpoint: unknown, keys: unknown = { p256dh: P256DH, auth: AUTH }) =>
  parsePushSubscription(JSON.stringify({ endpoint, expirationTime: null, keys }));

it('accepts the subscriptions of the push services', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/dx8:APA91bH_-x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA_-',
    'https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAD%2fx%3d%3d',
    'https://web.push.apple.com/QKJ-x',
  ])
    expect(parsed(endpoint)).toEqual({ endpoint, keys: { p256dh: P256DH, auth: AUTH } });
});

it.each([
  ['http', 'http://fcm.googleapis.com/a'],
  ['another port', 'https://fcm.googleapis.com:8443/a'],
  ['a password', 'https://a:b@fcm.googleapis.com/a'],
  ['this machine', 'https://localhost/a'],
  ['a name without a domain', 'https://metadata/a'],
  ['a private domain', 'https://metadata.google.internal/a'],
  ['a private domain', 'https://printer.local/a'],
  ['an address', 'https://127.0.0.1/a'],
  ['an address', 'https://8.8.8.8/a'],
  ['an address as one number', 'https://2130706433/a'],
  ['an address in octal', 'https://0177.0.0.1/a'],
  ['an address of IPv6', 'https://[::1]/a'],
  ['a dot at the end', 'https://metadata.google.internal./a'],
  ['a line break', 'https://fcm.googleapis.com/a\nb'],
  ['a long address', `https://fcm.googleapis.com/${'a'.repeat(2_048)}`],
  ['no address', 'fcm'],
  ['no text', 7],
])('refuses %s: %s', (_, endpoint) => expect(parsed(endpoint)).toBeNull());

it('refuses keys of another length or form', () => {
  const fine = 'https://fcm.googleapis.com/a';
  for (const keys of [
    null,
    {},
    { p256dh: P256DH },
    { p256dh: P256DH.slice(1), auth: AUTH },
    { p256dh: `A${P256DH.slice(1)}`, auth: AUTH },
    { p256dh: P256DH.replace('7N_e', '7N_f'), auth: AUTH },
    { p256dh: P256DH, auth: `${AUTH}A` },
    { p256dh: P256DH, auth: AUTH.replace('_', '/') },
    { p256dh: P256DH, auth: AUTH.replace(/.$/, 'h') },
  ])
    expect(parsed(fine, keys), JSON.stringify(keys)).toBeNull();
});

it('never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parsePushSubscription(text) === null));
});
