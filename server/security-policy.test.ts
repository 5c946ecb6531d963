import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { deferScripts, SCRIPT_LOADER, withDeferredScripts } from './security-policy';

const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script>' +
  '<script src="/_next/static/chunks/b.js" nonce="n" id="_R_" async=""></script></head><p>บ้าน</p>';

const DEFERRED =
  '<head>START<script data-src="/_next/static/chunks/a.js"></script>' +
  '<script src="/_next/static/chunks/p.js" noModule=""></script>' +
  '<script data-src="/_next/static/chunks/b.js" nonce="n" id="_R_"></script></head><p>บ้าน</p>';

const page = (type: string) => ({ status: 200, headers: { 'content-type': type }, body: Buffer.from(PAGE) });

describe('deferred scripts', () => {
  it('keep their id and nonce, after one loader; a nomodule script is not deferred', () => {
    expect(withDeferredScripts(PAGE, 'START')).toBe(DEFERRED);
  });

  it('are deferred in HTML only, and the rest of the page stays the same', () => {
    expect(deferScripts(page('text/plain'))).toEqual(page('text/plain'));
    const html = deferScripts(page('text/html; charset=utf-8')).body.toString();
    expect(html.match(/currentScript\.remove/g)).toHaveLength(1);
    expect(html.replace(/<script>\(function.*?<\/script>/, 'START')).toBe(DEFERRED);
  });
});

it('the loader runs only scripts of the build, not those of injected markup', () => {
  const { document } = new Window();
  const injected = ['https://evil.example/a.js', '/_next/image?a.js', '//evil.example/_next/static/a.js'];
  document.body.innerHTML = ['/_next/static/chunks/a.js', ...injected]
    .map((address) => `<script data-src="${address}"></script>`)
    .join('');
  const page = Object.defineProperties(document, {
    currentScript: { value: { remove() {} } },
    hidden: { value: true },
  });
  runInNewContext(SCRIPT_LOADER, { document: page });
  const started = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  expect(started).toEqual(['/_next/static/chunks/a.js']);
});
