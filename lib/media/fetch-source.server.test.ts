import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureFault } from './fault';
import { fetchSource, isPrivateAddress } from './fetch-source.server';
import { networkTo, startHostileUpstream } from './testing/hostile-upstream';

let upstream: Awaited<ReturnType<typeof startHostileUpstream>>;
beforeAll(async () => {
  upstream = await startHostileUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
});

const anywhere = () => false;

/** Shortens all deadlines to a twentieth. */
function twentyTimesFaster() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 20));
}

const outcome = (address: string, network = networkTo(upstream.port, anywhere)): Promise<string> =>
  fetchSource(new URL(address), network).then(
    (bytes) => `${bytes.length} bytes`,
    (error: unknown) => (error instanceof PictureFault ? `${error.status} ${error.code}` : String(error)),
  );

describe('M4 a source is fetched', () => {
  it('completely if it is valid', async () => {
    expect(await outcome('https://pictures.test/good.jpg')).toMatch(/^\d{5,6} bytes$/);
  });

  it.each([
    ['/nope', '404 no-such-picture'],
    ['/500', '502 source-failed'],
    ['/cut-off', '502 source-failed'],
    ['/says-more.jpg', '502 source-failed'],
    ['/redirect', '502 source-redirects'],
    ['/gigabyte', '413 too-many-bytes'],
    ['/declared-gigabyte', '413 too-many-bytes'],
  ])('from %s with the result %s', async (path, expected) => {
    expect(await outcome(`https://pictures.test${path}`)).toBe(expected);
    expect(upstream.seen).toEqual([path]);
  });

  it('within five seconds from the name lookup to the last byte, and then closes its sockets', async () => {
    const timeouts = twentyTimesFaster();
    const start = performance.now();
    const slow = ['/hang', '/trickle'].map((path) => outcome(`https://pictures.test${path}`));
    expect(await Promise.all(slow)).toEqual(['504 source-too-slow', '504 source-too-slow']);
    expect(performance.now() - start).toBeGreaterThan(240);
    expect(timeouts.mock.calls).toEqual([[5_000], [5_000]]);
    await expect.poll(upstream.open).toBe(0);
  });

  it('within five seconds, even if the name is never resolved', async () => {
    twentyTimesFaster();
    const network = { ...networkTo(upstream.port, anywhere), resolve: () => new Promise<never>(() => undefined) };
    expect(await outcome('https://pictures.test/good.jpg', network)).toBe('504 source-too-slow');
  });
});

describe('M4 private addresses are never requested', () => {
  it.each([
    'https://127.0.0.1/good.jpg',
    'https://[::1]/good.jpg',
    'https://[::ffff:127.0.0.1]/good.jpg',
    'https://169.254.169.254/',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://0251.0376.0251.0376/',
    'https://pictures.test/good.jpg',
  ])('%s', async (address) => {
    expect(await outcome(address, networkTo(upstream.port, isPrivateAddress))).toBe('403 address-not-allowed');
    expect(upstream.seen).toEqual([]);
  });

  it('through the resolver of this machine', async () => {
    await expect(fetchSource(new URL(`https://localhost:${upstream.port}/`))).rejects.toMatchObject({ status: 403 });
    expect(upstream.seen).toEqual([]);
  });

  it('if one of several addresses is private', async () => {
    const resolve = async () => ['93.184.215.14', '10.0.0.1'].map((address) => ({ address, family: 4 }));
    const network = { ...networkTo(upstream.port, isPrivateAddress), resolve };
    expect(await outcome('https://pictures.test/good.jpg', network)).toBe('403 address-not-allowed');
  });

  it('through a name that resolves to another address the second time', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const network = { ...networkTo(upstream.port, (address: string) => address === '127.0.0.2'), resolve };
    expect(await outcome('https://pictures.test/good.jpg', network)).toMatch(/bytes$/);
    expect(lookups).toBe(1);
  });
});

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', 'fec0::1', '100::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '2002:7f00:1::', '2001::1', '3fff::1', '5f00::1'],
  ...['64:ff9b::7f00:1', '64:ff9b::169.254.169.254', '64:ff9b::', '64:ff9b:1::8.8.8.8'],
  ...['', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '8.8.8.8 '],
])('M4 %s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each([
  ...['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.0', '172.32.0.1', '169.253.0.1', '223.255.255.255'],
  ...['2606:4700::1111', '2a00:1450:4001:80f::200e', '2404:6800::1', '64:ff9b::8.8.8.8', '64:ff9b::808:808'],
])('M4 %s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

it('M4 a NAT64 address is private if its IPv4 address is', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPrivateAddress(`64:ff9b::${address}`)).toBe(isPrivateAddress(address));
      expect(isPrivateAddress(`::ffff:${address}`)).toBe(true);
    }),
  );
});
