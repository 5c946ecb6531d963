import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

type Pushed = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As the browser reads it. */
  readonly notice: unknown;
  /** The claims of the site's signature. */
  readonly claims: unknown;
};

/** A browser with its keys. Decrypts as RFC 8291 says, by other code than that which encrypts. */
export function testBrowser(name: string) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const p256dh = own.getPublicKey();
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: { endpoint: `https://push.example.com/${name}`, expirationTime: null, keys },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = derived(own.computeSecret(sender), auth, info, 32);
      const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

const jwtClaims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** The claims of `Authorization: vapid t=…, k=…` (RFC 8292). @throws if the signature is not that of the key */
function vapidClaims(authorization: string, siteKey: string) {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url'));
  if (!isSigned || key !== siteKey) throw new Error('not signed by the site');
  return jwtClaims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
}

/** A push service of this machine for some browsers, by their names. `answers` are its next answers; the others are 201. */
export async function testPushService(
  browsers: Readonly<Record<string, ReturnType<typeof testBrowser>>>,
  siteKey: string,
) {
  const received: Pushed[] = [];
  const answers: { readonly status: number; readonly headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      const { status, headers: more = {} } = answers.shift() ?? { status: 201 };
      const claims = vapidClaims(headers.authorization ?? '', siteKey);
      const notice = browsers[path.slice(1)]?.decrypt(body);
      if (status === 201) received.push({ path, headers, notice, claims });
      response.writeHead(status, more).end('a text for a person');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { received, answers, port, close: () => new Promise((resolve) => server.close(resolve)) };
}
