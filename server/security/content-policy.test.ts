import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy, scriptHashes } from './content-policy';
import { withPolicy } from './page-security';

const SOURCES = {
  frames: ['https://films.example'],
  media: [],
  pictures: ['https://pictures.example'],
  asked: [],
  reports: '/reports',
};

/** As a browser makes it, of the script's text. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
const latin1 = (html: string) => Buffer.from(html).toString('latin1');

describe('the hashes of a page', () => {
  it('are of every script that stands in it, Thai ones too, each once', () => {
    const thai = 'self.__next_f.push("บ้านเดี่ยว")';
    const html = `<script>a()</script><p>x</p><script id="_R_">${thai}</script><script>a()</script>`;
    expect(scriptHashes(latin1(html))).toEqual([hashOf('a()'), hashOf(thai)]);
  });

  it('leave out data and what has an address', () => {
    const html = [
      '<script type="application/ld+json">{"a":1}</script>',
      '<script src="/a.js" async=""></script>',
      '<script data-src="/_next/static/b.js" id="b"></script>',
    ].join('');
    expect(scriptHashes(html)).toEqual([]);
  });
});

describe('the policy of a page', () => {
  it('runs what the server sent and what that loads, and nothing else', () => {
    const policy = pagePolicy([hashOf('a()')], SOURCES);
    expect(policy).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-[^']+'; /);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|http:/);
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    expect(policy).toContain('frame-src https://films.example;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('runs nothing where there is nothing to run', () => {
    expect(pagePolicy([], { ...SOURCES, frames: [] })).toMatch(/script-src 'none'; .*frame-src 'none';/);
  });

  it('is said of pages alone', () => {
    const page = (type: string) => ({
      status: 200,
      headers: { 'content-type': type },
      body: Buffer.from('<script>ก</script>'),
    });
    expect(withPolicy(page('text/html; charset=utf-8'), SOURCES).headers['content-security-policy']).toContain(
      hashOf('ก'),
    );
    expect(withPolicy(page('text/x-component'), SOURCES)).toEqual(page('text/x-component'));
  });
});
