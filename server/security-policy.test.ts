import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { HEAD_SCRIPT, SCRIPT_LOADER } from '../lib/build/inline-scripts';
import { deferScripts, withDeferredScripts } from './security-policy';

const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script>' +
  '<script src="/_next/static/chunks/b.js" nonce="n" id="_R_" async=""></script>' +
  `<script>${HEAD_SCRIPT}</script></head><p>บ้าน</p>`;

const DEFERRED =
  '<head><script data-src="/_next/static/chunks/a.js"></script>' +
  '<script src="/_next/static/chunks/p.js" noModule=""></script>' +
  '<script data-src="/_next/static/chunks/b.js" nonce="n" id="_R_"></script>' +
  `<script>${HEAD_SCRIPT}</script></head><p>บ้าน</p>`;

const page = (type: string) => ({ status: 200, headers: { 'content-type': type }, body: Buffer.from(PAGE) });

describe('deferred scripts', () => {
  it('keep their id and nonce; a nomodule script is not deferred, nor any in a page that could not start it', () => {
    expect(withDeferredScripts(PAGE)).toBe(DEFERRED);
    const others = PAGE.replace(HEAD_SCRIPT, '');
    expect(withDeferredScripts(others)).toBe(others);
  });

  it('are deferred in HTML only, and the rest of the page stays the same', () => {
    expect(deferScripts(page('text/plain'))).toEqual(page('text/plain'));
    expect(deferScripts(page('text/html; charset=utf-8')).body.toString()).toBe(DEFERRED);
  });
});

/** Runs the loader on a page with these scripts, which are to start after a first paint that does not come. */
function loaded(addresses: readonly string[], connection?: { saveData?: boolean; effectiveType?: string }) {
  const window = new Window();
  const { document } = window;
  document.body.innerHTML = addresses.map((address) => `<script data-src="${address}"></script>`).join('');
  const requestAnimationFrame = () => undefined;
  const addEventListener = window.addEventListener.bind(window);
  const { IntersectionObserver } = window;
  const navigator = { connection };
  const setTimeout = () => 0;
  runInNewContext(SCRIPT_LOADER, {
    ...{ document, navigator, requestAnimationFrame, addEventListener, IntersectionObserver, setTimeout },
  });
  const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  return { window, document, started };
}

const CHUNK = '/_next/static/chunks/a.js';

it('the loader runs only scripts of the build, not those of injected markup', () => {
  const injected = ['https://evil.example/a.js', '/_next/image?a.js', '//evil.example/_next/static/a.js'];
  const { window, started } = loaded([CHUNK, ...injected]);
  expect(started()).toEqual([]);
  window.dispatchEvent(new window.Event('pointerdown'));
  expect(started()).toEqual([CHUNK]);
});

it.each(['pointerdown', 'keydown', 'online'])('%s starts the scripts, and retries one that failed', (input) => {
  const { window, document, started } = loaded([CHUNK]);
  window.dispatchEvent(new window.Event(input));
  document.querySelector('script[src]')?.dispatchEvent(new window.Event('error'));
  expect(started()).toEqual([]);
  window.dispatchEvent(new window.Event(input));
  expect(started()).toEqual([CHUNK]);
});

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('with the connection %j lazy pictures wait for scripts: %s', (connection, waits) => {
  const { window, document } = loaded([CHUNK, '/_next/static/chunks/b.js'], connection);
  const isSlow = () => document.documentElement.hasAttribute('data-slow');
  expect(isSlow()).toBe(waits);
  window.dispatchEvent(new window.Event('pointerdown'));
  const [first, second] = document.querySelectorAll('script[src]');
  first?.dispatchEvent(new window.Event('error'));
  expect(isSlow()).toBe(waits);
  second?.dispatchEvent(new window.Event('load'));
  expect(isSlow()).toBe(false);
});
