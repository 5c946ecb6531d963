import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPrivateAddress } from '../http/public-address.server';
import { PictureFault } from './fault';
import { fetchSource } from './fetch-source.server';
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

/** Shortens all deadlines to a fiftieth. */
function fiftyTimesFaster() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 50));
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
    const timeouts = fiftyTimesFaster();
    const start = performance.now();
    const slow = ['/hang', '/trickle'].map((path) => outcome(`https://pictures.test${path}`));
    expect(await Promise.all(slow)).toEqual(['504 source-too-slow', '504 source-too-slow']);
    expect(performance.now() - start).toBeGreaterThan(95);
    expect(timeouts.mock.calls).toEqual([[5_000], [5_000]]);
    await expect.poll(upstream.open).toBe(0);
  });

  it('within five seconds, even if the name is never resolved', async () => {
    fiftyTimesFaster();
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
