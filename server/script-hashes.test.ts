import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HEAD_SCRIPT } from '../lib/build/inline-scripts';
import { OFFLINE_SCRIPT } from '../lib/build/offline-script';
import { scriptHashes, withOneDataScript } from './security-policy';

/** The hash as a browser computes it, from the text of the script. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/388g_mfn7ei28.js","static/chunks/1r50hp21zzio_.js"],"runtimeModuleIds":[494553]});';
const FIRST_DATA = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\nบ้าน\\u003c/p\\u003e"])';
const BYTES = 'self.__next_f.push([3,"//4="])';

/** A page as Next and the server write it, with injected markup. Its bytes are read as latin1. */
function page(injected = '', last: readonly string[] = [DATA, BYTES]): string {
  const inline = (script: string) => `<script>${script}</script>`;
  const head = `<script data-src="/_next/static/chunks/a.js"></script>${inline(HEAD_SCRIPT)}`;
  const runtime = `<script id="_R_">${CHUNKS}</script><script data-src="/_next/static/chunks/b.js"></script>`;
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const html = `<html><head>${head}</head><body>${data}<main>${injected}</main>${runtime}${[FIRST_DATA, ...last].map(inline).join('')}</body></html>`;
  return Buffer.from(html).toString('latin1');
}

const OURS = [HEAD_SCRIPT, CHUNKS, FIRST_DATA, DATA, BYTES].map(hashOf);

it('lists the scripts of Next and of the server once each, and no data blocks', () => {
  expect(scriptHashes(page())).toEqual(OURS);
  expect(scriptHashes(page('', [DATA, DATA, BYTES]))).toEqual(OURS);
  expect(scriptHashes(`<body><script>${OFFLINE_SCRIPT}</script></body></html>`)).toEqual([hashOf(OFFLINE_SCRIPT)]);
});

describe('an injected script gets no hash', () => {
  it.each([
    ['without attributes', '<script>alert(1)</script>'],
    ['with attributes', '<script id="x" type="module">alert(1)</script>'],
    ['that begins like one of the server', `<script>${HEAD_SCRIPT};alert(1)</script>`],
    ['that looks like data of Next', '<script>self.__next_f.push([1,"2:evil"])</script>'],
    [
      'that looks like the first script of Next',
      '<script id="_R_">alert(1)</script><script>self.__next_f.push([1,"x"])</script>',
    ],
    ['in the chunk list of Next', `<script id="_R_">${CHUNKS.replace('static/chunks/', '../../evil/')}</script>`],
  ])('%s', (_, injected) => {
    expect(scriptHashes(page(injected))).toEqual(OURS);
  });

  it.each([
    ['more than data', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['an expression instead of a string', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
    ['another kind of data', 'self.__next_f.push([2,alert(1)])'],
    ['bytes that are not base64', 'self.__next_f.push([3,"\\u0061"])'],
    ['an expression after the first script', `${FIRST_DATA};self.__next_f.push([1,'a'+alert(1)+'b'])`],
    ['something else', 'alert(1)'],
  ])('at the end of the page: %s', (_, script) => {
    expect(scriptHashes(page('', [DATA, script, BYTES]))).toEqual(OURS);
  });
});

describe('the data of a page in one script', () => {
  const LONG = `self.__next_f.push([1,"${String.raw`\"บ้าน\n'\\\"\u003c`.repeat(50_000)}"])`;
  const inOne = (injected = '') => withOneDataScript(page(injected, [LONG, DATA]));
  const run = (html: string) => {
    const scripts = [...html.matchAll(/<script>([^<]*__next_f[^<]*)<\/script>/g)].map(([, script]) => script);
    const window: { __next_f?: unknown[] } = {};
    new Function('self', scripts.join(';'))(window);
    const texts = window.__next_f?.map((part) => (Array.isArray(part) && part[0] === 1 ? part[1] : ''));
    return { count: scripts.length, texts: texts?.join('') };
  };

  it('is the same, and has one hash', () => {
    expect(run(inOne())).toEqual({ count: 1, texts: run(page('', [LONG, DATA])).texts });
    expect(scriptHashes(inOne())).toHaveLength(OURS.length - 2);
  });

  it('leaves injected scripts apart, and pages with bytes as they are', () => {
    const evil = '<script>self.__next_f.push([1,"evil"])</script><script>self.__next_f.push([1,"evil"])</script>';
    expect(inOne(evil)).toContain(evil);
    expect(scriptHashes(inOne(evil))).toEqual(scriptHashes(inOne()));
    expect(withOneDataScript(page())).toBe(page());
  });
});

it('stays fast on truncated data', () => {
  const started = performance.now();
  scriptHashes(page('', [`self.__next_f.push([1,"${'a'.repeat(1_000_000)}`]));
  expect(performance.now() - started).toBeLessThan(1_000);
});
