import { describe, expect, it } from 'vitest';
import { HEAD_SCRIPT } from '../../lib/build/head-script';
import { pagePolicy } from './content-policy';
import { withPolicy } from './page-security';

const SOURCES = {
  scripts: ["'sha256-added='"],
  frames: ['https://films.example'],
  media: [],
  pictures: ['https://pictures.example'],
  connections: [],
  reports: '/reports',
};

describe('the content policy of a page', () => {
  it('allows the scripts of the server and those that they load, and nothing else', () => {
    const policy = pagePolicy(["'sha256-x='"], SOURCES);
    expect(policy).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-x=' 'sha256-added='; /);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|http:/);
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    expect(policy).toContain('frame-src https://films.example;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allows no scripts and frames if there are none', () => {
    expect(pagePolicy([], { ...SOURCES, frames: [] })).toMatch(/script-src 'none'; .*frame-src 'none';/);
  });

  it('is set on HTML pages only', () => {
    const page = (type: string) => ({
      status: 200,
      headers: { 'content-type': type },
      body: Buffer.from(`<script>${HEAD_SCRIPT}</script>ก`),
    });
    expect(withPolicy(page('text/html; charset=utf-8'), SOURCES).headers['content-security-policy']).toContain(
      "script-src 'strict-dynamic' 'sha256-",
    );
    expect(withPolicy(page('text/x-component'), SOURCES)).toEqual(page('text/x-component'));
  });
});
